import { messagesOf } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';

type CommentError = keyof typeof comments.errors;

/** The catalogue's text for a refusal's message key, or the general text of the failed action. */
export function refusalText(messageKey: string, otherwise: CommentError): string {
  const key = messageKey.replace('comments.errors.', '');
  return messagesOf(comments)(`errors.${isKnown(key) ? key : otherwise}`);
}

function isKnown(key: string): key is CommentError {
  return Object.hasOwn(comments.errors, key);
}
