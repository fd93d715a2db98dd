import type { MutationResolvers } from '../../../staff-api/resolvers.generated.ts';
import { isReason, recordStaffAction, requireScope } from '../../staff/public.ts';
import { loadPlans } from '../options/priced-plan.ts';
import { readPlanPrices, storePlanPrices } from './plan-prices.ts';
import { shownPlan } from './shown-plan.ts';

const refused = (message: string) => ({ __typename: 'PlanPricesRefused', message }) as const;

/** What staff do about prices. */
export const planPriceMutations = {
  setPlanPrices: async (_parent, { planId, prices, reason }, { staff, services }) => {
    requireScope(staff, 'shop:write');
    if (!isReason(reason)) return refused('Write the reason, in 3 to 1,000 letters.');
    const { db, clock } = services;
    const plan = (await loadPlans(db)).find(({ id }) => id === planId);
    if (plan === undefined) return refused('There is no plan of this id.');
    const wanted = readPlanPrices(prices, plan);
    if (typeof wanted === 'string') return refused(wanted);
    await db.transaction().execute(async (trx) => {
      await storePlanPrices(trx, planId, wanted);
      await recordStaffAction(trx, staff, {
        action: 'plan.prices',
        entityKind: 'plan',
        entityId: planId,
        before: { prices: plan.prices },
        after: { prices: wanted, reason: reason.trim() },
        at: clock.now(),
      });
    });
    return { __typename: 'PlanPricesSet', plan: shownPlan({ ...plan, prices: wanted }) };
  },
} satisfies Partial<MutationResolvers>;
