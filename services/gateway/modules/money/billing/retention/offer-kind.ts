import { sql } from 'kysely';
import { z } from 'zod';
import { OFFER_TENURE_MONTHS } from '@network/tenant/constants.ts';
import { WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import { defineRowKind, DOCUMENT_FIELDS, MOMENT } from '../../../content/catalogue/public.ts';

const { slug, site, moment, optional, position } = DOCUMENT_FIELDS;

const currencies = new Set(Intl.supportedValuesOf('currency'));
const { offerPercent, offerGems, offerTenure, offeredRenewal } = WORTH_BOUNDS;
const minorUnits = z
  .int({ error: 'expected minor units, such as 2999 for 29.99' })
  .min(offeredRenewal.least)
  .max(offeredRenewal.most);

/** A retention offer as editors write it: what a member who is about to leave is offered, and which members. */
export const offerKind = defineRowKind({
  kind: 'offer',
  table: 'retention_terms',
  schema: z
    .strictObject({
      slug,
      /** Off the price of each renewal. */
      discountPercent: z.int().min(offerPercent.least).max(offerPercent.most),
      offeredGems: z.int().min(offerGems.least).max(offerGems.most).default(0),
      currency: z
        .string()
        .default('USD')
        .refine((code) => currencies.has(code), { error: 'expected a currency of ISO 4217, such as USD' }),
      /** The price of the next renewal, in minor units. */
      lowestPrice: optional(minorUnits),
      highestPrice: optional(minorUnits),
      /** Whole months since the membership began. */
      leastMonths: z.int().min(offerTenure.least).max(offerTenure.most).default(OFFER_TENURE_MONTHS),
      /** The sites of the membership; empty for all. */
      sites: z.array(site).max(50).default([]),
      startsAt: optional(moment),
      endsAt: optional(moment),
      /** The first one that fits is offered. */
      position,
    })
    .superRefine(({ lowestPrice, highestPrice, startsAt, endsAt }, context) => {
      const report = (field: string, message: string): void =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (lowestPrice !== null && highestPrice !== null && highestPrice < lowestPrice) {
        report('highestPrice', 'expected at least the lowest price');
      }
      if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
        report('endsAt', 'expected a time after startsAt');
    }),
  published: sql`
    select o.id, o.id as slug, jsonb_build_object('slug', o.id, 'discountPercent', o.discount_percent,
      'offeredGems', o.offered_gems, 'currency', o.currency, 'lowestPrice', o.lowest_price, 'highestPrice', o.highest_price,
      'leastMonths', o.least_months, 'sites', to_jsonb(o.sites), 'startsAt', to_char(o.starts_at at time zone 'UTC', ${sql.lit(MOMENT)}),
      'endsAt', to_char(o.ends_at at time zone 'UTC', ${sql.lit(MOMENT)}), 'position', o.position) as document
    from retention_terms o`,
  named: () => [],
  toRow: ({
    discountPercent,
    offeredGems,
    currency,
    lowestPrice,
    highestPrice,
    leastMonths,
    sites,
    startsAt,
    endsAt,
    ...more
  }) => ({
    discount_percent: discountPercent,
    offered_gems: offeredGems,
    currency,
    lowest_price: lowestPrice,
    highest_price: highestPrice,
    least_months: leastMonths,
    sites,
    starts_at: startsAt,
    ends_at: endsAt,
    position: more.position,
  }),
});
