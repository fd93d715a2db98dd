import { operationQuery } from '@network/core/api/operation-query.ts';
import { DEALS_CAROUSEL_LIMIT } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { PartnerOffersDocument } from './api/partner-offers.generated.ts';
import { TrialUpgradeOfferDocument } from './api/trial-upgrade-offer.generated.ts';
import { WelcomePageDocument } from './api/welcome-page.generated.ts';
import { type AddressedWelcome, welcomeInput } from './welcome-address.ts';

/** The signup of an address, with the page's background pictures; `biller` for one by an external biller. */
export function welcomePageQuery(tenant: Tenant, welcome: AddressedWelcome, biller: string | null = null) {
  const input = welcomeInput(tenant, welcome);
  return operationQuery(WelcomePageDocument, { input, biller, pictures: { site: input.site } });
}

/** The price of the membership that a trial can be upgraded to. */
export const trialUpgradeOfferQuery = operationQuery(TrialUpgradeOfferDocument);

/** The partners' offers that a new member is shown. */
export const partnerOffersQuery = operationQuery(PartnerOffersDocument, { limit: DEALS_CAROUSEL_LIMIT });
