import { gramOf, isDense, RUNS } from '@network/validation/dense-scripts.ts';
import { foldText } from '@network/validation/fold-text.ts';

const LONGEST_WORD = 40;
const LONGEST_TITLE = 200;

const PLAIN = new RegExp(`^[A-Za-z0-9]{1,${LONGEST_WORD}}$`, 'u');
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

/** What stands between two spaces of a text: "24/7" is the pieces 24 and 7, and 247 as a whole; "don't" also dont. */
export interface CutWord {
  readonly whole: string;
  readonly pieces: readonly string[];
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
  const words = cutWords(text).flatMap(({ whole, pieces, former }) => [
    ...(pieces.length === 1 && isDense(whole) ? [] : [whole]),
    ...pieces.flatMap((piece) => (isDense(piece) ? [...gramsOf(piece), ...endsOf(piece)] : [piece])),
    ...former,
  ]);
  return [...new Set(words)];
}

/** The whole text as one word that begins like none: who types a title has the same; null for a text of spaces. */
export function titleWord(text: string): string | null {
  const words = cutWords(text).map(({ whole }) => whole);
  // A title of signs alone is found by all of them.
  const title = words.length > 0 ? words.join('') : foldText(text).replaceAll(/[\s\p{C}]+/gu, '');
  return title === '' ? null : `=${beginning(title, LONGEST_TITLE)}`;
}

/** Each two or three neighbouring signs of a piece in a script without spaces; none of a shorter one. */
export function gramsOf(piece: string): string[] {
  const signs = Array.from(piece);
  const gram = gramOf(piece);
  return signs.slice(gram - 1).map((_, index) => signs.slice(index, index + gram).join(''));
}

function cutWord(part: string): CutWord {
  // Most words; thousands of films are cut at once.
  if (PLAIN.test(part)) return { whole: part.toLowerCase(), pieces: [part.toLowerCase()], former: [] };
  const runs = (foldText(part).match(WORDS) ?? []).flatMap((word) => word.match(RUNS) ?? []);
  const whole = beginning(runs.join(''), LONGEST_WORD);
  const pieces = runs.map((run) => (isDense(run) ? run : beginning(run, LONGEST_WORD)));
  const former = formerWords(part);
  const isSame = [whole, pieces.join(' ')].includes(former.join(' ')) && !pieces.some(isDense);
  return { whole, pieces, former: isSame ? [] : former };
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
