import { describe, expect, it } from 'vitest';
import { matchProxiedPath } from './proxied-paths.ts';

describe('D16 paths of the gateway', () => {
  it.each([
    ['POST', '/graphql', '/graphql', 'api'],
    ['GET', '/media/v/a.mp4', '/media/v/a.mp4', 'media'],
    ['HEAD', '/media/v/a.mp4', '/media/v/a.mp4', 'media'],
    ['GET', '/oidc/login', '/brand/oidc/login', 'session'],
    ['POST', '/oidc/logout', '/brand/oidc/logout', 'session'],
    ['GET', '/api/refresh', '/brand/api/refresh', 'session'],
    ['POST', '/rest/reel/view', '/rest/reel/view', 'api'],
    ['POST', '/recombee/network-main/detailviews/', '/recombee/network-main/detailviews/', 'api'],
  ])('%s %s leads to %s', (method, path, to, kind) =>
    expect(matchProxiedPath(method, path, false, true)).toEqual({ path: to, kind }),
  );

  it('has no GraphQL by GET', () =>
    expect(matchProxiedPath('GET', '/graphql', true, true)).toEqual({ status: 415, allow: ['POST'] }));

  it('D10 has sessions on the members host alone', () =>
    expect(matchProxiedPath('GET', '/oidc/login', false, false)).toBeNull());

  it('R06 D16 gives /toprated and a biller’s sign-up as data to whoever prefers that', () => {
    expect(matchProxiedPath('GET', '/toprated', true, false)).toEqual({ path: '/toprated', kind: 'api' });
    expect(matchProxiedPath('GET', '/toprated', false, false)).toBeNull();
    for (const biller of ['epoch', 'EPOCH', '__proto__', 'pay-2']) {
      expect(matchProxiedPath('GET', `/_signup-extern/${biller}`, true, false)).not.toBeNull();
    }
    expect(matchProxiedPath('GET', '/_signup-extern/epoch/more', true, false)).toBeNull();
  });

  it.each(['/', '/videos', '/graphql/', '/GRAPHQL', '/mediax', '/brand/oidc/login', '/healthz'])(
    '%s is a page',
    (path) => expect(matchProxiedPath('GET', path, false, true)).toBeNull(),
  );
});
