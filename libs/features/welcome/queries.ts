import { operationQuery } from '@network/core/api/operation-query.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { TrialUpgradeOfferDocument } from './api/trial-upgrade-offer.generated.ts';
import { WelcomePageDocument } from './api/welcome-page.generated.ts';
import { type AddressedWelcome, welcomeInput } from './welcome-address.ts';

/** Whom an address welcomes, with the pictures behind the page; `biller` for a signup that an external one took. */
export function welcomePageQuery(tenant: Tenant, welcome: AddressedWelcome, biller: string | null = null) {
  const input = welcomeInput(tenant, welcome);
  return operationQuery(WelcomePageDocument, { input, biller, pictures: { site: input.site } });
}

/** What the membership costs that a trial may become. */
export const trialUpgradeOfferQuery = operationQuery(TrialUpgradeOfferDocument);
