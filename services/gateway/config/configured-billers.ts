import type { BillerId } from '@network/tenant/constants.ts';
import type { GatewayConfig } from './config.ts';

/** The billers that have an adapter of their own, as they are configured. */
export type ConfiguredBillers = Pick<GatewayConfig, 'rocketgate' | 'segpay' | 'ccbill'>;

/** Whether a biller itself is reached, by its variables; otherwise it is the sandbox, or nobody. */
export function isReached({ rocketgate, segpay, ccbill }: ConfiguredBillers, biller: BillerId): boolean {
  const configured: Partial<Record<BillerId, object | null>> = { rocketgate, segpay, ccbill };
  return (configured[biller] ?? null) !== null;
}
