import { LOOPBACK_RANGES } from '@network/server/requests/client-address.ts';
import { SANDBOX_SEGPAY_PATH, sandboxSegpay } from '@network/validation/sandbox-segpay.ts';
import type { GatewayConfig } from '../../../../../config/config.ts';
import { sandboxKey } from '../../../../../config/sandbox-key.ts';
import type { SegpayConfig } from '../../../../../config/segpay-config.ts';

export interface SegpaySettings extends SegpayConfig {
  /** The sandbox answers in Segpay's place. */
  readonly isSandbox: boolean;
}

/** Segpay as it is configured, or as the sandbox plays it. */
export function segpaySettings(config: Pick<GatewayConfig, 'segpay' | 'secrets' | 'billerPort'>): SegpaySettings {
  if (config.segpay !== null) return { ...config.segpay, isSandbox: false };
  const origin = `http://localhost:${config.billerPort}${SANDBOX_SEGPAY_PATH}`;
  return {
    ...sandboxSegpay(sandboxKey(config)),
    postbackAddresses: LOOPBACK_RANGES,
    pages: origin,
    reports: origin,
    isSandbox: true,
  };
}
