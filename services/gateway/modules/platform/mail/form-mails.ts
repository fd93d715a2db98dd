import { parseEmail } from '@network/validation/email.ts';
import { type LimitNeeds, spendBudget } from '../../../limits/spend-budget.ts';

/**
 * Counts a mail that somebody causes by a form to an address that need not be theirs. With the links for a new password and those that
 * sign in, which have budgets of their own that no other form uses up, an address gets ten in an hour at most.
 * @returns seconds to wait where the address has had as many as it gets, else null: the mail may be queued
 */
export function waitForFormMail(services: LimitNeeds, to: string): Promise<number | null> {
  return spendBudget(services, 'formMails', { account: parseEmail(to) ?? to });
}
