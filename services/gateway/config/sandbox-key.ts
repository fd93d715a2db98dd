import type { GatewayConfig } from './config.ts';

/** What gateway and sandbox know of each other: 64 hex digits, the same for every start on one data folder. */
export function sandboxKey(config: Pick<GatewayConfig, 'secrets'>): string {
  return config.secrets.derive('sandbox').toString('hex');
}
