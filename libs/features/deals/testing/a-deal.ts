import { aPicture, usd } from '../../testing/story-samples.ts';
import type { DealCardFragment } from '@network/graphql/fragments/deal-card.generated.ts';

/** A deal of a made-up partner, bought by one click where it has an address for that. */
export function aDeal(oneClickUrl: string | null): DealCardFragment {
  return {
    id: 'd-1',
    name: 'deal',
    partnerName: 'Halcyon Stills',
    dealText: 'Photography',
    dealTextListing: 'Photography',
    discountPrefix: 'Save',
    discountTextPostPrefix: '60%',
    oneClickUrl,
    oneClickToken: oneClickUrl === null ? null : 'token-1',
    oneClickEnabled: oneClickUrl !== null,
    requestPartnerConsent: false,
    url: '#partner',
    exclusive: false,
    logo: aPicture(1),
    thumbnail: aPicture(2),
    initialPrice: usd(100),
    recurringPrice: usd(1495),
  };
}
