import { describe, expect, it } from 'vitest';
import { bannedWordsOf } from './banned-words.ts';
import { spellingsOf } from './spellings.ts';

describe('D28 other spellings of a banned word', () => {
  it.each([
    ['sandal', ['54nd4l', '$@nd@l', 's a n d a l', 'SANDAL']],
    // A sign at the end of a word is none of its letters.
    ['pasta', ['p4574', 'p a s t a', 'PASTA']],
    // The letters of several words are not read as one of them.
    ['red kite', ['r3d k173', 'RED KITE']],
    ['100', ['1 0 0']],
  ])('%s', (word, spellings) => expect(spellingsOf(word)).toEqual(spellings));

  it.each(['sandal', 'pasta', 'red kite', 'über', '100'])('of %s are all caught', (word) => {
    const rule = bannedWordsOf([word]);
    for (const spelling of spellingsOf(word)) expect(rule.isFoundIn(`So ${spelling}, they say`)).toBe(true);
  });
});
