import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ProxiedPath } from './proxied-paths.ts';
import { refuseCrossSite } from './write-guard.ts';

const own = 'http://members.brand.localhost:4200';
const json = { 'content-type': 'application/json' };

function statusOf(
  kind: ProxiedPath['kind'],
  headers: Record<string, string>,
  more: { method?: string; path?: string; sessionId?: string | null } = {},
) {
  const { method = 'POST', path = '/graphql', sessionId = 'a-session' } = more;
  const facts = { ownOrigin: own, sessionId, target: { path, search: '' } } as RequestFacts;
  return refuseCrossSite({ method, headers } as unknown as IncomingMessage, facts, kind);
}

describe('cross-site requests', () => {
  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    '',
  ])('a write of %j is 415', (type) => expect(statusOf('api', { 'content-type': type, origin: own })).toBe(415));

  it('a write from another site is 403, one from this host goes on', () => {
    expect(statusOf('api', { ...json, origin: 'https://evil.test' })).toBe(403);
    expect(statusOf('api', { ...json, origin: own })).toBeNull();
  });

  it('lets a caller that is no browser write only without a session', () => {
    expect(statusOf('api', json)).toBe(403);
    expect(statusOf('api', json, { sessionId: null })).toBeNull();
  });

  it('signs out only for a page of this host', () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(statusOf('session', { ...form, origin: own }, { path: '/oidc/logout' })).toBeNull();
    expect(statusOf('session', { ...form, origin: 'https://evil.test' }, { path: '/oidc/logout' })).toBe(403);
    expect(statusOf('session', form, { path: '/oidc/logout' })).toBe(403);
  });

  it('refreshes for nobody else’s page, while signing in is a link from anywhere', () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(statusOf('session', foreign, { method: 'GET', path: '/refresh' })).toBe(403);
    expect(statusOf('session', foreign, { method: 'GET', path: '/api/refresh' })).toBe(403);
    expect(statusOf('session', foreign, { method: 'GET', path: '/oidc/callback' })).toBeNull();
  });
});
