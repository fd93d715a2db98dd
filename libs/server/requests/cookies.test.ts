import { describe, expect, it } from 'vitest';
import { readCookies, writeServerCookie } from './cookies.ts';

describe('cookies of servers', () => {
  it('are read as they were sent, the first of a name', () => {
    const cookies = readCookies('a=1; session="x"; encoded=%41; a=2; broken; =none');
    expect({ ...cookies }).toEqual({ a: '1', session: '"x"', encoded: '%41', '': 'none' });
    expect(readCookies(undefined)['a']).toBeUndefined();
  });

  it('have no names of a prototype', () => {
    for (const header of [undefined, 'a=1']) expect(readCookies(header)['toString']).toBeUndefined();
  });

  it('are written out of reach of scripts and of other sites’ writes', () => {
    const cookie = { name: 'a', value: 'b', seconds: 60, isSecure: true };
    expect(writeServerCookie(cookie)).toBe('a=b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(writeServerCookie({ ...cookie, value: '', seconds: 0, isSecure: false, path: '/oidc' })).toBe(
      'a=; Max-Age=0; Path=/oidc; HttpOnly; SameSite=Lax',
    );
  });
});
