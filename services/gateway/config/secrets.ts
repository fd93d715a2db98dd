import { createHmac, hkdfSync } from 'node:crypto';
import { CONSOLE_NAME } from '@network/validation/console-key.ts';

/** Keys that are the gateway's own. None of them is ever logged or sent. */
export interface Secrets {
  /** What brand servers derive their keys from (see brandKeyFor). */
  readonly brand: string;
  /** The secret, and another one that is accepted beside it during an exchange. */
  readonly brands: readonly string[];
  /**
   * A key of 32 bytes for one purpose, such as `session-tokens` or `media-addresses`. The same secret and purpose give
   * the same key on every gateway; keys of different purposes reveal nothing about each other. Purposes are few: each key
   * is stored once it was derived, and is not to be written to.
   */
  derive(purpose: string): Buffer;
  /**
   * The derived key, and that of the other accepted secret: for reading what was signed or sealed before an exchange.
   */
  deriveEach(purpose: string): readonly Buffer[];
}

/** The texts that secrets are made of. */
export interface SecretTexts {
  readonly brand: string;
  readonly gateway: string;
  /** Believed beside those above, and used for nothing new. */
  readonly previousBrand?: string | undefined;
  readonly previousGateway?: string | undefined;
}

/** Secrets made of two texts: the brands' and the gateway's own (HKDF-SHA256). */
export function secretsOf({ brand, gateway, previousBrand, previousGateway }: SecretTexts): Secrets {
  const gateways = previousGateway === undefined ? [gateway] : [gateway, previousGateway];
  const derived = new Map<string, readonly [Buffer, ...Buffer[]]>();
  const deriveEach = (purpose: string): readonly [Buffer, ...Buffer[]] => {
    const known = derived.get(purpose);
    if (known) return known;
    const keys = gateways.map((secret) => Buffer.from(hkdfSync('sha256', secret, 'network-gateway', purpose, 32)));
    derived.set(purpose, keys as [Buffer, ...Buffer[]]);
    return keys as [Buffer, ...Buffer[]];
  };
  return {
    brand,
    brands: previousBrand === undefined ? [brand] : [brand, previousBrand],
    derive: (purpose) => deriveEach(purpose)[0],
    deriveEach,
  };
}

/** The key by which a brand server names its tenant: HMAC-SHA256 of the tenant id, hex. */
export function brandKeyFor(brandSecret: string, tenantId: string): string {
  return createHmac('sha256', brandSecret).update(tenantId).digest('hex');
}

/** The key by which the console's server shows that a call came by its host. */
export const consoleKeyFor = (brandSecret: string): string => brandKeyFor(brandSecret, CONSOLE_NAME);
