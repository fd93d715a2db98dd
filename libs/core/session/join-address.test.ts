import { describe, expect, it } from 'vitest';
import { joinAddress, pageIdOf } from './join-address.ts';
import { loginAddress } from './login-address.ts';

const MEMBERS = 'https://members.brand.example';

describe('R57 where people sign in and join', () => {
  it('R57 signs in on the members host and comes back with path and query', () => {
    expect(loginAddress(MEMBERS, '/videos?page=2&a=b c')).toBe(
      `${MEMBERS}/oidc/login?uri=%2Fvideos%3Fpage%3D2%26a%3Db+c`,
    );
  });

  it('R57 joins on the members host with ref, elm and nats', () => {
    expect(joinAddress(MEMBERS, { ref: 'videos-slug', elm: 'header', nats: 'A.1-b' })).toBe(
      `${MEMBERS}/joinnow?ref=videos-slug&elm=header&nats=A.1-b`,
    );
  });

  it('R57 is a plain address where nothing is known, as in the server’s HTML', () => {
    expect(joinAddress(MEMBERS)).toBe(`${MEMBERS}/joinnow`);
    expect(joinAddress(MEMBERS, { ref: 'home', elm: '', nats: undefined })).toBe(`${MEMBERS}/joinnow?ref=home`);
  });

  it('R57 escapes stored values in its parameters', () => {
    const address = new URL(joinAddress(MEMBERS, { nats: 'a&uri=//evil#x' }));
    expect([...address.searchParams.keys()]).toEqual(['nats']);
    expect(address.hash).toBe('');
  });

  it.each([
    ['/', 'home'],
    ['/videos', 'videos'],
    ['/videos/$slug', 'videos-slug'],
    ['/channels/$channelSlug/videos/$videoSlug', 'channels-channelslug-videos-videoslug'],
    ['/_signupsuccess', '_signupsuccess'],
  ])('R57 knows the page %s as %s', (route, id) => expect(pageIdOf(route)).toBe(id));
});
