import { describe, expect, it } from 'vitest';
import { createProxiedPaths } from './proxied-paths.ts';

const { match } = createProxiedPaths([
  { calls: { '/rest/call': ['POST'] }, postPatterns: [/^\/reports\/[a-z-]+\//] },
  { gatewayForms: ['/buy'], dataPages: [/^\/list$/, /^\/data\/[^/]{1,200}$/] },
]);

describe('D16 paths of the gateway', () => {
  it.each([
    ['POST', '/graphql', '/graphql', 'api'],
    ['GET', '/media/v/a.mp4', '/media/v/a.mp4', 'media'],
    ['HEAD', '/media/v/a.mp4', '/media/v/a.mp4', 'media'],
    ['GET', '/oidc/login', '/brand/oidc/login', 'session'],
    ['POST', '/oidc/logout', '/brand/oidc/logout', 'session'],
    ['GET', '/api/refresh', '/brand/api/refresh', 'session'],
    ['POST', '/rest/call', '/rest/call', 'api'],
    ['POST', '/reports/network-main/views/', '/reports/network-main/views/', 'api'],
    ['POST', '/buy', '/brand/buy', 'session'],
  ])('%s %s leads to %s', (method, path, to, kind) =>
    expect(match(method, path, false, true)).toEqual({ path: to, kind }),
  );

  it('has no GraphQL by GET', () =>
    expect(match('GET', '/graphql', true, true)).toEqual({ status: 415, allow: ['POST'] }));

  it('D10 has sessions on the members host alone', () => expect(match('GET', '/oidc/login', false, false)).toBeNull());

  it('D16 leaves a page with a form to the pages, but for its post on a members host', () => {
    expect(match('GET', '/buy', false, true)).toBeNull();
    expect(match('POST', '/buy', false, false)).toBeNull();
  });

  it('D16 answers a page that is also data with data for clients that prefer JSON', () => {
    expect(match('GET', '/list', true, false)).toEqual({ path: '/list', kind: 'api' });
    expect(match('GET', '/list', false, false)).toBeNull();
    expect(match('GET', '/data/one', true, false)).not.toBeNull();
    expect(match('GET', '/data/one/more', true, false)).toBeNull();
  });

  it.each(['/', '/videos', '/graphql/', '/GRAPHQL', '/mediax', '/brand/oidc/login', '/healthz'])(
    '%s is a page',
    (path) => expect(match('GET', path, false, true)).toBeNull(),
  );
});
