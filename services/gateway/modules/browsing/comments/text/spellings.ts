import { bannedWordsOf } from './banned-words.ts';
import { digitFor, signFor } from './fold-text.ts';

/**
 * Other ways to spell a word or phrase that are read as the same: with digits or signs for letters, and letter by letter. Each
 * of them is tried on the rule that comments are read by.
 */
export function spellingsOf(word: string): readonly string[] {
  const letters = Array.from(word);
  const tried = [
    letters.map(digitFor).join(''),
    letters.map(signFor).join(''),
    letters.filter((each) => each !== ' ').join(' '),
    word.toUpperCase(),
  ];
  const rule = bannedWordsOf([word]);
  return [...new Set(tried)].filter((spelling) => spelling !== word && rule.isFoundIn(spelling));
}
