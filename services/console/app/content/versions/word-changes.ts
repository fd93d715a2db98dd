import { diffWordsWithSpace } from 'diff';

/** A part of two texts: in both of them, or in one alone. */
export interface TextPart {
  readonly text: string;
  readonly side: 'both' | 'one' | 'other';
}

/** Beyond this many characters words are not compared: it would block the page for a noticeable time. */
const MOST_COMPARED = 40_000;

/** What two texts have in common and what each of them has alone, word by word, in reading order. */
export function wordChanges(one: string, other: string): readonly TextPart[] {
  if (one.length + other.length > MOST_COMPARED) {
    return [
      { text: one, side: 'one' },
      { text: other, side: 'other' },
    ];
  }
  return diffWordsWithSpace(one, other).map(({ value, added, removed }) => ({
    text: value,
    side: removed ? 'one' : added ? 'other' : 'both',
  }));
}
