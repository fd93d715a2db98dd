import type { Insertable } from 'kysely';
import { insertRows } from '../../../db/seed/insert-rows.ts';
import type { SeedContext } from '../../../db/seed/seed.ts';
import type { DealAudience, DealsTable } from '../tables.ts';
import { DEALS, EXPIRED_DEALS, TRIAL_DEALS } from './deal-words.ts';

type Words = (typeof DEALS | typeof TRIAL_DEALS | typeof EXPIRED_DEALS)[number];

const INITIAL_PRICES = [100, 495, 995, 1495] as const;
const RECURRING_PRICES = [1495, 1995, 2499, null] as const;
const PLACES = 3;

/** The demonstration's deals: each place shows twelve of them to everyone, in a separate order. */
export async function seedDeals({ db, random }: SeedContext): Promise<void> {
  const dice = random('deals');
  const orders = Array.from({ length: PLACES }, () => dice.shuffle(DEALS.map((_words, index) => index + 1)));
  const rankIn = (place: number, index: number): number => orders[place]?.[index] ?? index;
  const everyone = DEALS.map((words, index) => ({
    ...dealOf(words, `deal-${index + 1}`, 'everyone', index),
    rank_carousel: rankIn(0, index),
    rank_interstitial: rankIn(1, index),
    rank_listing: rankIn(2, index),
    enabled_carousel: index % PLACES !== 0,
    enabled_interstitial: index % PLACES !== 1,
    enabled_listing: index % PLACES !== 2,
  }));
  const some = (list: readonly Words[], audience: DealAudience) =>
    list.map((words, index) => dealOf(words, `deal-${audience}-${index + 1}`, audience, DEALS.length + index));
  await insertRows(db, 'deals', [...everyone, ...some(TRIAL_DEALS, 'trial'), ...some(EXPIRED_DEALS, 'expired')]);
}

/** A deal that comes first in every place; its number decides by which biller one click buys it, and how. */
function dealOf(words: Words, id: string, audience: DealAudience, index: number): Insertable<DealsTable> {
  const [partner, text, listing, prefix, rest] = words;
  const slug = partner.toLowerCase().replaceAll(' ', '-');
  const isOneClick = index % 4 !== 3;
  const number = audience === 'everyone' ? String(index + 1) : `${audience}-${index + 1}`;
  return {
    id,
    name: `${partner}: ${listing}`,
    site_id: null,
    audience,
    partner_name: partner,
    deal_text: text,
    deal_text_listing: listing,
    discount_prefix: prefix,
    discount_text_post_prefix: rest,
    path: `/partner/offers/${slug}`,
    member_path: `/partner/members/${slug}`,
    initial_price: INITIAL_PRICES[index % INITIAL_PRICES.length] ?? 100,
    recurring_price: RECURRING_PRICES[index % RECURRING_PRICES.length] ?? null,
    one_click_enabled: isOneClick,
    internal_one_click: isOneClick && index % 2 === 1,
    request_partner_consent: isOneClick && index % 3 === 0,
    its_up_campaign_id: index % 5 === 4 ? 7_000 + index : null,
    its_up_zone_id: index % 5 === 4 ? 70 + index : null,
    epoch_upsell_id: isOneClick ? `ep-${number}` : null,
    segpay_upsell_id: isOneClick ? `sp-${number}` : null,
    rg_upsell_id: isOneClick ? `rg-${number}` : null,
    rank_carousel: 0,
    rank_interstitial: 0,
    rank_listing: 0,
    enabled_carousel: true,
    enabled_interstitial: true,
    enabled_listing: true,
    exclusive: index % 6 === 0,
  };
}
