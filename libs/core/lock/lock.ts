import { ApiError } from '../api/api-error.ts';

/** Where the PIN of the page that covers a locked browser is posted to, on every members host. */
export const UNLOCK_PATH = '/unlock';

/** Whether a call was refused because its session is locked. */
export function isLockedError(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'LOCKED';
}
