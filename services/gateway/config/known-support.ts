import type { BillerId } from '@network/tenant/constants.ts';
import type { BillerSupport } from './biller-support-config.ts';

/** A process serves one network. Tests open several gateways in one: what the one that opened last was configured with counts. */
let known: BillerSupport = {};

/** Sets where billers' support is, when a gateway opens. */
export function knowBillerSupport(support: BillerSupport): void {
  known = support;
}

/** The page of the brand on which people write to its own support. */
const OWN_SUPPORT = '/support';

/** Where people are helped with a charge of a biller: by its own support where one is configured, else by the brand's (decision 1050). */
export const supportUrlOf = (biller: BillerId): string => known[biller] ?? OWN_SUPPORT;
