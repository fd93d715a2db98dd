import type { QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { loadMembership } from '../../membership/public.ts';
import { recordLook, requireScope } from '../../../staff/staff/public.ts';
import { plansOnOffer } from '../options/join-options.ts';
import { loadPlans } from '../options/priced-plan.ts';
import { planUpsells } from '../orders/plan-upsells.ts';
import { explainOffers } from '../retention/explain-offers.ts';
import { shownPlan } from './shown-plan.ts';

/** Queries about what is sold, and to whom. */
export const shopQueries = {
  plans: async (_parent, _args, { staff, services }) => {
    requireScope(staff, 'shop:read');
    return (await loadPlans(services.db)).map(shownPlan);
  },
  planUpsells: async (_parent, { brand }, { staff, services }) => {
    requireScope(staff, 'shop:read');
    const tenant = services.tenants.find(brand);
    if (tenant === null) return null;
    return planUpsells(await loadPlans(services.db), tenant).map(({ from, to, ...upsell }) => ({
      ...upsell,
      from: shownPlan(from),
      to: shownPlan(to),
    }));
  },
  memberOffers: async (_parent, { memberId, brand }, { staff, services }) => {
    requireScope(staff, 'shop:read');
    requireScope(staff, 'members:read');
    const { db, clock, tenants } = services;
    const tenant = tenants.find(brand);
    const person = await db
      .selectFrom('billing_orders')
      .select('id')
      .where('user_id', '=', memberId)
      .executeTakeFirst();
    const membership = await loadMembership(services, memberId);
    if (tenant === null || (person === undefined && membership.subscriptions.length === 0)) return null;
    const at = clock.now();
    const look = { action: 'member.offers', entityKind: 'member', entityId: memberId };
    await recordLook({ services, staff }, look, { brand });
    return {
      plans: plansOnOffer(await loadPlans(db), membership, tenant).map(shownPlan),
      subscriptions: await explainOffers(db, membership, at),
    };
  },
} satisfies Partial<QueryResolvers>;
