import { OFFER_TENURE_MONTHS } from '@network/tenant/constants.ts';
import { WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import { words } from '../messages/words.ts';
import { type ContentField, field, fixedSlug, required } from './content-field.ts';

const { hints } = words.content;

/** The fields of what is sold. */
export const tradeFields: Readonly<Record<'deal' | 'offer' | 'plan', readonly ContentField[]>> = {
  deal: [
    field('name', 'line', required),
    fixedSlug,
    field('partner', 'line', required),
    field('site', 'site', { hint: hints.dealSite, none: words.content.allSites }),
    field('text', 'line', required),
    field('listingText', 'line', required),
    field('discountPrefix', 'line', required),
    field('discountText', 'line', required),
    field('audience', 'choice', { options: ['everyone', 'trial', 'expired'], initial: 'everyone', ...required }),
    field('isExclusive', 'flag'),
    field('path', 'line', required),
    field('memberPath', 'line', required),
    field('initialPrice', 'number', { ...required, bounds: WORTH_BOUNDS.dealFirstPrice }),
    field('recurringPrice', 'number', { bounds: WORTH_BOUNDS.dealMonthlyPrice }),
    field('epochUpsellId', 'line'),
    field('segpayUpsellId', 'line'),
    field('rgUpsellId', 'line'),
    field('isOneClick', 'flag'),
    field('isInternalOneClick', 'flag'),
    field('needsConsent', 'flag'),
    field('itsUpCampaignId', 'number'),
    field('itsUpZoneId', 'number'),
    field('carouselRank', 'number'),
    field('interstitialRank', 'number'),
    field('listingRank', 'number'),
    field('thumbnail', 'landscape'),
    field('thumbnailFocus', 'focus', { of: 'thumbnail', shape: 'landscape' }),
    field('logo', 'landscape'),
    field('logoFocus', 'focus', { of: 'logo', shape: 'landscape' }),
  ],
  offer: [
    fixedSlug,
    field('discountPercent', 'number', { ...required, bounds: WORTH_BOUNDS.offerPercent }),
    field('offeredGems', 'number', { initial: '0', bounds: WORTH_BOUNDS.offerGems }),
    field('currency', 'line', { initial: 'USD', ...required }),
    field('lowestPrice', 'number', { bounds: WORTH_BOUNDS.offeredRenewal }),
    field('highestPrice', 'number', { bounds: WORTH_BOUNDS.offeredRenewal }),
    field('leastMonths', 'number', { initial: String(OFFER_TENURE_MONTHS), bounds: WORTH_BOUNDS.offerTenure }),
    field('sites', 'list'),
    field('startsAt', 'moment'),
    field('endsAt', 'moment'),
    field('position', 'number', { ...required, hint: hints.offerPosition }),
  ],
  plan: [
    field('slug', 'line', { ...required, hint: hints.planSlug, isFixed: true }),
    field('site', 'site', { hint: hints.planSite, none: words.content.severalSites }),
    field('group', 'line'),
    field('period', 'choice', { options: ['month', 'quarter', 'year', 'trial', 'free-limited-trial'], ...required }),
    field('firstPrice', 'number', { ...required, bounds: WORTH_BOUNDS.planPrice }),
    field('renewalPrice', 'number', { ...required, bounds: WORTH_BOUNDS.planPrice }),
    field('trialDays', 'number', { bounds: WORTH_BOUNDS.trialDays }),
    field('prices', 'prices'),
    field('isPortalOffer', 'flag'),
    field('segpayTicket', 'line'),
    field('ccbillForm', 'line'),
  ],
};
