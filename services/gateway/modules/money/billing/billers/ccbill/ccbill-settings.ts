import { LOOPBACK_RANGES } from '@network/server/requests/client-address.ts';
import { SANDBOX_CCBILL_PATH, sandboxCcbill } from '@network/validation/sandbox-ccbill.ts';
import type { CcbillConfig } from '../../../../../config/ccbill-config.ts';
import type { GatewayConfig } from '../../../../../config/config.ts';
import { sandboxKey } from '../../../../../config/sandbox-key.ts';

export interface CcbillSettings extends CcbillConfig {
  /** The sandbox answers in CCBill's place. */
  readonly isSandbox: boolean;
}

/** CCBill as it is configured, or as the sandbox plays it. */
export function ccbillSettings(config: Pick<GatewayConfig, 'ccbill' | 'secrets' | 'billerPort'>): CcbillSettings {
  if (config.ccbill !== null) return { ...config.ccbill, isSandbox: false };
  const origin = `http://localhost:${config.billerPort}${SANDBOX_CCBILL_PATH}`;
  return {
    ...sandboxCcbill(sandboxKey(config)),
    webhookAddresses: LOOPBACK_RANGES,
    forms: origin,
    dataLink: origin,
    isSandbox: true,
  };
}
