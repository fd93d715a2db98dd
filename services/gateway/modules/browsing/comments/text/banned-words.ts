import { readFileSync } from 'node:fs';
import { DataSet, englishDataset, englishRecommendedTransformers, type MatchPayload, RegExpMatcher } from 'obscenity';
import { foldedWords, foldedWordsWithSigns, plainWords } from './fold-text.ts';

/** Finds words in a text that comments may not hold. */
export interface BannedWords {
  isFoundIn(text: string): boolean;
}

/** A word or phrase that the editors ban, or allow although a list bans it. */
export interface EditorsWord {
  readonly word: string;
  readonly verdict: 'banned' | 'allowed';
}

/**
 * Words and phrases of a list, between word borders, also spelled with spaces.
 * @param lines one word or phrase each; empty ones and those that begin with `#` are left out
 */
export function bannedWordsOf(lines: readonly string[]): BannedWords {
  const phrases = phrasesOf(lines);
  return {
    isFoundIn: (text) => {
      const readings = readingsOf(text).map((reading) => ` ${reading} `);
      return phrases.some((phrase) => readings.some((reading) => reading.includes(` ${phrase} `)));
    },
  };
}

/**
 * The maintained data set of the `obscenity` package, the product's list of what it lacks (threats, fraud, insults),
 * and the editors' decisions, which have priority. All of them read the text as it looks.
 */
export function commentWordsOf(editors: readonly EditorsWord[]): BannedWords {
  const allowed = new Set(phrasesOf(editors.filter(({ verdict }) => verdict === 'allowed').map(({ word }) => word)));
  const banned = editors.filter(({ verdict }) => verdict === 'banned').map(({ word }) => word);
  const list = bannedWordsOf([...OWN_LIST.filter((line) => !allowed.has(phrasesOf([line])[0] ?? '')), ...banned]);
  const dataSet = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => allowed.has(phrasesOf([metadata?.originalWord ?? ''])[0] ?? ''));
  const matcher = new RegExpMatcher({ ...dataSet.build(), ...englishRecommendedTransformers });
  const isInDataSet = (reading: string): boolean => {
    const words = reading.split(' ').filter((word) => LETTER.test(word) && !allowed.has(foldedWords(word).join(' ')));
    const text = words.join(' ');
    return matcher.getAllMatches(text).some((match) => isWholeWord(text, match));
  };
  // Folding takes l for i, which the patterns do not: they resolve look-alikes by themselves.
  return {
    isFoundIn: (text) => list.isFoundIn(text) || [...spelled(plainWords(text)), ...readingsOf(text)].some(isInDataSet),
  };
}

/** What may stand before and after a word of the data set within one word, so that the whole is still that word. */
const BEFORE = /(?:^| )(?:mother|bull|horse|dumb|jack|dog|cock|ass)?$/;
const AFTER = /^(?:e?s|e?d|e?rs?|ing?s?|e?y|t[ey]d?|t(?:ing|ed|ers?)|heads?|holes?|faces?|a[sz]?|g?gots?)?(?: |$)/;
const LETTER = /\p{L}/u;

/** Word borders, which the patterns of the data set mostly require on one side only. */
function isWholeWord(text: string, { startIndex, endIndex }: MatchPayload): boolean {
  return BEFORE.test(text.slice(0, startIndex)) && AFTER.test(text.slice(endIndex + 1));
}

function phrasesOf(lines: readonly string[]): readonly string[] {
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => foldedWords(line).join(' '))
    .filter((phrase) => phrase !== '');
}

/** The text as it looks, with signs for letters and without, and each with spelled-out words joined. */
function readingsOf(text: string): readonly string[] {
  return [foldedWords(text), foldedWordsWithSigns(text)].flatMap(spelled);
}

const spelled = (words: readonly string[]): readonly string[] => [words.join(' '), joinSingleLetters(words).join(' ')];

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

const OWN_LIST = readFileSync(new URL('banned-words.txt', import.meta.url), 'utf8').split('\n');
