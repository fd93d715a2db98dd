import { expect, it } from 'vitest';
import { SITES } from '@network/tenant/demonstration-sites.ts';
import { makeCatalogue } from './catalogue.ts';
import { loglineIn } from './logline-translations.ts';

const FEATURED = 5;

const { lists } = makeCatalogue(new Date('2026-11-30T00:00:00Z'));

it('the newest films of each site have titles in German and in Spanish, each another', () => {
  const featured = SITES.flatMap(({ id }) =>
    lists.films
      .filter(({ site, channel, releasedAt }) => site === id && channel === null && releasedAt < '2026-11-30')
      .toSorted((one, other) => other.releasedAt.localeCompare(one.releasedAt))
      .slice(0, FEATURED),
  );
  expect(featured).toHaveLength(SITES.length * FEATURED);
  for (const { title, translations } of featured) {
    expect([title, translations.map(({ language }) => language)]).toEqual([title, ['de', 'es']]);
  }
  const titles = lists.films.flatMap(({ translations }) =>
    translations.map((each) => `${each.language} ${each.title}`),
  );
  expect(titles).toHaveLength(featured.length * 2);
  expect(new Set(titles).size).toBe(titles.length);
});

it('those films are described in the language of their titles, from all the words that loglines have', () => {
  const translated = lists.films.filter(({ translations }) => translations.length > 0);
  for (const { description, translations } of translated)
    expect(new Set([description, ...translations.map((each) => each.description)]).size).toBe(3);
  expect(
    loglineIn('de', 'An understudy is handed the wrong key, and the weather takes sides. Told almost without words.'),
  ).toBe(
    'Eine Zweitbesetzung bekommt den falschen Schlüssel, und das Wetter ergreift Partei. Fast ohne Worte erzählt.',
  );
  expect(() => loglineIn('es', 'A film.')).toThrow('No logline has these words');
});
