import type { Capabilities } from '../billers/capabilities.ts';
import { type AgreementRow, nextChargeAt } from './agreement.ts';

/**
 * Whether a member may give another card for an agreement: where a renewal is to be charged, by a biller that has a page for it.
 * After a cancellation, and in a membership that does not renew, there is nothing that a new card would pay.
 */
export function takesNewCard(agreement: AgreementRow, { cardPage }: Pick<Capabilities, 'cardPage'>): boolean {
  return cardPage && nextChargeAt(agreement) !== null;
}
