import type { QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { partnerOrigin } from '../../../money/deals/public.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import { findDealSlots } from '../deal-slots/find-deal-slots.ts';

/** Query of the slots of deals. */
export const dealSlotQueries = {
  dealSlots: async (_parent, { brand }, { staff, services }) => {
    requireScope(staff, 'shop:read');
    const tenant = services.tenants.find(brand);
    if (tenant === null) return null;
    const slots = await findDealSlots(services.db, tenant, staff.sites);
    return {
      isReachable: partnerOrigin(tenant) !== null,
      slots: slots.map(({ deals, ...slot }) => ({
        ...slot,
        deals: deals.map(({ startsAt, endsAt, ...deal }) => ({
          ...deal,
          startsAt: startsAt?.toISOString() ?? null,
          endsAt: endsAt?.toISOString() ?? null,
        })),
      })),
    };
  },
} satisfies Partial<QueryResolvers>;
