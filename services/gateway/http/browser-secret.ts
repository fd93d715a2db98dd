import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { BROWSER_SECRET } from '@network/validation/browser-secret.ts';
import type { GatewayServices } from '../services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The secret that the answer sets in the browser (`x-set-browser`); null when there is nothing to set. */
    issuedBrowser: string | null;
  }
}

/** The stored form of a browser's secret: its SHA-256, hex. */
export function browserHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * Returns whether a browser is the one whose hash was stored, compared in constant time. A missing secret or hash never
 * matches.
 */
export function isSameBrowser(secret: string | null, storedHash: string | null): boolean {
  if (secret === null || storedHash === null) return false;
  const [one, other] = [Buffer.from(browserHash(secret), 'hex'), Buffer.from(storedHash, 'hex')];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * The secret of the browser that calls, issued with this answer where it has none yet. Null on a tour host and for a
 * call of no tenant, which have no such cookie.
 */
export function ensureBrowser(
  request: Pick<FastifyRequest, 'caller' | 'issuedBrowser'>,
  services: Pick<GatewayServices, 'randomBytes'>,
): string | null {
  const { tenant, area, browser } = request.caller;
  if (tenant === null || area !== 'members') return null;
  if (browser !== null) return browser;
  return (request.issuedBrowser ??= services.randomBytes(32).toString('base64url'));
}

/** The secret as a header may claim it; null for anything malformed. */
export function readBrowserSecret(header: unknown): string | null {
  return typeof header === 'string' && BROWSER_SECRET.test(header) ? header : null;
}
