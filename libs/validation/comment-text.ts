/** "at most 2,000 characters" (D28), counted as a reader would count: an emoji of one code point is one. */
export const MAX_COMMENT_LENGTH = 2_000;

/**
 * UTF-16 units of a text before it is cleaned: room for what is left out of pasted texts. A longer one is refused unread, so that
 * nobody can have megabytes cleaned.
 */
export const MAX_RAW_COMMENT_LENGTH = 4 * MAX_COMMENT_LENGTH;

/** How long its author may change a comment. */
export const COMMENT_EDIT_MINUTES = 15;

/** Why a text is no comment. */
export type CommentRefusal = 'empty' | 'tooLong';

/** What other systems end a line with: Unicode's own separators come with texts that are pasted from documents. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
/** They turn the direction of what follows, so that a text looks like another (UAX #9). */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** They take no room and join nothing; the joiners of scripts and emoji stay (U+200C, U+200D). */
const WIDTHLESS = /[\u00ad\u200b\u2060-\u2064\ufeff]/g;
/** More marks on one letter than any script writes cover the lines above it. */
const STACKED = /(\p{M}{4})\p{M}+/gu;
const MANY_EMPTY_LINES = /\n(?:[^\S\n]*\n){3,}/g;
/** What a reader sees nothing of: blanks, marks without a letter, and letters that are drawn as nothing. */
const INVISIBLE = /[\s\p{M}\p{C}\u115f\u1160\u2800\u3164\uffa0]/gu;

/**
 * The text of a comment as it is stored: composed and trimmed, line ends as `\n`, at most two empty lines in a row.
 * Characters that a reader can't see, or that let a text look like another, are left out rather than refused: they come
 * with what people paste. A text of which nothing can be seen is empty.
 */
export function parseCommentText(value: string): { readonly text: string } | { readonly refused: CommentRefusal } {
  if (value.length > MAX_RAW_COMMENT_LENGTH) return { refused: 'tooLong' };
  const text = value
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(CONTROLS, '')
    .replaceAll(DIRECTIONS, '')
    .replaceAll(WIDTHLESS, '')
    .normalize('NFC')
    .replaceAll(STACKED, '$1')
    .replaceAll(MANY_EMPTY_LINES, '\n\n\n')
    .trim();
  if (text.replaceAll(INVISIBLE, '') === '') return { refused: 'empty' };
  if (text.length > MAX_COMMENT_LENGTH && Array.from(text).length > MAX_COMMENT_LENGTH) return { refused: 'tooLong' };
  return { text };
}
