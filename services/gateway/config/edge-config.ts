import { z } from 'zod';
import { origin } from '@network/server/configuration/expectations.ts';

/** A CDN that purges what has a tag. */
export interface TagEdgeConfig {
  readonly kind: 'cloudflare' | 'fastly' | 'bunny';
  /** Origin of its API, without a trailing slash. */
  readonly origin: string;
  /** What serves the brands' hosts: zones of Cloudflare, services of Fastly or pull zones of Bunny. */
  readonly zones: readonly string[];
  /** The secret of an account that may purge there. */
  readonly token: string;
  /** The origin at which it also serves the files of the store by their keys; left out for one that does not. */
  readonly filesAt?: string;
}

/** CloudFront, which purges by path. */
export interface CloudfrontEdgeConfig {
  readonly kind: 'cloudfront';
  /** Origin of its API, without a trailing slash. */
  readonly origin: string;
  /** The distributions that serve the brands' hosts. */
  readonly zones: readonly string[];
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Means the same as in `TagEdgeConfig`. */
  readonly filesAt?: string;
}

/** The CDN in front of the brands, and how what it holds is purged there. */
export type EdgeConfig = TagEdgeConfig | CloudfrontEdgeConfig;

/** Where the API of each vendor is. */
export const PURGE_ORIGINS = {
  cloudflare: 'https://api.cloudflare.com',
  fastly: 'https://api.fastly.com',
  bunny: 'https://api.bunny.net',
  cloudfront: 'https://cloudfront.amazonaws.com',
} as const satisfies Record<EdgeConfig['kind'], string>;

/** Ids of zones, services, pull zones or distributions. */
export const zoneIds = z
  .string()
  .transform((list) => list.split(',').map((id) => id.trim()))
  .pipe(z.array(z.string().regex(/^[\w-]+$/, 'expected ids, separated by commas')).min(1));

const secret = z.string().min(1, 'expected a text').optional();

/** Variables that say which CDN is purged after a publication. */
export const edgeVariables = {
  EDGE_PURGE: z
    .enum(['none', 'cloudflare', 'fastly', 'bunny', 'cloudfront'], {
      error: 'expected none, cloudflare, fastly, bunny or cloudfront',
    })
    .default('none'),
  EDGE_PURGE_URL: origin.optional(),
  EDGE_PURGE_ZONES: zoneIds.optional(),
  EDGE_PURGE_KEY_ID: secret,
  EDGE_PURGE_TOKEN: secret,
} as const;

type EdgeValues = z.output<z.ZodObject<typeof edgeVariables>>;

/** The CDN that the variables name, null for none, or what is wrong with them. */
export function edgeConfigOf(values: EdgeValues): EdgeConfig | null | readonly string[] {
  const { EDGE_PURGE: kind, EDGE_PURGE_URL: address, EDGE_PURGE_ZONES: zones } = values;
  const { EDGE_PURGE_TOKEN: token, EDGE_PURGE_KEY_ID: keyId } = values;
  if (kind === 'none') {
    // Somebody who names a zone believes that it is purged.
    const vain = OTHERS.filter((name) => values[name] !== undefined);
    return vain.length === 0 ? null : vain.map((name) => `${name}: expected nothing, as EDGE_PURGE is none`);
  }
  const isByTag = kind !== 'cloudfront';
  if (isByTag && keyId !== undefined) return [`EDGE_PURGE_KEY_ID: expected nothing, as EDGE_PURGE is ${kind}`];
  const at = { origin: address ?? PURGE_ORIGINS[kind], zones: zones ?? [] };
  if (zones && token && isByTag) return { kind, ...at, token };
  if (zones && token && keyId && !isByTag) return { kind, ...at, accessKeyId: keyId, secretAccessKey: token };
  const required = [
    'EDGE_PURGE_ZONES',
    ...(isByTag ? [] : ['EDGE_PURGE_KEY_ID' as const]),
    'EDGE_PURGE_TOKEN',
  ] as const;
  return required
    .filter((name) => values[name] === undefined)
    .map((name) => `${name}: expected a value, as EDGE_PURGE is ${kind}`);
}

const OTHERS = ['EDGE_PURGE_URL', 'EDGE_PURGE_ZONES', 'EDGE_PURGE_KEY_ID', 'EDGE_PURGE_TOKEN'] as const;
