import { writtenText } from '@network/validation/written-text.ts';
import type { MutationResolvers, QueryResolvers } from '../../../staff-api/resolvers.generated.ts';
import { isReason, recordStaffAction, requireScope } from '../../staff/public.ts';
import { loadPlans, type Plan } from '../options/priced-plan.ts';
import { decidePlanPrices, openPlanPrices, type PlanPriceRequest, requestPlanPrices } from './plan-price-requests.ts';
import { readPlanPrices, storePlanPrices } from './plan-prices.ts';
import { shownPlan, shownPrice } from './shown-plan.ts';

const refused = (message: string) => ({ __typename: 'PlanPricesRefused', message }) as const;
const NOT_YOURS = 'They do not wait for you: they are decided, or your own.';
const NO_REASON = 'Write the reason, in 3 to 1,000 letters.';

const shownRequest = (
  { id, plan_id, prices, reason, requested_by, requested_at }: PlanPriceRequest,
  plans: readonly Plan[],
) => ({
  id,
  planId: plan_id,
  prices: prices.map(shownPrice),
  current: (plans.find((plan) => plan.id === plan_id)?.prices ?? []).map(shownPrice),
  reason,
  requestedBy: requested_by,
  requestedAt: requested_at.toISOString(),
});

/** Queries about prices that wait. */
export const planPriceQueries = {
  planPriceRequests: async (_parent, _args, { staff, services }) => {
    requireScope(staff, 'shop:read');
    const [requests, plans] = await Promise.all([openPlanPrices(services.db), loadPlans(services.db)]);
    return requests.map((request) => shownRequest(request, plans));
  },
} satisfies Partial<QueryResolvers>;

/** What staff do about prices: one asks for them, another one decides. */
export const planPriceMutations = {
  setPlanPrices: async (_parent, { planId, prices, reason }, { staff, services }) => {
    requireScope(staff, 'shop:write');
    if (!isReason(reason)) return refused(NO_REASON);
    const { db, clock } = services;
    const plan = (await loadPlans(db)).find(({ id }) => id === planId);
    if (plan === undefined) return refused('There is no plan of this id.');
    const wanted = readPlanPrices(prices, plan);
    if (typeof wanted === 'string') return refused(wanted);
    const at = clock.now();
    const request = { planId, prices: wanted, reason: writtenText(reason), by: staff.email };
    const waiting = await db.transaction().execute(async (trx) => {
      const row = await requestPlanPrices(trx, request, at);
      if (row === null) return null;
      await recordStaffAction(trx, staff, {
        action: 'plan.request-prices',
        entityKind: 'plan',
        entityId: planId,
        before: { prices: plan.prices },
        after: { prices: wanted, reason: request.reason },
        at,
      });
      return row;
    });
    if (waiting === null) return refused('Other prices of this plan wait already: they have to be decided first.');
    return { __typename: 'PlanPricesWait', request: shownRequest(waiting, [plan]) };
  },
  decidePlanPrices: async (_parent, { id, approve, reason }, { staff, services }) => {
    requireScope(staff, 'prices:approve');
    if (!isReason(reason)) return refused(NO_REASON);
    const { db, clock } = services;
    const at = clock.now();
    const decision = { id, approve, reason: writtenText(reason), by: staff.email };
    const waiting = (await openPlanPrices(db)).find((each) => each.id === id);
    const sold = (await loadPlans(db)).find((each) => each.id === waiting?.plan_id);
    if (waiting === undefined || sold === undefined) return refused(NOT_YOURS);
    // A release may have changed the plan since: what it costs in USD bounds its other prices.
    const prices = readPlanPrices(waiting.prices.map(shownPrice), sold);
    if (approve && typeof prices === 'string') return refused(prices);
    const decided = await db.transaction().execute(async (trx) => {
      const row = await decidePlanPrices(trx, decision, at);
      if (row === null) return null;
      const before = sold.prices;
      if (approve) await storePlanPrices(trx, row.plan_id, row.prices);
      await recordStaffAction(trx, staff, {
        action: approve ? 'plan.prices' : 'plan.decline-prices',
        entityKind: 'plan',
        entityId: row.plan_id,
        before: { prices: before },
        after: { prices: approve ? row.prices : before, request: id, reason: decision.reason },
        at,
      });
      return row;
    });
    if (decided === null) return refused(NOT_YOURS);
    return {
      __typename: 'PlanPricesDecided',
      plan: shownPlan({ ...sold, prices: approve ? decided.prices : sold.prices }),
    };
  },
} satisfies Partial<MutationResolvers>;
