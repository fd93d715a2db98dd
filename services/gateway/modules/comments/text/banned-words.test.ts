import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bannedWords, bannedWordsOf } from './banned-words.ts';
import { foldedWords, foldForComparison } from './fold-text.ts';

const list = bannedWordsOf(['# remark', '', 'idiot', 'send bitcoin']);

describe('D28 V07 banned words', () => {
  it.each([
    'idiot',
    'You IDIOT!',
    'an ídîöt.',
    'idiot’s',
    '(idiot)',
    'an_idiot_',
    'ＩＤＩＯＴ',
    '𝓲𝓭𝓲𝓸𝓽',
    'id\u200biot',
    'i\u0336d\u0336i\u0336o\u0336t',
    'іdіоt',
    '1d10t',
    '!d!0t',
    '!d!0t!',
    'tell the 1d!0t!!',
    'i.d.i.o.t',
    'i d i o t',
    'send   BITCOIN',
    'send\nbitc0in',
    'send, bitcoin',
  ])('D28 are found in %j', (text) => expect(list.isFoundIn(text)).toBe(true));

  it.each(['idiotic idea', 'the idiotproof way', 'send a letter', 'bitcoin, send', '', 'Schweizer Idiotikon', '123'])(
    'D28 are not found in %j',
    (text) => expect(list.isFoundIn(text)).toBe(false),
  );

  it('D28 are found between any borders, in any case', () => {
    const border = fc.constantFrom(' ', '.', ',', '!', '\n', '—', '"', '(', '/', '…', '-', ' 😀 ');
    fc.assert(
      fc.property(fc.lorem({ mode: 'words' }), border, border, fc.nat(), (words, before, after, seed) => {
        const shouted = Array.from('idiot', (letter, at) => ((seed >> at) & 1 ? letter.toUpperCase() : letter)).join(
          '',
        );
        expect(list.isFoundIn(`${words}${before}${shouted}${after}${words}`)).toBe(true);
      }),
    );
  });

  it('D28 are never found inside a longer word', () => {
    const more = fc.string({ unit: fc.constantFrom('b', 'c', 'd', 'f', 'g', 'h', 'k'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(more, more, (before, after) => {
        expect(list.isFoundIn(`${before}idiot`)).toBe(false);
        expect(list.isFoundIn(`idiot${after}`)).toBe(false);
      }),
    );
  });

  it('are looked for in any text without fail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(list.isFoundIn(`${text} idiot ${text}`)).toBe(true);
      }),
    );
  });

  it('are kept in a list, remarks left out', () => {
    expect(bannedWords.isFoundIn('what a moron')).toBe(true);
    expect(bannedWords.isFoundIn('# Insults')).toBe(false);
  });
});

describe('folding', () => {
  it('is done once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = foldedWords(text);
        expect(foldedWords(words.join(' '))).toEqual(words);
      }),
    );
  });

  it('V07 takes the same words for the same comment', () => {
    expect(foldForComparison('  Such\n light ')).toBe(foldForComparison('such LIGHT'));
    expect(foldForComparison('such light!')).not.toBe(foldForComparison('such light'));
  });
});
