import { StaffCallFailed } from '../api/staff-call.ts';

/**
 * Whether a page has to say that it could not be loaded. What is shown already stays when a later call fails, as in a tunnel, and
 * with it what is typed in it; a right that was taken away ends it.
 */
export function isPageLost(error: unknown, data: unknown): boolean {
  if (error === null || error === undefined) return false;
  return data === undefined || data === null || (error instanceof StaffCallFailed && error.code === 'FORBIDDEN');
}
