import { billing } from '@network/messages/billing.ts';
import { isSiteId, siteById } from '@network/tenant/sites.ts';
import type { PlansTable } from '../tables.ts';

const KINDS: Readonly<Record<PlansTable['kind'], keyof typeof billing.plans>> = {
  trial: 'trial',
  'free-limited-trial': 'freeLimitedTrial',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
};

/** What a plan is called on payment pages, invoices and in mails: `Vixen, monthly membership`. */
export function planName({ product, kind }: Pick<PlansTable, 'product' | 'kind'>): string {
  const what = isSiteId(product) ? siteById(product).name : billing.plans.allSites;
  return `${what}, ${billing.plans[KINDS[kind]]}`;
}
