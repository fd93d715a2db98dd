import { LOOPBACK_RANGES } from '@network/server/requests/client-address.ts';
import { SANDBOX_ROCKETGATE_PATH, sandboxRocketgate } from '@network/validation/sandbox-rocketgate.ts';
import type { GatewayConfig } from '../../../../../config/config.ts';
import type { RocketgateConfig } from '../../../../../config/rocketgate-config.ts';
import { sandboxKey } from '../../../../../config/sandbox-key.ts';

export interface RocketgateSettings extends RocketgateConfig {
  /** The address to which payment pages lead a browser back. The gateway redirects it to the brand. */
  readonly returnUrl: string;
  /** The sandbox answers in RocketGate's place. */
  readonly isSandbox: boolean;
}

/** RocketGate as it is configured, or as the sandbox plays it. */
export function rocketgateSettings(
  config: Pick<GatewayConfig, 'rocketgate' | 'secrets' | 'billerPort' | 'publicUrl'>,
): RocketgateSettings {
  const returnUrl = `${config.publicUrl}/billers/rocketgate/return`;
  if (config.rocketgate !== null) return { ...config.rocketgate, returnUrl, isSandbox: false };
  const origin = `http://localhost:${config.billerPort}${SANDBOX_ROCKETGATE_PATH}`;
  return {
    ...sandboxRocketgate(sandboxKey(config)),
    postbackAddresses: LOOPBACK_RANGES,
    pages: origin,
    gateway: origin,
    reports: origin,
    returnUrl,
    isSandbox: true,
  };
}
