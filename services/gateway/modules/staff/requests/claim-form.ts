import type { BudgetName } from '@network/server/limits/budgets.ts';
import type { RequestKind } from '@network/validation/requests/request-forms.ts';
import { claimEach, giveEachBack } from '../../../limits/claim-try.ts';
import { allowancesOf, type LimitNeeds } from '../../../limits/spend-budget.ts';

const FORM_BUDGETS = {
  casting: 'castingForms',
  support: 'supportForms',
  removal: 'removalForms',
} as const satisfies Record<RequestKind, BudgetName>;

/** A form that was counted before anything of it was read. */
export interface ClaimedForm {
  /** Leaves it counted as what it turned out to be: one that was taken, or one that was refused. */
  readonly settle: (isTaken: boolean) => Promise<void>;
}

/**
 * Counts a form as both that it may turn out to be, so that of any number at once no more are kept than an address may
 * send. Those with errors have a looser budget of their own: a person who corrects a form has used nothing up.
 * @returns the form, or the seconds until the next one is taken
 */
export async function claimForm(
  services: LimitNeeds,
  kind: RequestKind,
  address: string,
): Promise<ClaimedForm | number> {
  const refused = allowancesOf(services, 'refusedForms', { address });
  const taken = allowancesOf(services, FORM_BUDGETS[kind], { address });
  const claims = await claimEach(services, [...refused, ...taken]);
  if (typeof claims === 'number') return claims;
  const asRefused = claims.slice(0, refused.length);
  const asTaken = claims.slice(refused.length);
  return { settle: (isTaken) => giveEachBack(services, isTaken ? asRefused : asTaken) };
}
