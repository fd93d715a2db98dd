import type { GatewayConfig } from '../../../config/config.ts';

const PURPOSE = 'media-addresses';

/** The key that signs addresses of videos; the same on every gateway of one deployment. */
export function mediaKey(config: Pick<GatewayConfig, 'secrets'>): Buffer {
  return config.secrets.derive(PURPOSE);
}

/** The outcome of a check by the key that signs, or by the other one that is believed where the first did not make it. */
export function checkByMediaKeys<Check extends { readonly ok: boolean; readonly reason?: string }>(
  config: Pick<GatewayConfig, 'secrets'>,
  check: (key: Buffer) => Check,
): Check {
  const [first, ...others] = config.secrets.deriveEach(PURPOSE).map(check);
  const known = [first, ...others].find((each) => each?.ok === true || each?.reason === 'expired');
  return (known ?? first) as Check;
}
