import { beforeEach, describe, expect, it } from 'vitest';
import { LOCK } from '@network/tenant/constants.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import slayed from '../../../../../../apps/slayed/tenant.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { addPerson, deletePeople } from '../testing/people.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
const PIN = '4711';
const PROFILE = '{ findOneUserProfile { userId } }';
const SET = `mutation ($pin: String, $minutes: Int, $password: String!) {
  it: setMemberLock(pin: $pin, idleMinutes: $minutes, proof: { password: $password }) {
    __typename ... on MemberLock { hasPin idleMinutes } ... on SecurityRefused { code messageKey }
  }
}`;
const UNLOCK = `mutation ($pin: String!) {
  it: unlockSession(pin: $pin) { __typename ... on SessionStillLocked { triesLeft } }
}`;
let now = new Date('2026-03-01T12:00:00Z');

const gateway = gatewayForTests({ tenants: [vixen, tushy, slayed], clock: { now: () => now } });
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z');
  await deletePeople(gateway.services.db);
  await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

const pass = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function signedIn(tenant = vixen, jar?: TestBrowser): Promise<TestBrowser> {
  const browser = openBrowser(gateway, tenant);
  if (!jar) {
    await browser.signIn(EMAIL, PASSWORD);
  } else {
    for (const [name, value] of jar.jars.identity) browser.jars.identity.set(name, value);
    const callback = new URL(await browser.begin(), gateway.services.config.publicUrl);
    if (callback.pathname !== '/oidc/callback') return browser;
    await browser.brand('GET', callback.pathname + callback.search);
  }
  return browser;
}

function call<Data>(browser: TestBrowser, document: string, variables = {}, tenant = vixen) {
  const { session } = browser;
  return gateway.graphql<Data>(document, variables, {
    tenant: tenant.id,
    area: 'members',
    ...(session !== null && { session }),
  });
}

const codeOf = async (browser: TestBrowser, document = PROFILE, tenant = vixen) =>
  (await call(browser, document, {}, tenant)).errors?.[0]?.extensions?.['code'] ?? 'answered';

const set = async (browser: TestBrowser, input: { pin?: string; minutes?: number; password?: string }) =>
  (await call<{ it: object }>(browser, SET, { password: PASSWORD, ...input })).data.it;

const unlock = async (browser: TestBrowser, pin: string, tenant = vixen) =>
  (await call<{ it: object }>(browser, UNLOCK, { pin }, tenant)).data.it;

const press = async (browser: TestBrowser) =>
  (await call<{ lockSession: boolean }>(browser, 'mutation { lockSession }')).data.lockSession;

describe('setting the lock', () => {
  it.each([
    ['a PIN of letters', { pin: 'abcd' }, 'PIN_INVALID'],
    ['a time that is not on offer', { pin: PIN, minutes: 7 }, 'IDLE_INVALID'],
    ['neither a PIN nor a passkey', { minutes: 5 }, 'WAY_MISSING'],
    ['a wrong password', { pin: PIN, password: 'Wrong1password' }, 'PASSWORD_INCORRECT'],
  ])('refuses %s', async (_title, input, code) => {
    const browser = await signedIn();
    expect(await set(browser, input)).toEqual({
      __typename: 'SecurityRefused',
      code,
      messageKey: `security.refused.${code}`,
    });
    expect(await press(browser)).toBe(false);
    expect(await codeOf(browser)).toBe('answered');
  });

  it('saves the PIN as a hash, and leaves it when it is not given again', async () => {
    const browser = await signedIn();
    expect(await set(browser, { pin: PIN, minutes: 5 })).toMatchObject({ hasPin: true, idleMinutes: 5 });
    expect(await set(browser, {})).toMatchObject({ hasPin: true, idleMinutes: null });
    const { pin_hash: hash } = await gateway.services.db
      .selectFrom('member_locks')
      .select('pin_hash')
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$/);
    await press(browser);
    expect(await unlock(browser, PIN)).toEqual({ __typename: 'SessionUnlocked' });
  });
});

describe('a locked session', () => {
  it('answers nothing but that it is locked', async () => {
    const browser = await signedIn();
    await set(browser, { pin: PIN });
    expect(await press(browser)).toBe(true);
    expect(await codeOf(browser)).toBe('LOCKED');
    expect(await codeOf(browser, '{ __typename sessions { id } }')).toBe('LOCKED');
    expect(await codeOf(browser, 'mutation { endOtherSessions }')).toBe('LOCKED');
    const answer = await gateway.inject({
      method: 'POST',
      url: '/v2/user/personal-data',
      headers: gateway.headersFor({
        tenant: 'vixen',
        area: 'members',
        session: browser.session ?? '',
        headers: { 'sec-fetch-site': 'same-origin' },
      }),
      payload: { password: PASSWORD },
    });
    expect([answer.statusCode, answer.json()]).toEqual([423, expect.objectContaining({ code: 'LOCKED' })]);
  });

  it('opens by its PIN, and not by another one', async () => {
    const browser = await signedIn();
    await set(browser, { pin: PIN });
    await press(browser);
    expect(await unlock(browser, '0815')).toEqual({ __typename: 'SessionStillLocked', triesLeft: LOCK.mostTries - 1 });
    expect(await codeOf(browser)).toBe('LOCKED');
    expect(await unlock(browser, PIN)).toEqual({ __typename: 'SessionUnlocked' });
    expect(await codeOf(browser)).toBe('answered');
    await press(browser);
    expect(await unlock(browser, '0815')).toMatchObject({ triesLeft: LOCK.mostTries - 1 });
  });

  it('is signed out after too many tries, at the identity server too, and no PIN helps any more', async () => {
    const browser = await signedIn();
    await set(browser, { pin: PIN });
    await press(browser);
    const answers = [];
    for (let count = 0; count < LOCK.mostTries; count += 1) answers.push(await unlock(browser, '0815'));
    expect(answers.at(-1)).toEqual({ __typename: 'SessionStillLocked', triesLeft: 0 });
    const { errors } = await call(browser, UNLOCK, { pin: PIN });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await browser.begin()).toContain('/interaction/');
  });

  it('has five tries on all brands together, and is signed out of all of them', async () => {
    const browser = await signedIn();
    const sister = await signedIn(tushy, browser);
    const other = await signedIn();
    await set(browser, { pin: PIN });
    await press(browser);
    const left = [];
    for (let count = 0; count < LOCK.mostTries; count += 1) {
      const [where, tenant] = count % 2 === 0 ? ([browser, vixen] as const) : ([sister, tushy] as const);
      left.push(await unlock(where, '0815', tenant));
    }
    expect(left).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ __typename: 'SessionStillLocked', triesLeft })));
    for (const [where, tenant] of [[browser, vixen] as const, [sister, tushy] as const]) {
      const { errors } = await call(where, UNLOCK, { pin: PIN }, tenant);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    expect(await codeOf(other)).toBe('answered');
  });

  it('begins with five tries again after a right one, on every brand', async () => {
    const browser = await signedIn();
    const sister = await signedIn(tushy, browser);
    await set(browser, { pin: PIN });
    await press(browser);
    for (const each of ['0815', '0816', '0817']) await unlock(browser, each);
    expect(await unlock(sister, PIN, tushy)).toEqual({ __typename: 'SessionUnlocked' });
    await press(browser);
    expect(await unlock(browser, '0815')).toMatchObject({ triesLeft: LOCK.mostTries - 1 });
  });

  it('counts simultaneous tries', async () => {
    const browser = await signedIn();
    await set(browser, { pin: PIN });
    await press(browser);
    const wrong = Array.from({ length: LOCK.mostTries * 2 }, () => call(browser, UNLOCK, { pin: '0815' }));
    await Promise.all(wrong);
    const { errors } = await call(browser, UNLOCK, { pin: PIN });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('can be signed out, which signs no other browser out', async () => {
    const [browser, other] = [await signedIn(), await signedIn()];
    await set(browser, { pin: PIN });
    await press(browser);
    const headers = { origin: vixen.urls.members, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await browser.brand('POST', '/oidc/logout?scope=everywhere', headers);
    expect([answer.statusCode, browser.session]).toEqual([303, null]);
    expect(await codeOf(other)).toBe('answered');
  });
});

describe('locking by itself', () => {
  it('locks after the time without use, and a call does not open it again', async () => {
    const browser = await signedIn();
    await set(browser, { pin: PIN, minutes: 5 });
    pass(4);
    expect(await codeOf(browser)).toBe('answered');
    pass(5);
    expect(await codeOf(browser)).toBe('LOCKED');
    expect(await codeOf(browser)).toBe('LOCKED');
    expect(await unlock(browser, PIN)).toEqual({ __typename: 'SessionUnlocked' });
    expect(await codeOf(browser)).toBe('answered');
  });

  it('does not when it is taken away, which opens what it locked', async () => {
    const [browser, other] = [await signedIn(), await signedIn()];
    await set(browser, { pin: PIN, minutes: 5 });
    await press(browser);
    const off = 'mutation ($password: String!) { it: removeMemberLock(proof: { password: $password }) { __typename } }';
    await call(other, off, { password: PASSWORD });
    expect(await codeOf(browser)).toBe('answered');
    pass(60);
    expect(await codeOf(browser)).toBe('answered');
  });
});

describe('a locked browser', () => {
  it('is locked on every brand of the same sign-in, and another browser is not', async () => {
    const browser = await signedIn();
    const sister = await signedIn(tushy, browser);
    const other = await signedIn();
    await set(browser, { pin: PIN });
    await press(browser);
    expect(await codeOf(sister, PROFILE, tushy)).toBe('LOCKED');
    expect(await codeOf(other)).toBe('answered');
    expect(await unlock(sister, PIN, tushy)).toEqual({ __typename: 'SessionUnlocked' });
    expect(await codeOf(browser)).toBe('answered');
  });

  it('signs nobody in without a question, where an open one does; signing in unlocks it', async () => {
    const browser = await signedIn();
    await set(browser, { pin: PIN });
    expect(await browser.begin()).toContain('/oidc/callback');
    await press(browser);
    const sister = await signedIn(slayed, browser);
    expect(sister.session).toBeNull();
    const locked = browser.session;
    const answer = await browser.signIn(EMAIL, PASSWORD, '/videos');
    expect(answer.headers.location).toBe('/videos');
    expect(browser.session).not.toBe(locked);
    expect(await codeOf(browser)).toBe('answered');
    expect(await browser.begin()).toContain('/oidc/callback');
  });

  it('signs nobody in silently when it was not used for too long and nobody noticed', async () => {
    const browser = await signedIn();
    await set(browser, { pin: PIN, minutes: 5 });
    pass(10);
    expect(await browser.begin()).toContain('/interaction/');
  });
});
