import { z } from 'zod';
import { origin } from '@network/server/configuration/expectations.ts';

/** The CDN that holds visitors' pages (`EDGE_CACHE`), and how they are purged there. */
export interface EdgeConfig {
  readonly kind: 'cloudflare' | 'fastly' | 'bunny';
  /** Of its API; no trailing slash. */
  readonly origin: string;
  /** Zones of Cloudflare, services of Fastly or pull zones of Bunny: what the brands' hosts are served by. */
  readonly zones: readonly string[];
  /** The secret of an account that may purge there. */
  readonly token: string;
}

const ORIGINS = {
  cloudflare: 'https://api.cloudflare.com',
  fastly: 'https://api.fastly.com',
  bunny: 'https://api.bunny.net',
} as const satisfies Record<EdgeConfig['kind'], string>;

const zoneIds = z
  .string()
  .transform((list) => list.split(',').map((id) => id.trim()))
  .pipe(z.array(z.string().regex(/^[\w-]+$/, 'expected ids, separated by commas')).min(1));

/** Variables that say which CDN is purged after a publication. */
export const edgeVariables = {
  EDGE_PURGE: z.enum(['cloudflare', 'fastly', 'bunny'], { error: 'expected cloudflare, fastly or bunny' }).optional(),
  EDGE_PURGE_URL: origin.optional(),
  EDGE_PURGE_ZONES: zoneIds.optional(),
  EDGE_PURGE_TOKEN: z.string().min(1, 'expected a text').optional(),
} as const;

type EdgeValues = z.output<z.ZodObject<typeof edgeVariables>>;

/** The CDN that the variables name, null for none, or what is wrong with them. */
export function edgeConfigOf(values: EdgeValues): EdgeConfig | null | readonly string[] {
  const { EDGE_PURGE: kind, EDGE_PURGE_URL: address, EDGE_PURGE_ZONES: zones, EDGE_PURGE_TOKEN: token } = values;
  if (kind === undefined) return null;
  if (zones && token) return { kind, origin: address ?? ORIGINS[kind], zones, token };
  const missing = [...(zones ? [] : ['EDGE_PURGE_ZONES']), ...(token ? [] : ['EDGE_PURGE_TOKEN'])];
  return missing.map((name) => `${name}: expected a value, as EDGE_PURGE is ${kind}`);
}
