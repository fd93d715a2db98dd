import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { origin } from '@network/server/configuration/expectations.ts';
import type { CdnLocation } from '../delivery/media-cdn.ts';
import { type EdgeConfig, PURGE_ORIGINS, zoneIds } from './edge-config.ts';

const text = z.string().min(1, 'expected a text').optional();

/** Variables that say which CDN serves media. */
export const cdnVariables = {
  MEDIA_CDN: z.enum(['cloudfront', 'bunny'], { error: 'expected cloudfront or bunny, or nothing' }).optional(),
  MEDIA_CDN_URL: origin.optional(),
  MEDIA_CDN_KEY_ID: text,
  MEDIA_CDN_KEY: text,
  MEDIA_CDN_PURGE_ZONES: zoneIds.optional(),
  MEDIA_CDN_PURGE_KEY_ID: text,
  MEDIA_CDN_PURGE_TOKEN: text,
  MEDIA_CDN_PURGE_URL: origin.optional(),
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

const PURGE_VARIABLES = [
  'MEDIA_CDN_PURGE_URL',
  'MEDIA_CDN_PURGE_ZONES',
  'MEDIA_CDN_PURGE_KEY_ID',
  'MEDIA_CDN_PURGE_TOKEN',
] as const;

/**
 * How the CDN of media is purged of what was taken back; null where it is not, so that addresses there end with their
 * signatures. Or what is wrong with the variables.
 */
export function mediaEdgeOf(values: CdnValues): EdgeConfig | null | readonly string[] {
  const { MEDIA_CDN: kind, MEDIA_CDN_URL: filesAt } = values;
  const named = PURGE_VARIABLES.filter((name) => values[name] !== undefined);
  if (named.length === 0) return null;
  if (kind === undefined || filesAt === undefined)
    return named.map((name) => `${name}: expected nothing, as MEDIA_CDN names no CDN`);
  const { MEDIA_CDN_PURGE_URL: address, MEDIA_CDN_PURGE_ZONES: zones } = values;
  const { MEDIA_CDN_PURGE_TOKEN: token, MEDIA_CDN_PURGE_KEY_ID: accessKeyId } = values;
  const at = { origin: address ?? PURGE_ORIGINS[kind], zones: zones ?? [], filesAt };
  if (kind === 'bunny' && accessKeyId !== undefined)
    return ['MEDIA_CDN_PURGE_KEY_ID: expected nothing, as MEDIA_CDN is bunny'];
  if (zones && token && kind === 'bunny') return { kind, ...at, token };
  if (zones && token && accessKeyId && kind === 'cloudfront')
    return { kind, ...at, accessKeyId, secretAccessKey: token };
  return PURGE_VARIABLES.slice(1)
    .filter((name) => values[name] === undefined && !(kind === 'bunny' && name === 'MEDIA_CDN_PURGE_KEY_ID'))
    .map((name) => `${name}: expected a value, as ${named[0]} has one`);
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
