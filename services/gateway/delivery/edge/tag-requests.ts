import type { TagEdgeConfig } from '../../config/edge-config.ts';
import { PAGES_TAG } from './edge-tags.ts';
import { ACCEPTS, acceptsFastlyKeys } from './purge-replies.ts';
import type { PurgeRequest } from './send-purge.ts';

/** The most tags that a request may name at Cloudflare and Fastly. */
const MOST_TAGS = { cloudflare: 30, fastly: 256 } as const;

/**
 * The request that purges the pages of one zone: by tag at Cloudflare
 * (https://developers.cloudflare.com/api/resources/cache/methods/purge) and Bunny
 * (https://docs.bunny.net/cdn/purge-cache), at Fastly by surrogate key
 * (https://www.fastly.com/documentation/reference/api/purging): softly, so that a page is sent as long as it may be stale.
 */
export function purgeRequestOf({ kind, origin, token }: TagEdgeConfig, zone: string): PurgeRequest {
  switch (kind) {
    case 'cloudflare':
      return {
        url: `${origin}/client/v4/zones/${zone}/purge_cache`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: [PAGES_TAG] }),
        accepts: ACCEPTS.cloudflare,
      };
    case 'bunny':
      return {
        url: `${origin}/pullzone/${zone}/purgeCache`,
        headers: { accesskey: token, 'content-type': 'application/json' },
        body: JSON.stringify({ CacheTag: PAGES_TAG }),
        accepts: ACCEPTS.bunnyTag,
      };
    case 'fastly':
      return {
        url: `${origin}/service/${zone}/purge/${PAGES_TAG}`,
        headers: { 'fastly-key': token, 'fastly-soft-purge': '1', accept: 'application/json' },
        accepts: ACCEPTS.fastlyKey,
      };
  }
}

/**
 * The requests by which nothing with one of these tags is sent from a zone any more, not even as stale: what was taken back
 * is gone. Their documentation is that of `purgeRequestOf`; none for no tags.
 */
export function purgeRequestsOf(edge: TagEdgeConfig, zone: string, tags: readonly string[]): readonly PurgeRequest[] {
  const { kind, origin, token } = edge;
  const parted = (most: number) =>
    Array.from({ length: Math.ceil(tags.length / most) }, (_, nth) => tags.slice(nth * most, (nth + 1) * most));
  switch (kind) {
    case 'cloudflare':
      return parted(MOST_TAGS.cloudflare).map((each) => ({
        ...purgeRequestOf(edge, zone),
        body: JSON.stringify({ tags: each }),
      }));
    case 'bunny':
      return tags.map((CacheTag) => ({ ...purgeRequestOf(edge, zone), body: JSON.stringify({ CacheTag }) }));
    case 'fastly':
      return parted(MOST_TAGS.fastly).map((each) => ({
        url: `${origin}/service/${zone}/purge`,
        headers: { 'fastly-key': token, 'surrogate-key': each.join(' '), accept: 'application/json' },
        accepts: acceptsFastlyKeys(each),
      }));
  }
}

/**
 * The requests by which Bunny forgets files of the store, which have no tags there: by the beginnings of their addresses
 * (https://docs.bunny.net/api-reference/core/purge/purge-url).
 */
export function purgeFilesOf(
  { origin, token, filesAt }: TagEdgeConfig,
  prefixes: readonly string[],
): readonly PurgeRequest[] {
  if (filesAt === undefined) return [];
  return prefixes.map((prefix) => ({
    url: `${origin}/purge?${new URLSearchParams({ url: `${filesAt}/${prefix}*`, async: 'false' })}`,
    headers: { accesskey: token },
    accepts: ACCEPTS.bunnyAddress,
  }));
}
