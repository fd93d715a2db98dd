import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BrandFixture, type GatewayCall, gatewaySaying, MEMBERS, SESSION, startBrand } from './brand-fixture.tsx';

const OWN_FORM = {
  ...SESSION,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
};
const words = gatewaySaying(() => 'the page’s own words');
const LOCKED = {
  status: 423,
  body: JSON.stringify({
    data: null,
    errors: [{ message: 'Locked', extensions: { code: 'LOCKED', messageKey: 'lock.locked' } }],
  }),
};
const data = (answer: object) => ({ body: JSON.stringify({ data: answer }) });

let brand: BrandFixture;
let isLocked: boolean;
let lock: { hasPin: boolean; hasPasskey: boolean };
let unlocking: { status?: number; body: string };

function gateway(call: GatewayCall) {
  if (call.operation === 'LockedSession') return data({ lockedSession: lock });
  if (call.operation === 'UnlockSession') return unlocking;
  return isLocked && call.headers['x-session'] !== undefined ? LOCKED : words(call);
}

beforeEach(async () => {
  isLocked = true;
  lock = { hasPin: true, hasPasskey: false };
  unlocking = data({ unlockSession: { __typename: 'SessionUnlocked' } });
  brand = await startBrand(gateway);
});
afterEach(() => brand.close());

const open = (path = '/') => brand.get(path, { host: MEMBERS, headers: SESSION });
const send = (pin: string, headers: Record<string, string> = OWN_FORM, path = '/unlock?next=%2Fsection') =>
  brand.get(path, { host: MEMBERS, method: 'POST', headers, body: new URLSearchParams({ pin }).toString() });

describe('the pages of a locked session', () => {
  it('are covered: nothing of them is in the HTML, no brand and no script', async () => {
    const answer = await open('/?page=2');
    expect(answer.status).toBe(423);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.body).toContain('data-locked');
    expect(answer.body).not.toMatch(/own words|<script|wordmark|favicon/);
    expect(answer.body).toContain('<title>Locked</title>');
    expect(answer.body).toContain('action="/unlock?next=%2F%3Fpage%3D2"');
  });

  it('are covered the next time too, after they were shown', async () => {
    isLocked = false;
    expect((await open()).body).toContain('own words');
    isLocked = true;
    expect((await open()).status).toBe(423);
    isLocked = false;
    expect((await open()).body).toContain('own words');
  });

  it('ask for no PIN where there is none', async () => {
    lock = { hasPin: false, hasPasskey: true };
    const { body } = await open();
    expect(body).not.toContain('name="pin"');
    expect(body).toContain('Sign in with a passkey or your password');
  });

  it('are open to everybody else', async () => {
    expect((await brand.get('/')).body).toContain('own words');
  });
});

describe('the form of a locked browser', () => {
  it('leads to the page that was requested, and never to another site', async () => {
    expect(await send('4711')).toMatchObject({ status: 303, headers: { location: '/section' } });
    const elsewhere = await send('4711', OWN_FORM, '/unlock?next=https%3A%2F%2Fexample.com');
    expect(elsewhere.headers.location).toBe('/');
    const sent = brand.received.find(({ operation }) => operation === 'UnlockSession');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ variables: { pin: '4711' } });
  });

  it('says how many tries are left, and does not repeat the PIN', async () => {
    unlocking = data({ unlockSession: { __typename: 'SessionStillLocked', triesLeft: 3 } });
    const answer = await send('0815');
    expect(answer.status).toBe(423);
    expect(answer.body).toContain('3 tries left');
    expect(answer.body).not.toContain('0815');
  });

  it('leads to the sign-in after too many tries, and of a session that has ended', async () => {
    unlocking = data({ unlockSession: { __typename: 'SessionStillLocked', triesLeft: 0 } });
    expect((await send('0815')).headers.location).toContain('/oidc/login?uri=%2Fsection');
    unlocking = { body: JSON.stringify({ data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }) };
    expect((await send('0815')).headers.location).toContain('/oidc/login?uri=%2Fsection');
  });

  it('says so when too much was tried', async () => {
    unlocking = {
      status: 429,
      body: JSON.stringify({ data: null, errors: [{ extensions: { code: 'RATE_LIMITED' } }] }),
    };
    expect((await send('0815')).body).toContain('Too many tries');
  });

  it('is refused from another site', async () => {
    expect((await send('4711', { ...OWN_FORM, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(brand.received.some(({ operation }) => operation === 'UnlockSession')).toBe(false);
  });
});
