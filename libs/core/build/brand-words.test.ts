import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BrandWords, ownWords } from '@network/tenant/brand-words.ts';
import { DEFAULT_LANGUAGE, OTHER_LANGUAGES } from '@network/validation/languages.ts';
import { readTenant } from './read-tenant.ts';

const apps = join(import.meta.dirname, '../../../apps');
const tenants = await Promise.all(readdirSync(apps).map((id) => readTenant(join(apps, id, 'tenant.ts'))));

/** The characters for which pages have room: a button beside another on a phone, a heading in a line or two, a search result's text. */
const MOST = {
  tagline: 48,
  description: 155,
  keyword: 32,
  welcomeBack: 32,
  row: 40,
  watch: 26,
  unlock: 26,
  trailer: 26,
  more: 22,
  promise: 56,
  offer: 125,
  join: 22,
  news: 44,
} as const;

/** Each text with the room that there is for it. */
function textsOf({ copy, home }: BrandWords): readonly (readonly [room: keyof typeof MOST, text: string])[] {
  const { keywords, ...said } = copy;
  const single = Object.entries({ ...said, ...home.words }) as [keyof typeof MOST, string][];
  return [
    ...single,
    ...keywords.map((text) => ['keyword', text] as const),
    ...Object.values(home.rows).map((text) => ['row', text] as const),
  ];
}

const spoken = tenants.flatMap((tenant) => [
  { id: tenant.id, language: DEFAULT_LANGUAGE, words: ownWords(tenant) },
  ...OTHER_LANGUAGES.map((language) => ({ id: tenant.id, language, words: tenant.words[language] })),
]);
const translated = spoken.filter(({ language }) => language !== DEFAULT_LANGUAGE);

it.each(spoken)('$id has all of its own words in $language, none longer than its place', ({ words }) => {
  const texts = words === undefined ? [] : textsOf(words);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(([room, text]) => text.length > MOST[room])).toEqual([]);
});

describe.each(translated)('what $id says in $language', ({ id, language, words }) => {
  const own = tenants.find((tenant) => tenant.id === id);
  const texts = words === undefined ? [] : textsOf(words).map(([, text]) => text);

  it('is not left in English', () => {
    const english = new Set(own === undefined ? [] : textsOf(ownWords(own)).map(([, text]) => text));
    expect(texts.filter((text) => english.has(text) && text.split(' ').length > 2)).toEqual([]);
    expect(texts.filter((text) => !english.has(text)).length).toBeGreaterThan(texts.length / 2);
  });

  it('speaks to people as the catalogue does', () => {
    const formal = { de: /\b(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b/, es: /\b(?:usted(?:es)?|vosotros)\b/i }[language as 'de'];
    expect(texts.filter((text) => formal.test(text))).toEqual([]);
  });
});
