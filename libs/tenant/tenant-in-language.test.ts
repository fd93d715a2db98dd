import { describe, expect, it } from 'vitest';
import vixen from '../../apps/vixen/tenant.ts';
import german from '../../apps/vixen/words/de.ts';
import { ownWords } from './brand-words.ts';
import { defineTenant, parseTenant, TenantConfigurationError } from './define-tenant.ts';
import { tenantIn } from './tenant-in-language.ts';

const speaking = parseTenant({ ...vixen, words: { de: german } });

describe('a brand in a language', () => {
  it('has the words of that language, and is composed as ever', () => {
    const spoken = tenantIn(speaking, 'de');
    expect(ownWords(spoken)).toEqual(german);
    const looks = ({ rows }: typeof vixen.home) => rows.map((row) => ('as' in row ? [row.show, row.as] : [row.show]));
    expect(looks(spoken.home)).toEqual(looks(vixen.home));
    expect(spoken.home.hero).toBe(speaking.home.hero);
  });

  it('is the one of its configuration in English, and the same object each time in another', () => {
    expect(tenantIn(speaking, null)).toBe(speaking);
    expect(tenantIn(speaking, 'de')).toBe(tenantIn(speaking, 'de'));
    expect(tenantIn(speaking, 'de')).not.toBe(tenantIn(speaking, 'es'));
  });

  it('without words of its own there says what only it says in English, and leaves the rest to the catalogue', () => {
    const { copy, home } = tenantIn(speaking, 'es');
    expect([copy.tagline, copy.welcomeBack, home.words]).toEqual([vixen.copy.tagline, undefined, {}]);
    expect(home.rows).toEqual(vixen.home.rows);
  });
});

describe('words in another language', () => {
  const { offer: _offer, ...words } = german.home.words;
  const { latest: _latest, ...rows } = german.home.rows;
  const { welcomeBack: _welcome, ...copy } = german.copy;

  it.each([
    [
      'lack a word',
      { ...german, home: { ...german.home, words } },
      'home.words.offer: expected a text, as tenant.ts has one',
    ],
    [
      'lack a heading',
      { ...german, home: { ...german.home, rows } },
      'home.rows.latest: expected a text, as tenant.ts has one',
    ],
    ['lack the greeting', { ...german, copy }, 'copy.welcomeBack: expected a text, as tenant.ts has one'],
    [
      'have a word more',
      { ...german, home: { ...german.home, words: { ...german.home.words, unlock: 'Aufschließen' } } },
      'home.words.unlock: expected no text, as tenant.ts has none',
    ],
    ['have an empty text', { ...german, copy: { ...german.copy, tagline: ' ' } }, 'copy.tagline: expected a text'],
  ])('that %s are refused with the place', (_case, de, message) => {
    const define = () => defineTenant({ ...vixen, words: { de } });
    expect(define).toThrow(TenantConfigurationError);
    expect(define).toThrow(`words.de.${message}`);
  });
});
