import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { browserHash, ensureBrowser, isSameBrowser, readBrowserSecret } from './browser-secret.ts';

const secret = 'a1B2_c3-'.repeat(5) + 'abc';
const services = { randomBytes };
const requestOf = (caller: object) => ({ caller: caller as Caller, issuedBrowser: null as string | null });

describe('the secret of a browser', () => {
  it('is stored as its hash, which only the secret itself matches', () => {
    expect(browserHash(secret)).toMatch(/^[0-9a-f]{64}$/);
    expect(isSameBrowser(secret, browserHash(secret))).toBe(true);
    expect(isSameBrowser(`${secret.slice(1)}x`, browserHash(secret))).toBe(false);
  });

  it.each([
    [null, null],
    [null, browserHash(secret)],
    [secret, null],
    [secret, 'not a hash'],
  ])('is nobody’s when %j is compared with %j', (one, other) => expect(isSameBrowser(one, other)).toBe(false));

  it('is issued once a request, and only where the browser has none', () => {
    const request = requestOf({ tenant: {}, area: 'members', browser: null });
    const issued = ensureBrowser(request, services);
    expect(issued).not.toBeNull();
    expect(readBrowserSecret(issued)).toBe(issued);
    expect(ensureBrowser(request, services)).toBe(issued);
    expect(request.issuedBrowser).toBe(issued);
    const known = requestOf({ tenant: {}, area: 'members', browser: secret });
    expect([ensureBrowser(known, services), known.issuedBrowser]).toEqual([secret, null]);
  });

  it.each([
    { tenant: null, area: 'members', browser: null },
    { tenant: {}, area: 'tour', browser: null },
  ])('is not issued to %j', (caller) => {
    const request = requestOf(caller);
    expect([ensureBrowser(request, services), request.issuedBrowser]).toEqual([null, null]);
  });
});
