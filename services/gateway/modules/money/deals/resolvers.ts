import { DEALS_CAROUSEL_LIMIT } from '@network/tenant/constants.ts';
import type {
  DealResolvers,
  MutationResolvers,
  QueryResolvers,
  Resolvers,
} from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { requireTenant } from '../../../http/require-person.ts';
import { mediaSourceOf, ownArtwork } from '../../content/catalogue/public.ts';
import { pictureFor } from '../../content/media/public.ts';
import { audiencesOf } from './audiences.ts';
import { type DealRow, findDeals, findDealsById } from './find-deals.ts';
import { dealAddress, isSiteOf, partnerOrigin } from './partner-address.ts';
import { createPurchaseToken } from './upsell/purchase-token.ts';
import { startOutgoingUpsell } from './upsell/start-upsell.ts';
import { upsellBillerFor } from './upsell/upsell-biller.ts';
import { trackUpsell } from './upsell/track-upsell.ts';

const USD = 'USD';
const MOST_IDS = 100;

const queries = {
  findDeals: async (_parent, { input }, context) => {
    const { tenant, services } = context;
    // Nobody's deals are shown where no partner can be reached.
    if (tenant === null || partnerOrigin(tenant) === null) return [];
    if (input.site !== undefined && input.site !== null && !isSiteOf(tenant, input.site)) return [];
    const limit = Math.min(Math.max(input.limit ?? 0, 0), DEALS_CAROUSEL_LIMIT);
    return findDeals(services.db, tenant, { type: input.type, limit, audiences: audiencesOf(await context.ability()) });
  },
  dealsById: async (_parent, { ids }, context) => {
    const { tenant, services } = context;
    if (tenant === null || partnerOrigin(tenant) === null) return [];
    if (ids.length > MOST_IDS) {
      throw new GatewayError('BAD_REQUEST', 'errors.badRequest', `Expected at most ${MOST_IDS} ids.`);
    }
    return findDealsById(services, tenant, { ids, audiences: audiencesOf(await context.ability()) });
  },
} satisfies Partial<QueryResolvers>;

const mutations = {
  outgoingUpsellOneclick: async (_parent, { input }, context) => {
    return startOutgoingUpsell(context.services, requireTenant(context), await context.person(), input);
  },
  outgoingUpsellOneclickTracking: async (_parent, { input }, context) => {
    const userId = (await context.person())?.userId ?? null;
    const purchase = { isSuccess: input.status, id: input.purchaseId ?? null };
    return trackUpsell(context.services, requireTenant(context), userId, purchase);
  },
} satisfies Partial<MutationResolvers>;

/** Whether the deal sells by one click, and the biller that has the viewer's card can charge it. */
async function buysByOneClick(row: DealRow, context: RequestContext): Promise<boolean> {
  const person = row.one_click_enabled ? await context.person() : null;
  if (person === null) return false;
  return upsellBillerFor(await context.loaders.deals.cardBiller.load(person), row) !== null;
}

/** The path where a one-click purchase of the deal begins. */
function oneClickPath(row: DealRow): string | null {
  if (!row.one_click_enabled) return null;
  const ids = {
    epoch_upsellid: row.epoch_upsell_id,
    segpay_upsellid: row.segpay_upsell_id,
    rg_upsellid: row.rg_upsell_id,
  };
  const parameters = Object.entries(ids).filter((entry): entry is [string, string] => entry[1] !== null);
  return parameters.length === 0 ? null : `/oneclick/outgoing-upsell?${new URLSearchParams(parameters).toString()}`;
}

const deal = {
  site: ({ site_id }) => site_id,
  partnerName: ({ partner_name }) => partner_name,
  logo: (row, _args, context) =>
    ownArtwork(row, 'logo', mediaSourceOf(context)) ?? pictureFor('category', row.partner_name, mediaSourceOf(context)),
  thumbnail: (row, _args, context) =>
    ownArtwork(row, 'thumbnail', mediaSourceOf(context)) ?? pictureFor('listing', row.id, mediaSourceOf(context)),
  dealText: ({ deal_text }) => deal_text,
  dealTextListing: ({ deal_text_listing }) => deal_text_listing,
  discountPrefix: ({ discount_prefix }) => discount_prefix,
  discountTextPostPrefix: ({ discount_text_post_prefix }) => discount_text_post_prefix,
  oneClickUrl: async (row, _args, context) => ((await buysByOneClick(row, context)) ? oneClickPath(row) : null),
  oneClickToken: async (row, _args, context) => {
    const { services, tenant } = context;
    const person = await context.person();
    return tenant && person && (await buysByOneClick(row, context))
      ? createPurchaseToken(services, { tenant, person, deal: row })
      : null;
  },
  internalOneClick: ({ internal_one_click }) => internal_one_click,
  oneClickEnabled: ({ one_click_enabled }) => one_click_enabled,
  requestPartnerConsent: ({ request_partner_consent }) => request_partner_consent,
  itsUpCampaignId: ({ its_up_campaign_id }) => its_up_campaign_id,
  itsUpZoneId: ({ its_up_zone_id }) => its_up_zone_id,
  initialPrice: ({ initial_price }) => ({ amount: initial_price, currency: USD }),
  recurringPrice: ({ recurring_price }) =>
    recurring_price === null ? null : { amount: recurring_price, currency: USD },
  url: (row, _args, context) => dealAddress(requireTenant(context), row),
  rankCarousel: ({ rank_carousel }) => rank_carousel,
  rankInterstitial: ({ rank_interstitial }) => rank_interstitial,
  rankListing: ({ rank_listing }) => rank_listing,
  enabledCarousel: ({ enabled_carousel }) => enabled_carousel,
  enabledInterstitial: ({ enabled_interstitial }) => enabled_interstitial,
  enabledListing: ({ enabled_listing }) => enabled_listing,
} satisfies Partial<DealResolvers>;

/** Resolvers of the deals' part of the schema. */
export const dealsResolvers = { Query: queries, Mutation: mutations, Deal: deal } satisfies Resolvers;
