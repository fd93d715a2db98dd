import type { EdgeConfig } from '../../../config/edge-config.ts';

/** What brand servers tag the pages with that an edge may hold (`cachingOf` in libs/core). */
const TAG = 'pages';

interface PurgeRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; Fastly takes none. */
  readonly body?: string;
}

/**
 * The request that purges the pages of one zone: by tag at Cloudflare
 * (https://developers.cloudflare.com/api/resources/cache/methods/purge) and Bunny
 * (https://docs.bunny.net/cdn/purge-cache), at Fastly by surrogate key
 * (https://www.fastly.com/documentation/reference/api/purging): softly, so that a page is sent as long as it may be stale.
 */
export function purgeRequestOf({ kind, origin, token }: EdgeConfig, zone: string): PurgeRequest {
  switch (kind) {
    case 'cloudflare':
      return {
        url: `${origin}/client/v4/zones/${zone}/purge_cache`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: [TAG] }),
      };
    case 'bunny':
      return {
        url: `${origin}/pullzone/${zone}/purgeCache`,
        headers: { accesskey: token, 'content-type': 'application/json' },
        body: JSON.stringify({ CacheTag: TAG }),
      };
    case 'fastly':
      return {
        url: `${origin}/service/${zone}/purge/${TAG}`,
        headers: { 'fastly-key': token, 'fastly-soft-purge': '1', accept: 'application/json' },
      };
  }
}
