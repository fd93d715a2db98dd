import type { GatewayConfig } from '../../config/config.ts';

/** The key that signs addresses of videos; the same on every gateway of one deployment. */
export function mediaKey(config: Pick<GatewayConfig, 'secrets'>): Buffer {
  return config.secrets.derive('media-addresses');
}
