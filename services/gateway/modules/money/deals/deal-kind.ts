import { sql } from 'kysely';
import { z } from 'zod';
import { type Bounds, WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import {
  artworkFocus,
  artworkId,
  artworkOf,
  defineRowKind,
  DOCUMENT_FIELDS,
  onePicture,
} from '../../content/catalogue/public.ts';

const { slug, line, site, flag, optional, picture, focus } = DOCUMENT_FIELDS;

const minorUnits = ({ least, most }: Bounds) =>
  z.int({ error: 'expected minor units, such as 995 for $9.95' }).min(least).max(most);
const path = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\w\-./~%?=&]*$/, { error: 'expected a path of the partner, such as /partner/offers/name' });
const number = optional(z.int().min(1).max(2_000_000_000));
/** The number by which a biller knows the deal; no two deals have the same number. */
const upsellId = optional(z.string().regex(/^[\w-]{1,64}$/, { error: 'expected letters, digits, hyphens' }));
/** Within a place, the lowest first; null where the place doesn't show it. */
const rank = optional(z.int().min(0).max(100_000));

const schema = z
  .strictObject({
    slug,
    name: line(200),
    /** Null for all sites. */
    site: optional(site),
    audience: z.enum(['everyone', 'trial', 'expired']).default('everyone'),
    partner: line(120),
    text: line(300),
    listingText: line(120),
    discountPrefix: line(40),
    discountText: line(120),
    path,
    memberPath: path,
    /** Minor units of USD. */
    initialPrice: minorUnits(WORTH_BOUNDS.dealFirstPrice),
    /** Each month after that; null for a single charge. */
    recurringPrice: optional(minorUnits(WORTH_BOUNDS.dealMonthlyPrice)),
    isOneClick: flag,
    isInternalOneClick: flag,
    needsConsent: flag,
    itsUpCampaignId: number,
    itsUpZoneId: number,
    epochUpsellId: upsellId,
    segpayUpsellId: upsellId,
    rgUpsellId: upsellId,
    carouselRank: rank,
    interstitialRank: rank,
    listingRank: rank,
    isExclusive: flag,
    thumbnail: picture,
    thumbnailFocus: focus,
    logo: picture,
    logoFocus: focus,
  })
  .superRefine((deal, context) => {
    const report = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    const isKnown = [deal.epochUpsellId, deal.segpayUpsellId, deal.rgUpsellId].some((id) => id !== null);
    if (deal.isOneClick && !isKnown) report('isOneClick', 'expected the id of a biller with it');
    if (deal.isInternalOneClick && !deal.isOneClick) report('isInternalOneClick', 'expected isOneClick with it');
  });

const shown = (enabled: string, place: string) => sql`case when ${sql.ref(enabled)} then ${sql.ref(place)} end`;

/** A partner's deal as editors write it. What people bought by it is there after it was taken back. */
export const dealKind = defineRowKind({
  kind: 'deal',
  table: 'deals',
  hides: true,
  unique: [
    { field: 'epochUpsellId', columns: ['epoch_upsell_id'] },
    { field: 'segpayUpsellId', columns: ['segpay_upsell_id'] },
    { field: 'rgUpsellId', columns: ['rg_upsell_id'] },
  ],
  schema,
  published: sql`
    select d.id, d.id as slug, jsonb_build_object('slug', d.id, 'name', d.name, 'site', d.site_id, 'audience', d.audience,
      'partner', d.partner_name, 'text', d.deal_text, 'listingText', d.deal_text_listing,
      'discountPrefix', d.discount_prefix, 'discountText', d.discount_text_post_prefix,
      'path', d.path, 'memberPath', d.member_path, 'initialPrice', d.initial_price, 'recurringPrice', d.recurring_price,
      'isOneClick', d.one_click_enabled, 'isInternalOneClick', d.internal_one_click,
      'needsConsent', d.request_partner_consent, 'itsUpCampaignId', d.its_up_campaign_id, 'itsUpZoneId', d.its_up_zone_id,
      'epochUpsellId', d.epoch_upsell_id, 'segpayUpsellId', d.segpay_upsell_id, 'rgUpsellId', d.rg_upsell_id,
      'carouselRank', ${shown('d.enabled_carousel', 'd.rank_carousel')},
      'interstitialRank', ${shown('d.enabled_interstitial', 'd.rank_interstitial')},
      'listingRank', ${shown('d.enabled_listing', 'd.rank_listing')}, 'isExclusive', d.exclusive,
      'thumbnail', ${artworkId('d.artwork', 'thumbnail')}, 'thumbnailFocus', ${artworkFocus('d.artwork', 'thumbnail')},
      'logo', ${artworkId('d.artwork', 'logo')}, 'logoFocus', ${artworkFocus('d.artwork', 'logo')}) as document
    from deals d where d.is_published`,
  named: ({ thumbnail, logo }) => [
    ...onePicture('thumbnail', 'landscape', thumbnail),
    ...onePicture('logo', 'landscape', logo),
  ],
  toRow: (deal, known) => ({
    name: deal.name,
    site_id: deal.site,
    audience: deal.audience,
    partner_name: deal.partner,
    deal_text: deal.text,
    deal_text_listing: deal.listingText,
    discount_prefix: deal.discountPrefix,
    discount_text_post_prefix: deal.discountText,
    path: deal.path,
    member_path: deal.memberPath,
    initial_price: deal.initialPrice,
    recurring_price: deal.recurringPrice,
    one_click_enabled: deal.isOneClick,
    internal_one_click: deal.isInternalOneClick,
    request_partner_consent: deal.needsConsent,
    its_up_campaign_id: deal.itsUpCampaignId,
    its_up_zone_id: deal.itsUpZoneId,
    epoch_upsell_id: deal.epochUpsellId,
    segpay_upsell_id: deal.segpayUpsellId,
    rg_upsell_id: deal.rgUpsellId,
    rank_carousel: deal.carouselRank ?? 0,
    rank_interstitial: deal.interstitialRank ?? 0,
    rank_listing: deal.listingRank ?? 0,
    enabled_carousel: deal.carouselRank !== null,
    enabled_interstitial: deal.interstitialRank !== null,
    enabled_listing: deal.listingRank !== null,
    exclusive: deal.isExclusive,
    artwork: artworkOf({ thumbnail: deal.thumbnail, logo: deal.logo }, known, {
      thumbnail: { focus: deal.thumbnailFocus },
      logo: { focus: deal.logoFocus },
    }),
  }),
});
