import { seedRandom } from '@network/gateway/demonstration/seed-random.ts';
import { DEALS, EXPIRED_DEALS, TRIAL_DEALS } from './deal-words.ts';

type Words = (typeof DEALS | typeof TRIAL_DEALS | typeof EXPIRED_DEALS)[number];
type Audience = 'everyone' | 'trial' | 'expired';

const INITIAL_PRICES = [100, 495, 995, 1495] as const;
const RECURRING_PRICES = [1495, 1995, 2499, null] as const;
const PLACES = 3;

/** The demonstration's deals: each place shows twelve of them to everyone, in a separate order. */
export function makeDeals() {
  const dice = seedRandom('deals');
  const orders = Array.from({ length: PLACES }, () => dice.shuffle(DEALS.map((_words, index) => index + 1)));
  /** A third of the deals is left out of each place. */
  const rankIn = (place: number, index: number): number | null =>
    index % PLACES === place ? null : (orders[place]?.[index] ?? index);
  const everyone = DEALS.map((words, index) => ({
    ...dealOf(words, `deal-${index + 1}`, 'everyone', index),
    carouselRank: rankIn(0, index),
    interstitialRank: rankIn(1, index),
    listingRank: rankIn(2, index),
  }));
  const some = (list: readonly Words[], audience: Audience) =>
    list.map((words, index) => dealOf(words, `deal-${audience}-${index + 1}`, audience, DEALS.length + index));
  return [...everyone, ...some(TRIAL_DEALS, 'trial'), ...some(EXPIRED_DEALS, 'expired')];
}

/** A deal that comes first in every place; its number decides by which biller one click buys it, and how. */
function dealOf(words: Words, slug: string, audience: Audience, index: number) {
  const [partner, text, listingText, discountPrefix, discountText] = words;
  const address = partner.toLowerCase().replaceAll(' ', '-');
  const isOneClick = index % 4 !== 3;
  const number = audience === 'everyone' ? String(index + 1) : `${audience}-${index + 1}`;
  return {
    slug,
    name: `${partner}: ${listingText}`,
    audience,
    partner,
    text,
    listingText,
    discountPrefix,
    discountText,
    path: `/partner/offers/${address}`,
    memberPath: `/partner/members/${address}`,
    initialPrice: INITIAL_PRICES[index % INITIAL_PRICES.length] ?? 100,
    recurringPrice: RECURRING_PRICES[index % RECURRING_PRICES.length] ?? null,
    isOneClick,
    isInternalOneClick: isOneClick && index % 2 === 1,
    needsConsent: isOneClick && index % 3 === 0,
    itsUpCampaignId: index % 5 === 4 ? 7_000 + index : null,
    itsUpZoneId: index % 5 === 4 ? 70 + index : null,
    epochUpsellId: isOneClick ? `ep-${number}` : null,
    segpayUpsellId: isOneClick ? `sp-${number}` : null,
    rgUpsellId: isOneClick ? `rg-${number}` : null,
    carouselRank: 0 as number | null,
    interstitialRank: 0 as number | null,
    listingRank: 0 as number | null,
    isExclusive: index % 6 === 0,
  };
}
