import type { BillingTables } from '@network/gateway/modules/money/billing/public.ts';
import { plansOfSeveral, plansOfSite } from '@network/demo/content/plans.ts';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';

type PlanRow = BillingTables['plans'];

/** The rows of the plans of one site of the demonstration, in USD alone. */
export const standardPlansOf = (site: string): PlanRow[] => plansOfSite(site).map(rowOf);

/** The rows of all plans of the demonstration, in USD alone. */
export const standardPlans = (): PlanRow[] => [...SITE_IDS.flatMap(standardPlansOf), ...plansOfSeveral().map(rowOf)];

const MONTHS = { trial: 1, 'free-limited-trial': 1, month: 1, quarter: 3, year: 12 } as const;

function rowOf(plan: ReturnType<typeof plansOfSite>[number]): PlanRow {
  return {
    id: plan.slug,
    product: plan.site ?? plan.group ?? '',
    kind: plan.period,
    first_price: plan.firstPrice,
    rebill_price: plan.renewalPrice,
    first_days: plan.trialDays ?? null,
    rebill_months: MONTHS[plan.period],
    is_portal_offer: plan.isPortalOffer ?? false,
    is_published: true,
    segpay_ticket: null,
    ccbill_form: null,
  };
}
