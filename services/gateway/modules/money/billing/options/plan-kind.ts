import { sql } from 'kysely';
import { z } from 'zod';
import { type Bounds, WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import { multisiteGroups } from '../../../../config/known-network.ts';
import { defineRowKind, DOCUMENT_FIELDS } from '../../../content/catalogue/public.ts';
import { furtherPrices, storePlanPrices } from './further-prices.ts';
import { MONTHS_OF, PLAN_PERIODS, problemsOfPlan } from './plan-rules.ts';

const { slug, site, flag, optional } = DOCUMENT_FIELDS;
const { planPrice, trialDays } = WORTH_BOUNDS;

const minorUnits = ({ least, most }: Bounds) =>
  z.int({ error: 'expected minor units, such as 2999 for $29.99' }).min(least).max(most);
const isGroup = (value: string): boolean => Object.hasOwn(multisiteGroups(), value);
const group = z.string().refine(isGroup, {
  error: () => `expected one of ${Object.keys(multisiteGroups()).join(', ')}`,
});

/** A plan as staff write it: what is sold, for how long, at which price, to whom. Its own prices are minor units of USD. */
const schema = z
  .strictObject({
    /**
     * The slug: a site's, such as `vixen-month`, or, for several sites, the number by which forms and billers know the
     * plan.
     */
    slug,
    /** The product: one site, or a group of sites; the other one is null. */
    site: optional(site),
    group: optional(group),
    period: z.enum(PLAN_PERIODS),
    /** The amount that is charged at once. */
    firstPrice: minorUnits(planPrice),
    /** The amount of each renewal; 0 for the free trial, which has none. */
    renewalPrice: minorUnits(planPrice),
    /** The days of a trial's first period; null if it is as long as those after it. */
    trialDays: optional(z.int().min(trialDays.least).max(trialDays.most)),
    /** Offered to members of the portal alone, who are not offered the others. */
    isPortalOffer: flag,
    /** The prices in currencies beside USD, one in each. */
    prices: furtherPrices,
    /** The ticket of a recurring price point at Segpay; null for the account's. */
    segpayTicket: optional(
      z.string().regex(/^\d{1,10}:\d{1,10}$/, { error: 'expected an e-ticket of Segpay such as 110530:3773' }),
    ),
    /** The id of a form at CCBill; null for the account's. */
    ccbillForm: optional(z.uuid({ error: 'expected the id of a FlexForm of CCBill' })),
  })
  .superRefine((plan, context) => {
    for (const { path, message } of problemsOfPlan(plan)) context.addIssue({ code: 'custom', path: [path], message });
  });

/** A plan on sale. One that is taken back stays as a row: who has it is charged for it, as long as they keep it. */
export const planKind = defineRowKind({
  kind: 'plan',
  table: 'plans',
  hides: true,
  // These fields can't change, since people have bought the plan: another period is another plan. A site's product is
  // in its slug.
  fixed: [
    { field: 'group', column: 'product' },
    { field: 'period', column: 'kind' },
    { field: 'isPortalOffer', column: 'is_portal_offer' },
  ],
  schema,
  published: sql`
    select p.id, p.id as slug, jsonb_build_object('slug', p.id,
      'site', case when p.product !~ '^multisite[A-Za-z0-9]+$' then p.product end,
      'group', case when p.product ~ '^multisite[A-Za-z0-9]+$' then p.product end,
      'period', p.kind, 'firstPrice', p.first_price, 'renewalPrice', p.rebill_price, 'trialDays', p.first_days,
      'isPortalOffer', p.is_portal_offer, 'prices', coalesce((
        select jsonb_agg(jsonb_build_object('currency', f.currency, 'firstPrice', f.first_price,
          'renewalPrice', f.rebill_price) order by f.currency)
        from plan_prices f where f.plan_id = p.id), '[]'),
      'segpayTicket', p.segpay_ticket, 'ccbillForm', p.ccbill_form) as document
    from plans p where p.is_published`,
  named: () => [],
  toRow: (plan) => ({
    product: plan.site ?? plan.group,
    kind: plan.period,
    first_price: plan.firstPrice,
    rebill_price: plan.renewalPrice,
    first_days: plan.trialDays,
    rebill_months: MONTHS_OF[plan.period],
    is_portal_offer: plan.isPortalOffer,
    segpay_ticket: plan.segpayTicket,
    ccbill_form: plan.ccbillForm,
  }),
  writeParts: storePlanPrices,
});
