import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Secrets } from '../config/secrets.ts';
import { GatewayError } from './gateway-error.ts';

/** The subject and owner of a preview: one version of one document on one brand, for one member of staff. */
export interface PreviewClaims {
  readonly staffId: string;
  readonly kind: string;
  readonly id: string;
  /** 0 for what is published, which no editor wrote. */
  readonly version: number;
  /** The digest of the unsaved form that is shown instead of that version; null for the version. */
  readonly unsaved: string | null;
}

/** A preview as it was opened. */
export interface OpenPreview extends PreviewClaims {
  readonly expiresAt: Date;
}

/** Long enough for an editor to look around; after that the address shows nothing. */
export const PREVIEW_LIFE_MS = 15 * 60_000;

const PURPOSE = 'content-preview';

const claimsSchema = z.object({
  staffId: z.string(),
  kind: z.string(),
  id: z.string(),
  version: z.number().int(),
  unsaved: z.string().nullable().default(null),
  expires: z.number().int(),
});

/** Signs a preview for a tenant's brand server. Such a token opens nothing but pages, and says nothing of its owner but their id. */
export function issuePreview(
  secrets: Secrets,
  tenantId: string,
  { staffId, kind, id, version, unsaved }: PreviewClaims,
  now: Date,
): { readonly token: string; readonly expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + PREVIEW_LIFE_MS);
  const claims = { staffId, kind, id, version, unsaved, expires: expiresAt.getTime() };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const mac = signatureOf(secrets.derive(PURPOSE), tenantId, payload).toString('base64url');
  return { token: `${payload}.${mac}`, expiresAt };
}

/**
 * The preview that a token opens.
 * @throws GatewayError FORBIDDEN for a token that this gateway did not issue for the tenant, or that has expired
 */
export function readPreview(secrets: Secrets, tenantId: string, token: string, now: Date): OpenPreview {
  const [payload = '', mac = ''] = token.split('.');
  const signature = Buffer.from(mac, 'base64url');
  const isOurs = secrets.deriveEach(PURPOSE).some((key) => {
    const expected = signatureOf(key, tenantId, payload);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
  if (!isOurs) throw previewEnded();
  const { expires, ...claims } = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (expires <= now.getTime()) throw previewEnded();
  return { ...claims, expiresAt: new Date(expires) };
}

/** The refusal of a preview that there is not, or not any more. */
export function previewEnded(): GatewayError {
  return new GatewayError(
    'FORBIDDEN',
    'errors.accessDenied',
    'Expected a preview of this brand that was opened in the last quarter of an hour and may still be seen.',
  );
}

function signatureOf(key: Buffer, tenantId: string, payload: string): Buffer {
  return createHmac('sha256', key).update(`${tenantId}\n${payload}`).digest();
}
