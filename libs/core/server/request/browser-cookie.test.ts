import { describe, expect, it } from 'vitest';
import { readCookies } from '@network/server/requests/cookies.ts';
import { createBrowserCookie } from './browser-cookie.ts';

const urls = (members: string) => ({ abbreviation: 'vxn', urls: { tour: members, members, api: members } });
const local = createBrowserCookie(urls('http://members.vixen.localhost:4200'));
const secure = createBrowserCookie(urls('https://members.vixen.example'));
const secret = 'a1B2_c3-'.repeat(5) + 'abc';

describe('the cookie of a browser’s secret', () => {
  it('is out of reach of scripts and other hosts, and lives for 90 days', () => {
    expect(local.write(secret)).toBe(`vxn_browser=${secret}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`);
    expect(secure.write(secret)).toBe(
      `__Host-vxn_browser=${secret}; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  it('is read beside the session', () =>
    expect(local.read(readCookies(`vxn_session=${'s'.repeat(43)}; vxn_browser=${secret}`))).toBe(secret));

  it.each(['', 'short', secret.slice(1), `${secret}x`, `${secret.slice(1)}"`])('is not %j', (value) => {
    expect(local.read(readCookies(`vxn_browser=${value}`))).toBeNull();
    expect(local.write(value)).toBe('vxn_browser=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });

  it('of two of one name the first counts, and a malformed first one is none', () => {
    const other = 'z'.repeat(43);
    expect(local.read(readCookies(`vxn_browser=${secret}; vxn_browser=${other}`))).toBe(secret);
    expect(local.read(readCookies(`vxn_browser=x; vxn_browser=${secret}`))).toBeNull();
  });

  it('is not read by its localhost name where the prefix is due', () =>
    expect(secure.read(readCookies(`vxn_browser=${secret}`))).toBeNull());
});
