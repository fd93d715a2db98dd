/** "at most 2,000 characters" (D28), counted as a reader would count: an emoji of one code point is one. */
export const MAX_COMMENT_LENGTH = 2_000;

// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** How long its author may change a comment. */
export const COMMENT_EDIT_MINUTES = 15;

/** Why a text is no comment. */
export type CommentRefusal = 'empty' | 'tooLong' | 'controlCharacters';

/**
 * The text of a comment as it is stored: composed, trimmed, line ends as `\n`. Control and direction-changing
 * characters are refused, since they let a text look like another.
 */
export function parseCommentText(value: string): { readonly text: string } | { readonly refused: CommentRefusal } {
  const text = value.replaceAll('\r\n', '\n').normalize('NFC').trim();
  if (text === '') return { refused: 'empty' };
  if (text.length > MAX_COMMENT_LENGTH && Array.from(text).length > MAX_COMMENT_LENGTH) return { refused: 'tooLong' };
  return CONTROL.test(text) ? { refused: 'controlCharacters' } : { text };
}
