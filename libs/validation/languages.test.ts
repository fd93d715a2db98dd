import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, OTHER_LANGUAGES, preferredLanguage } from './languages.ts';

describe('the language of a browser', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['en-US,en;q=0.9', 'en'],
    ['de', 'de'],
    ['de-AT,en;q=0.8', 'de'],
    ['fr-FR, es-MX;q=0.7, de;q=0.9', 'de'],
    ['fr, it', null],
    ['de;q=0, es', 'es'],
    ['de;q=nonsense, es;q=0.1', 'es'],
    ['ES', 'es'],
    ['constructor, *', null],
  ])('of %s is %s', (header, language) => expect(preferredLanguage(header)).toBe(language));

  it('is only one that we have', () => {
    expect(isLanguage('de')).toBe(true);
    for (const other of ['DE', 'toString', '', null, 1]) expect(isLanguage(other)).toBe(false);
  });
});

it('has every language but English in the list of the other ones', () => {
  expect(OTHER_LANGUAGES).toEqual(Object.keys(LANGUAGES).filter((language) => language !== DEFAULT_LANGUAGE));
});
