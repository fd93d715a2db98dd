import { defineAbilityFor } from '@network/access/ability.ts';
import type { QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { findAccountById } from '../../../people/identity/public.ts';
import { loadMembership, viewerOf } from '../../membership/public.ts';
import { recordLook, requireScope } from '../../../staff/staff/public.ts';
import { audiencesOf } from '../audiences.ts';
import { findAllDeals } from '../find-deals.ts';
import { partnerOrigin } from '../partner-address.ts';
import { cardBillerOf, upsellBillerFor } from '../upsell/upsell-biller.ts';

const queries = {
  memberDeals: async (_parent, { memberId, brand }, { staff, services }) => {
    requireScope(staff, 'shop:read');
    requireScope(staff, 'members:read');
    const { db, tenants, config } = services;
    const tenant = tenants.find(brand);
    if (tenant === null || (await findAccountById(db, memberId)) === null) return null;
    const look = { action: 'member.deals', entityKind: 'member', entityId: memberId };
    await recordLook({ services, staff }, look, { brand });
    // Nobody's deals are shown where no partner can be reached.
    if (partnerOrigin(tenant) === null) return [];
    const viewer = viewerOf(await loadMembership(services, memberId), tenant, {
      tenants: tenants.all(),
      hasRecommender: config.recommender !== 'off',
    });
    const audiences = audiencesOf(defineAbilityFor(viewer, tenant));
    const biller = await cardBillerOf(services, memberId);
    return (await findAllDeals(db, tenant)).map((row) => ({
      id: row.id,
      name: row.name,
      partner: row.partner_name,
      audience: row.audience,
      isShown: audiences.includes(row.audience),
      isOneClick: row.one_click_enabled && upsellBillerFor(biller, row) !== null,
      carouselRank: row.enabled_carousel ? row.rank_carousel : null,
      interstitialRank: row.enabled_interstitial ? row.rank_interstitial : null,
      listingRank: row.enabled_listing ? row.rank_listing : null,
    }));
  },
} satisfies Partial<QueryResolvers>;

/** Resolvers of the deals' part of the staff API. */
export const dealsStaffResolvers = { Query: queries };
