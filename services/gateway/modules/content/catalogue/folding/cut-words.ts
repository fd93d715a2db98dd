import { gramOf, isDense, RUNS } from '@network/validation/dense-scripts.ts';
import { foldSpelledOut, foldText } from '@network/validation/fold-text.ts';

const LONGEST_WORD = 40;
const LONGEST_TITLE = 200;

const PLAIN = new RegExp(`^[A-Za-z0-9]{1,${LONGEST_WORD}}$`, 'u');
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

/** What stands between two spaces of a text: "24/7" is the pieces 24 and 7, and 247 as a whole; "don't" also dont. */
export interface Cut {
  readonly whole: string;
  readonly pieces: readonly string[];
}

/** A word of a text, as it is compared and as people may have typed it. */
export interface CutWord extends Cut {
  /** The word with ä, ö, ü, å and ø as two letters; null without any: Späte is also spaete. */
  readonly spelled: Cut | null;
  /** The words that the release before cut it into, where they are others: rows and gateways of that release have them. */
  readonly former: readonly string[];
}

/** Cuts a text into its words; the only place that does, for what is stored and for what is typed. */
export function cutWords(text: string): CutWord[] {
  return text
    .split(/\s+/u)
    .map((part) => cutWord(part))
    .filter(({ pieces }) => pieces.length > 0);
}

/** The words that a row with this text is found by. */
export function storedWords(text: string): string[] {
  const words = cutWords(text).flatMap(({ spelled, former, ...word }) => [
    ...storedOf(word),
    ...(spelled === null ? [] : storedOf(spelled)),
    ...former,
  ]);
  return [...new Set(words)];
}

function storedOf({ whole, pieces }: Cut): readonly string[] {
  return [
    ...(pieces.length === 1 && isDense(whole) ? [] : [whole]),
    ...pieces.flatMap((piece) => (isDense(piece) ? [...gramsOf(piece), ...endsOf(piece)] : [piece])),
  ];
}

/** The whole text as one word that begins like none: who types a title has the same; null for a text of spaces. */
export function titleWord(text: string): string | null {
  return titleWords(text)[0] ?? null;
}

/** The same for each way in which people may write the text: with plain letters first. */
export function titleWords(text: string): readonly string[] {
  const words = cutWords(text);
  // A title of signs alone is found by all of them.
  if (words.length === 0) return titleOf(foldText(text).replaceAll(/[\s\p{C}]+/gu, ''));
  const plain = titleOf(words.map(({ whole }) => whole).join(''));
  if (words.every(({ spelled }) => spelled === null)) return plain;
  return [...plain, ...titleOf(words.map(({ whole, spelled }) => (spelled ?? { whole }).whole).join(''))];
}

const titleOf = (letters: string): readonly string[] =>
  letters === '' ? [] : [`=${beginning(letters, LONGEST_TITLE)}`];

/** Each two or three neighbouring signs of a piece in a script without spaces; none of a shorter one. */
export function gramsOf(piece: string): string[] {
  const signs = Array.from(piece);
  const gram = gramOf(piece);
  return signs.slice(gram - 1).map((_, index) => signs.slice(index, index + gram).join(''));
}

function cutWord(part: string): CutWord {
  // Most words; thousands of films are cut at once.
  if (PLAIN.test(part)) return { whole: part.toLowerCase(), pieces: [part.toLowerCase()], spelled: null, former: [] };
  const { whole, pieces } = cutFolded(foldText(part));
  const spelledOut = foldSpelledOut(part);
  const spelled = spelledOut === null ? null : cutFolded(spelledOut);
  const former = formerWords(part);
  const isSame = [whole, pieces.join(' ')].includes(former.join(' ')) && !pieces.some(isDense);
  return { whole, pieces, spelled, former: isSame ? [] : former };
}

function cutFolded(folded: string): Cut {
  const runs = (folded.match(WORDS) ?? []).flatMap((word) => word.match(RUNS) ?? []);
  const whole = beginning(runs.join(''), LONGEST_WORD);
  return { whole, pieces: runs.map((run) => (isDense(run) ? run : beginning(run, LONGEST_WORD))) };
}

/** Cuts words as the previous release did. It is removed a release later, with `former`. */
function formerWords(part: string): string[] {
  const folded = part.toWellFormed().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => beginning(word, LONGEST_WORD));
}

/** The ends that are shorter than what is indexed together: they begin nothing else. */
function endsOf(piece: string): string[] {
  const signs = Array.from(piece);
  const shorter = Math.min(gramOf(piece) - 1, signs.length);
  return Array.from({ length: shorter }, (_, index) => signs.slice(index - shorter).join(''));
}

/** Not by units of UTF-16: half a sign is no text for a database. */
const beginning = (text: string, length: number): string =>
  text.length > length ? Array.from(text).slice(0, length).join('') : text;
