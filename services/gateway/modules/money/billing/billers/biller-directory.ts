import type { BillerId } from '@network/tenant/constants.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { Biller } from './biller.ts';
import { ccbillBiller } from './ccbill/ccbill-biller.ts';
import { missingBiller } from './missing-biller.ts';
import { rocketgateBiller } from './rocketgate/rocketgate-biller.ts';
import { sandboxBiller } from './sandbox-biller.ts';
import { segpayBiller } from './segpay/segpay-biller.ts';

/** The services that an adapter may use. */
export type BillerServices = Pick<GatewayServices, 'config' | 'clock' | 'db'>;

type Adapter = (services: BillerServices, biller: BillerId) => Biller;

/** The adapter that serves each biller. The sandbox serves billers without one. */
const ADAPTERS: Readonly<Record<BillerId, Adapter>> = {
  rocketgate: rocketgateBiller,
  netbilling: sandboxBiller,
  vendo: sandboxBiller,
  centrobill: sandboxBiller,
  epoch: sandboxBiller,
  segpay: segpayBiller,
  ccbill: ccbillBiller,
};

/** The payment service behind a biller's name; every call of one that is not configured fails. */
export function billerOf(services: BillerServices, biller: BillerId): Biller {
  return isConfigured(services, biller) ? ADAPTERS[biller](services, biller) : missingBiller(biller);
}

/** Billers by which something can be bought here, in the order in which they are offered. */
export function offeredBillers({ config }: Pick<GatewayServices, 'config'>): readonly BillerId[] {
  return config.billers.filter((biller) => !config.closedBillers.includes(biller));
}

/** Returns whether a biller can be reached here. */
export function isConfigured({ config }: Pick<GatewayServices, 'config'>, biller: BillerId): boolean {
  return config.billers.includes(biller);
}
