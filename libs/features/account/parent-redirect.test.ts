import { describe, expect, it } from 'vitest';
import vixen from '../../../apps/vixen/tenant.ts';
import { onwardAddress, readParentRedirect } from './parent-redirect.ts';

describe('R35 /parent-redirect', () => {
  it('R35 reads id_token as token, and next', () => {
    expect(readParentRedirect({ id_token: 'abc', next: '/videos?page=2' }, vixen)).toEqual({
      token: 'abc',
      next: '/videos?page=2',
    });
  });

  it.each(['//evil.test', 'https://evil.test/', String.raw`/\evil.test`, 'javascript:alert(1)', '', '/%2f/evil.test'])(
    'R35 D15 goes home instead of %j',
    (next) => expect(readParentRedirect({ id_token: 'abc', next }, vixen).next).toBe('/'),
  );

  it('R35 D15 ignores a repeated parameter', () => {
    expect(readParentRedirect({ id_token: ['a', 'b'], next: ['/a', '/b'] }, vixen)).toEqual({ token: null, next: '/' });
  });

  it('R35 sends a visitor with a token through the sign-in, everybody else straight on', () => {
    const request = { token: 'abc', next: '/videos' };
    expect(onwardAddress(request, vixen, false)).toBe(`${vixen.urls.members}/oidc/login?uri=%2Fvideos`);
    expect(onwardAddress(request, vixen, true)).toBe('/videos');
    expect(onwardAddress({ ...request, token: null }, vixen, false)).toBe('/videos');
  });
});
