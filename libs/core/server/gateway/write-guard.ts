import type { IncomingMessage } from 'node:http';
import { readProvenance } from '@network/server/requests/provenance.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ProxiedPath } from './proxied-paths.ts';

/**
 * Refuses what a page of another site may have sent: 415 for a write that is not JSON, 403 for one that is not of this
 * host's own pages.
 */
export function refuseCrossSite(
  request: IncomingMessage,
  facts: RequestFacts,
  kind: ProxiedPath['kind'],
): 403 | 415 | null {
  const provenance = readProvenance(request.headers, facts.ownOrigin);
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
  const path = facts.target.path;
  if (kind === 'session') {
    if (isWrite) return provenance === 'same-origin' ? null : 403;
    // Signing in and coming back from the identity server are links of other sites.
    return path.endsWith('/refresh') && provenance === 'cross-site' ? 403 : null;
  }
  if (!isWrite) return null;
  if (!/^application\/json(?:\s*;|$)/i.test(request.headers['content-type'] ?? '')) return 415;
  return isFromElsewhere(request, facts) ? 403 : null;
}

/** Returns whether a write is not of this host's own pages. A caller that is no browser has no session that it could abuse. */
export function isFromElsewhere({ headers }: IncomingMessage, { ownOrigin, sessionId }: RequestFacts): boolean {
  const provenance = readProvenance(headers, ownOrigin);
  return provenance === 'cross-site' || (provenance === 'unknown' && sessionId !== null);
}
