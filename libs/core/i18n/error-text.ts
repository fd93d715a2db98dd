import { errors } from '@network/messages/errors.ts';
import { ApiError } from '../api/api-error.ts';
import { messagesOf } from './messages.ts';

type KnownCode = keyof typeof errors.codes;

/** What a person reads about a failed call; a code that the catalogue does not know gets the general text (E18). */
export function errorText(error: unknown): string {
  const text = messagesOf(errors);
  if (!(error instanceof ApiError)) return text('codes.general');
  if (error.kind === 'unavailable') return text('codes.unavailable');
  return text(isKnownCode(error.code) ? `codes.${error.code}` : 'codes.general');
}

function isKnownCode(code: string | null): code is KnownCode {
  return code !== null && Object.hasOwn(errors.codes, code);
}
