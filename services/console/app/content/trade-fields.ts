import { words } from '../messages/words.ts';
import { type ContentField, field, required } from './content-field.ts';

const { hints } = words.content;

/** The fields of what is sold. */
export const tradeFields: Readonly<Record<'deal' | 'offer', readonly ContentField[]>> = {
  deal: [
    field('name', 'line', required),
    field('slug', 'line', required),
    field('partner', 'line', required),
    field('site', 'site', { hint: hints.dealSite }),
    field('audience', 'choice', { options: ['everyone', 'trial', 'expired'], ...required }),
    field('text', 'text', required),
    field('listingText', 'line', required),
    field('discountPrefix', 'line', required),
    field('discountText', 'line', required),
    field('path', 'line', required),
    field('memberPath', 'line', required),
    field('initialPrice', 'number', required),
    field('recurringPrice', 'number'),
    field('isOneClick', 'flag'),
    field('isInternalOneClick', 'flag'),
    field('needsConsent', 'flag'),
    field('epochUpsellId', 'line'),
    field('segpayUpsellId', 'line'),
    field('rgUpsellId', 'line'),
    field('itsUpCampaignId', 'number'),
    field('itsUpZoneId', 'number'),
    field('carouselRank', 'number'),
    field('interstitialRank', 'number'),
    field('listingRank', 'number'),
    field('isExclusive', 'flag'),
  ],
  offer: [
    field('slug', 'line', required),
    field('discountPercent', 'number', required),
    field('offeredGems', 'number'),
    field('currency', 'line', required),
    field('lowestPrice', 'number'),
    field('highestPrice', 'number'),
    field('sites', 'list'),
    field('startsAt', 'moment'),
    field('endsAt', 'moment'),
    field('position', 'number', { ...required, hint: hints.offerPosition }),
  ],
};
