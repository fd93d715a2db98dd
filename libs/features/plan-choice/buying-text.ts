import { buying } from '@network/messages/buying.ts';
import { textOfKey } from './text-of-key.ts';

/** The text for a message key about joining and paying, for pages that load no others; the general text for any other key. */
export const buyingText = (messageKey: string | null, values: Readonly<Record<string, string>> = {}): string =>
  textOfKey(buying, messageKey, values);
