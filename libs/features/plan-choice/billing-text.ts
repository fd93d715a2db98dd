import { billing } from '@network/messages/billing.ts';
import { textOfKey } from './text-of-key.ts';

/** The text for any message key of the billing module; the general text for an unknown key. */
export const billingText = (messageKey: string | null, values: Readonly<Record<string, string>> = {}): string =>
  textOfKey(billing, messageKey, values);
