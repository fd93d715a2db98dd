import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWERS, OPENINGS, PINNED } from '../demonstration/comment-words.ts';
import { bannedWordsOf, commentWordsOf } from './banned-words.ts';
import { foldedWords, foldForComparison } from './fold-text.ts';

const bannedWords = commentWordsOf([]);
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

  it('are stored in a list, without its comments', () => {
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

/** Slurs and insults of the data set, so written that this file is fit to be read. */
const slur = (rot13: string): string =>
  rot13.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));

describe('D28 what comments may not hold', () => {
  it.each([
    'avttre',
    'snttbg',
    'ergneqrq',
    'xvxr',
    'genaal',
    'juber',
    'fyhg',
    'ohyyfuvg',
    'phag',
    'ovgpu',
    'shpx',
    'fuvg',
    'encr',
  ])('D28 the data set has slurs (%s)', (rot13) => {
    const word = slur(rot13);
    for (const text of [
      word,
      `You ${word.toUpperCase()}!`,
      `such a ${word}, really`,
      Array.from(word).join(' '),
      Array.from(word).join('.'),
      Array.from(word).join('\u200b'),
      word.replaceAll('i', '1').replaceAll('e', '3'),
      word.replaceAll('a', 'а').replaceAll('o', 'о').replaceAll('e', 'е'),
    ]) {
      expect([text, bannedWords.isFoundIn(text)]).toEqual([text, true]);
    }
  });

  it.each([
    'I will kill you',
    'k1ll y0urself',
    'go kill yourself.',
    'KYS',
    'k y s',
    'I hope you die',
    'I know where you live',
    'somebody should shoot you',
    'You’re dead',
    'i will f1nd you and then',
  ])('D28 threats: %s', (text) => expect(bannedWords.isFoundIn(text)).toBe(true));

  it.each([
    'Scunthorpe',
    'I grew up in Scunthorpe and Penistone.',
    'a cocktail in first class',
    'classic glass, brass and grass',
    'an assassin of a passage, an assessment',
    'Essex, Sussex and Middlesex',
    'the analyst analysed an analog signal',
    'Dickens wrote this in Lightwater',
    'shiitake mushrooms, a cuckoo, a peacock, a cockpit',
    'therapist, grape, drape, scrape',
    'Titan, title, constitution, titanic',
    'document, circumference, cucumber, accumulate',
    'basement, cement, advertisement',
    'raccoon and tycoon, spice, spicy, hospice',
    'a skilled actor, killer lighting, this killed me',
    'scene 455 at 1080, 8008 of 55',
    'I was at the shop, it is hot',
    'bass, mass, compass, embarrassed',
    'Arsenal, parsed, rehearse, coarse, arsenic',
    'sextant, sextet, unisex',
    'the mishit and the pushit wall',
  ])('D28 are not found in %s', (text) => expect(bannedWords.isFoundIn(text)).toBe(false));

  it('are in nothing that the demonstration says', () => {
    const said = [...OPENINGS, ...ANSWERS, ...PINNED];
    expect(said.filter((text) => bannedWords.isFoundIn(text))).toEqual([]);
  });

  it('are added and taken away by the editors', () => {
    const own = commentWordsOf([
      { word: 'pineapple pizza', verdict: 'banned' },
      { word: 'moron', verdict: 'allowed' },
      { word: slur('fuvg'), verdict: 'allowed' },
    ]);
    expect(own.isFoundIn('P1neapple  PIZZA!')).toBe(true);
    expect(own.isFoundIn(`such a moron, ${slur('fuvg')}`)).toBe(false);
    expect(own.isFoundIn('an idiot')).toBe(true);
  });
});
