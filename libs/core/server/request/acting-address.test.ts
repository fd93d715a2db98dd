import { describe, expect, it } from 'vitest';
import { isActingAddress, isPrefetch } from './acting-address.ts';

describe('addresses that act', () => {
  it.each([
    ['/act', '', true],
    ['/act', '?id=1', true],
    ['/oidc/callback', '?code=1&state=2', true],
    ['/oidc/device', '?token=1', true],
    ['/', '?al_token=x', true],
    ['/', '?%61l_token=x', true],
    ['/', '?page=2', false],
    ['/videos', '', false],
    ['/_signupsuccess', '?memberid=1', false],
    ['/oidc/login', '', false],
  ])('%s%s: %s', (path, search, acts) => expect(isActingAddress({ path, search }, new Set(['/act']))).toBe(acts));

  it.each([
    [{ 'sec-purpose': 'prefetch' }, true],
    [{ 'sec-purpose': 'prefetch;prerender' }, true],
    [{ purpose: 'prefetch' }, true],
    [{ 'x-moz': 'prefetch' }, true],
    [{ purpose: 'preview' }, true],
    [{ 'sec-purpose': '' }, false],
    [{}, false],
  ])('%j looks ahead: %s', (headers, ahead) => expect(isPrefetch(headers)).toBe(ahead));
});
