import { readdirSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { english } from '@network/messages/catalogue/english.ts';
import { translated, translations } from '@network/messages/catalogue/translations.ts';

/** What developers and staff read, which stays in English. */
const IN_ENGLISH_ONLY = [
  'banned-words',
  'comment-decisions',
  'performer-records',
  'previews',
  'request-desk',
  'staff-desk',
  'sandbox',
];

const FOLDER = new URL('.', import.meta.resolve('@network/messages/errors.ts'));

const filesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, FOLDER))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length));

const nameOf = (file: string): string => file.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

type Leaf = readonly [path: string, text: string];

function leavesOf(texts: unknown, path = ''): readonly Leaf[] {
  if (typeof texts === 'string') return [[path, texts]];
  return Object.entries(texts as object).flatMap(([key, value]) =>
    leavesOf(value, path === '' ? key : `${path}.${key}`),
  );
}

/** The arguments and tags of a message with their kinds, whatever its words. */
function argumentsOf(text: string): string {
  const found = new Set<string>();
  const read = (message: unknown): void => {
    for (const part of Array.isArray(message) ? (message as readonly unknown[]) : []) {
      if (!Array.isArray(part)) continue;
      const [name, kind, ...rest] = part as readonly unknown[];
      found.add(typeof kind === 'number' ? `${String(name)} ${kind}` : String(name));
      if (typeof kind !== 'number') read([kind]);
      for (const each of rest) read(isBranches(each) ? Object.values(each).flatMap((branch) => branch) : [each]);
    }
  };
  read(compile(text));
  return [...found].toSorted().join(', ');
}

const isBranches = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const languages = Object.entries(translations);

describe('the catalogue', () => {
  it('lists every namespace of people who use the product', () => {
    const expected = filesIn('./').filter((file) => !IN_ENGLISH_ONLY.includes(file));
    expect(Object.keys(english).toSorted()).toEqual(expected.map(nameOf).toSorted());
  });

  it.each(languages)('has every namespace in %s', (language, catalogue) => {
    const expected = filesIn('./').filter((file) => !IN_ENGLISH_ONLY.includes(file));
    expect(filesIn(`./${language}/`).toSorted()).toEqual(expected.toSorted());
    expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it.each(languages)('has every text in %s, with the same arguments and tags', (_language, catalogue) => {
    const texts = new Map(leavesOf(catalogue));
    const expected = leavesOf(english);
    expect([...texts.keys()].toSorted()).toEqual(expected.map(([path]) => path).toSorted());
    const differing = expected.filter(([path, text]) => {
      const other = texts.get(path) ?? '';
      return argumentsOf(text) !== argumentsOf(other);
    });
    expect(differing.map(([path]) => `${path}: ${texts.get(path)}`)).toEqual([]);
  });

  it.each(languages)('has no text in %s that was left in English', (_language, catalogue) => {
    const texts = new Map(leavesOf(catalogue));
    const same = leavesOf(english).filter(
      ([path, text]) =>
        texts.get(path) === text &&
        !text.includes(', plural') &&
        text.split(' ').length > 3 &&
        !isSharedWording(path, text),
    );
    expect(same.map(([path]) => path)).toEqual([]);
  });

  it('reads by the plural forms of each language', () => {
    const count = (language: 'de' | 'es', number: number): string =>
      createTranslator({ locale: language, messages: translated(english.cards.cards, language) })('videoCount', {
        count: number,
      });
    expect([count('de', 1), count('de', 1234)]).toEqual(['1 Video', '1.234 Videos']);
    expect([count('es', 1), count('es', 12_345)]).toEqual(['1 vídeo', '12.345 vídeos']);
  });

  it('finds groups at any depth, and groups of several namespaces', () => {
    const { errors } = english.errors;
    expect(translated(errors.away, 'de').action).toBe('Noch einmal versuchen');
    expect(translated({ ours: errors.server, page: errors.away }, 'es').ours.action).toBe('Ir al inicio');
    expect(translated(errors, 'en')).toBe(errors);
  });
});

/** The law's own words, staff's texts and mails, and texts of placeholders alone. */
function isSharedWording(path: string, text: string): boolean {
  if (/^(?:healthWarnings\.(?:healthWarnings|helplines)|support\.support)\./.test(path)) return true;
  if (
    /\.(?:castingApplication|supportRequest|removalRequest|requestDue|requestLate|dataRequestDue|dataRequestLate|staffCode|staffPassword)\./.test(
      path,
    )
  )
    return true;
  return !/[a-z]{3}/i.test(text.replaceAll(/\{[^}]*\}/g, ''));
}
