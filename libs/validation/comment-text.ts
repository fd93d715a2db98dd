import { textLength } from './text-length.ts';
import { writtenText } from './written-text.ts';

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

/** The text of a comment as it is stored, cleaned as every text that people write. */
export function parseCommentText(value: string): { readonly text: string } | { readonly refused: CommentRefusal } {
  if (value.length > MAX_RAW_COMMENT_LENGTH) return { refused: 'tooLong' };
  const text = writtenText(value);
  if (text === '') return { refused: 'empty' };
  if (textLength(text) > MAX_COMMENT_LENGTH) return { refused: 'tooLong' };
  return { text };
}
