import { readFileSync } from 'node:fs';
import { foldedWords, foldedWordsWithSigns } from './fold-text.ts';

/** Finds words of a list in a text. */
export interface BannedWords {
  /** Whether a text holds a word or phrase of the list between word borders, also spelled with spaces (D28). */
  isFoundIn(text: string): boolean;
}

/** @param lines one word or phrase each; empty ones and those that begin with `#` are left out */
export function bannedWordsOf(lines: readonly string[]): BannedWords {
  const phrases = lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => foldedWords(line).join(' '))
    .filter((phrase) => phrase !== '');
  return {
    isFoundIn: (text) => {
      const readings = [foldedWords(text), foldedWordsWithSigns(text)].flatMap((words) => [
        ` ${words.join(' ')} `,
        ` ${joinSingleLetters(words).join(' ')} `,
      ]);
      return phrases.some((phrase) => readings.some((reading) => reading.includes(` ${phrase} `)));
    },
  };
}

/** `i d i o t` and `i.d.i.o.t` are read as one word. */
function joinSingleLetters(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let isRunning = false;
  for (const word of words) {
    const isSingle = Array.from(word).length === 1;
    if (isSingle && isRunning) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    isRunning = isSingle;
  }
  return joined;
}

/** The list that the editors keep. */
export const bannedWords = bannedWordsOf(
  readFileSync(new URL('banned-words.txt', import.meta.url), 'utf8').split('\n'),
);
