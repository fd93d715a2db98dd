import { createHmac, hkdfSync } from 'node:crypto';

/** Keys that are the gateway's own. None of them is ever logged or sent. */
export interface Secrets {
  /** What brand servers derive their keys from (see brandKeyFor). */
  readonly brand: string;
  /**
   * A key of 32 bytes for one purpose, such as `session-tokens` or `media-addresses`. The same secret and purpose give
   * the same key on every gateway; keys of different purposes reveal nothing about each other. Purposes are few: each key
   * is stored once it was derived, and is not to be written to.
   */
  derive(purpose: string): Buffer;
}

/** Secrets made of two texts: the brands' and the gateway's own (HKDF-SHA256). */
export function secretsOf(values: { readonly brand: string; readonly gateway: string }): Secrets {
  const derived = new Map<string, Buffer>();
  return {
    brand: values.brand,
    derive: (purpose) => {
      const known = derived.get(purpose);
      if (known) return known;
      const key = Buffer.from(hkdfSync('sha256', values.gateway, 'network-gateway', purpose, 32));
      derived.set(purpose, key);
      return key;
    },
  };
}

/** The key by which a brand server names its tenant: HMAC-SHA256 of the tenant id, hex. */
export function brandKeyFor(brandSecret: string, tenantId: string): string {
  return createHmac('sha256', brandSecret).update(tenantId).digest('hex');
}
