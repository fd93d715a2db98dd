import type { BillerId } from '@network/tenant/constants.ts';
import type { GatewayConfig } from './config.ts';

/** The page of the brand on which people write to its own support. */
const OWN_SUPPORT = '/support';

/** Where people are helped with a charge of a biller: by its own support where one is configured, else by the brand's. */
export const supportUrlOf = ({ billerSupport }: Pick<GatewayConfig, 'billerSupport'>, biller: BillerId): string =>
  billerSupport[biller] ?? OWN_SUPPORT;
