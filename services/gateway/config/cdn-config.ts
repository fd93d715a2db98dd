import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { origin } from '@network/server/configuration/expectations.ts';
import type { CdnLocation } from '../delivery/media-cdn.ts';

const text = z.string().min(1, 'expected a text').optional();

/** Variables that say which CDN serves media. */
export const cdnVariables = {
  MEDIA_CDN: z.enum(['cloudfront', 'bunny'], { error: 'expected cloudfront or bunny, or nothing' }).optional(),
  MEDIA_CDN_URL: origin.optional(),
  MEDIA_CDN_KEY_ID: text,
  MEDIA_CDN_KEY: text,
} as const;

type CdnValues = z.output<z.ZodObject<typeof cdnVariables>>;

/** The CDN that the variables name, null for none, or what is wrong with them. */
export function cdnLocationOf(values: CdnValues): CdnLocation | null | readonly string[] {
  const { MEDIA_CDN: kind, MEDIA_CDN_URL: address, MEDIA_CDN_KEY_ID: keyPairId, MEDIA_CDN_KEY: key } = values;
  if (kind === undefined) return null;
  if (address === undefined || key === undefined) {
    const missing = [
      ...(address === undefined ? ['MEDIA_CDN_URL'] : []),
      ...(key === undefined ? ['MEDIA_CDN_KEY'] : []),
    ];
    return missing.map((name) => `${name}: expected a value, as MEDIA_CDN is ${kind}`);
  }
  if (kind === 'bunny') return { kind, origin: address, securityKey: key };
  if (keyPairId === undefined) return ['MEDIA_CDN_KEY_ID: expected a value, as MEDIA_CDN is cloudfront'];
  // An environment file has one line for each variable.
  const privateKey = key.replaceAll(String.raw`\n`, '\n');
  if (!isPrivateKey(privateKey)) return ['MEDIA_CDN_KEY: expected an RSA private key in PEM, its lines joined by \\n'];
  return { kind, origin: address, keyPairId, privateKey };
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
