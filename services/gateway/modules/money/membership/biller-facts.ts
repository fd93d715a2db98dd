import { PERIODS_AT } from '@network/lifecycle/calendar/billing-term.ts';
import { BILLERS, type BillerId, NATIVE_BILLERS } from '@network/tenant/constants.ts';
import type { GatewayConfig } from '../../../config/config.ts';
import { supportUrlOf } from '../../../config/support-of-billers.ts';
import type { Biller as BillerView } from '../../../graphql/resolvers.generated.ts';

/** Names that people know billers by. */
export const BILLER_NAMES: Readonly<Record<BillerId, string>> = {
  rocketgate: 'RocketGate',
  netbilling: 'NetBilling',
  vendo: 'Vendo',
  centrobill: 'CentroBill',
  epoch: 'Epoch',
  segpay: 'Segpay',
  ccbill: 'CCBill',
};

export function isBillerId(value: string): value is BillerId {
  return (BILLERS as readonly string[]).includes(value);
}

/** Returns whether a biller lets a cancelled rebill be restored on our page. */
export function isNativeBiller(biller: string | null): boolean {
  return (NATIVE_BILLERS as readonly (string | null)[]).includes(biller);
}

/** A biller as people are shown it, with its support as this gateway is configured. */
export function billerView(
  { config }: { readonly config: Pick<GatewayConfig, 'billerSupport'> },
  id: BillerId,
): BillerView {
  return {
    id,
    name: BILLER_NAMES[id],
    supportUrl: supportUrlOf(config, id),
    isNative: isNativeBiller(id),
    countsDays: PERIODS_AT[id] === 'days',
  };
}
