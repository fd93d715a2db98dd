import { describe, expect, it } from 'vitest';
import { readCookies } from '@network/server/requests/cookies.ts';
import { createSessionCookie } from './session-cookie.ts';

const urls = (members: string) => ({ abbreviation: 'vxn', urls: { tour: members, members, api: members } });
const local = createSessionCookie(urls('http://members.vixen.localhost:4200'));
const secure = createSessionCookie(urls('https://members.vixen.example'));
const id = 'a1B2_c3-d4e5f6g7h8';

describe('the session cookie', () => {
  it('is plain on localhost, and bound to its host everywhere else', () => {
    expect(local.write(id)).toBe(`vxn_session=${id}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
    expect(secure.write(id)).toBe(`__Host-vxn_session=${id}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`);
  });

  it('names no domain', () => expect(secure.write(id)).not.toMatch(/domain/i));

  it('is cleared by an empty id, and by what is no id', () => {
    expect(local.write('')).toBe('vxn_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect(local.write('x; Domain=evil.test')).toBe(local.write(''));
  });

  it('is found among others', () => expect(local.read(readCookies(`a=1; vxn_session=${id}; b=2`))).toBe(id));

  it.each([
    undefined,
    '',
    'vxn_session=',
    'vxn_session=short',
    `xvxn_session=${id}`,
    `vxn_session=${id}"`,
    'vxn_session',
  ])('reads nothing out of %j', (header) => expect(local.read(readCookies(header))).toBeNull());

  it('does not take the localhost name where the prefix is due', () =>
    expect(secure.read(readCookies(`vxn_session=${id}`))).toBeNull());
});
