import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import { billing as billingInEnglish } from '@network/messages/billing.ts';
import { brandNameOf } from '../../../../config/known-network.ts';
import { spoken } from '../../../../http/language.ts';
import type { PlansTable } from '../tables.ts';

const billing = spoken(billingInEnglish);

const KINDS: Readonly<Record<PlansTable['kind'], keyof typeof billing.plans>> = {
  trial: 'trial',
  'free-limited-trial': 'freeLimitedTrial',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
};

/** Names a plan on payment pages, invoices and in mails: `Vixen, monthly membership`. */
export function planName({ product, kind }: Pick<PlansTable, 'product' | 'kind'>): string {
  const what = isMultisiteGroup(product) || product === 'portal' ? billing.plans.allSites : brandNameOf(product);
  return `${what}, ${billing.plans[KINDS[kind]]}`;
}

/**
 * Returns the plan that a charge was for. A renewal of a trial pays for the membership by the month that follows it.
 * @param period 0 for the first charge, n for the n-th renewal
 */
export function chargedPlan<Plan extends Pick<PlansTable, 'kind'>>(plan: Plan, period: number): Plan {
  return plan.kind === 'trial' && period > 0 ? { ...plan, kind: 'month' } : plan;
}
