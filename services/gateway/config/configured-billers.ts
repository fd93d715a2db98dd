import type { BillerId } from '@network/tenant/constants.ts';
import type { GatewayConfig } from './config.ts';

/** Whether a biller itself is reached, by its variables; otherwise it is the sandbox, or nobody. */
export function isReached({ segpay, ccbill }: Pick<GatewayConfig, 'segpay' | 'ccbill'>, biller: BillerId): boolean {
  return (biller === 'segpay' && segpay !== null) || (biller === 'ccbill' && ccbill !== null);
}
