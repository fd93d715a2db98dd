import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createProxiedPaths } from '@network/core/server/gateway/proxied-paths.ts';
import { isActingAddress } from '@network/core/server/request/acting-address.ts';
import { servedPaths } from './served-paths.ts';

const { match, isDataOrPage } = createProxiedPaths(servedPaths);
const actingPages = new Set<string>(servedPaths.flatMap((each) => each.actingPages ?? []));

describe('the addresses that features declare to the brand server', () => {
  it('are those of every served-paths.ts', () => {
    const folder = new URL('../', import.meta.url);
    const features = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/served-paths.ts`, folder)));
    expect(servedPaths).toHaveLength(features.filter((name) => name !== 'app').length);
  });

  it.each([
    '/rest/reel/view',
    '/rest/reel/purchase',
    '/v2/user/delete',
    '/subscriptions/vip-user-credentials',
    '/recommendations-tracking',
    '/recombee/network-main/detailviews/',
    '/v1/outgoing-upsells-oneclick/cams',
  ])('D16 %s is the gateway’s, by POST', (path) => {
    expect(match('POST', path, false, true)).toEqual({ path, kind: 'api' });
    expect(match('GET', path, true, true)).toEqual({ status: 415, allow: ['POST'] });
  });

  it('R06 D16 answers /toprated and a biller’s sign-up with data for clients that prefer JSON', () => {
    expect(match('GET', '/toprated', true, false)).toEqual({ path: '/toprated', kind: 'api' });
    expect(match('GET', '/toprated', false, false)).toBeNull();
    for (const biller of ['epoch', 'EPOCH', '__proto__', 'pay-2']) {
      expect(match('GET', `/_signup-extern/${biller}`, true, false)).not.toBeNull();
    }
    expect(isDataOrPage('/_signup-extern/epoch/more')).toBe(false);
  });

  it('takes the form of a one-click purchase on members hosts', () => {
    expect(match('POST', '/oneclick/outgoing-upsell', false, true)).toEqual({
      path: '/brand/oneclick/outgoing-upsell',
      kind: 'session',
    });
  });

  it.each([
    ['/cams', true],
    ['/oneclick/outgoing-upsell', true],
    ['/_upsell_signupsuccess', true],
    ['/_upgradesuccess', true],
    ['/videos', false],
    ['/_signupsuccess', false],
  ])('%s acts on a visit: %s', (path, acts) => expect(isActingAddress({ path, search: '' }, actingPages)).toBe(acts));
});
