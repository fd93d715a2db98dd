import { words } from '../messages/words.ts';
import { isOutdated } from './staff-call.ts';

/** What is said where a call failed and what was typed stays as it is. */
export const failureText = (error: unknown): string => (isOutdated(error) ? words.failed.outdated : words.failed.text);
