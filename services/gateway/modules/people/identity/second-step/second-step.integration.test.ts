import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { securityCalls } from '../testing/security-calls.ts';
import { codeAt } from './totp.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
const proof = { password: PASSWORD };
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;

const gateway = gatewayForTests({ tenants: [vixen], clock });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  clock.set('2026-03-02T12:00:00Z');
  userId = await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
function decode(secret: string): Uint8Array {
  const bits = Array.from(secret.replaceAll(' ', ''))
    .map((each) => LETTERS.indexOf(each).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1_000).toISOString());
const callsOf = (browser: TestBrowser) =>
  securityCalls(gateway, { tenant: 'vixen', area: 'members', session: browser.session ?? '' });

/** A person with the second step switched on, in the browser that did it. */
async function guarded() {
  const browser = openBrowser(gateway, vixen);
  await browser.signIn(EMAIL, PASSWORD);
  const calls = callsOf(browser);
  const prepared = await calls.prepare(proof);
  const secret = decode(String(prepared['secret']));
  const { codes } = (await calls.confirm(codeAt(secret, clock.now()))) as { codes: string[] };
  later(60);
  return { browser, calls, secret, codes };
}

/** Continues from the password to the form of the second step. */
async function toSecondStep(browser = openBrowser(gateway, vixen)) {
  const form = await browser.begin('/videos');
  const answer = await browser.identity(form, { email: EMAIL, password: PASSWORD });
  const step = /name="step" value="([^"]+)"/.exec(answer.body)?.[1] ?? '';
  return { browser, form, answer, step, enter: (code: string) => browser.identity(form, { step, code }) };
}

const WRONG_CODES = ['000000', '000001', '000002', '000003', ''];

/** Somebody who has the password, in a browser that nobody knows, guesses as often as they may. */
async function useUpCodes() {
  const stranger = await toSecondStep();
  for (const code of WRONG_CODES) expect((await stranger.enter(code)).statusCode).toBe(401);
  return stranger;
}

describe('the second step of a sign-in', () => {
  it('follows the password by plain HTTP, and lets a code of the app in', async () => {
    const { secret } = await guarded();
    const { answer, step, enter, browser } = await toSecondStep();
    expect([answer.statusCode, answer.headers.location, step !== '']).toEqual([200, undefined, true]);
    expect(answer.body).toMatch(/<input id="code" name="code" [^>]*autocomplete="one-time-code"/);
    const passed = await enter(codeAt(secret, clock.now()));
    expect(passed.statusCode).toBe(303);
    const callback = new URL(String((await browser.identity(String(passed.headers.location))).headers.location));
    await browser.brand('GET', callback.pathname + callback.search);
    expect(browser.session).not.toBeNull();
  });

  it('refuses a code a second time, an earlier one, and takes a clock that is half a minute off', async () => {
    const { secret } = await guarded();
    const first = await toSecondStep();
    const code = codeAt(secret, new Date(clock.now().getTime() + 30_000));
    expect((await first.enter(code)).statusCode).toBe(303);
    const second = await toSecondStep();
    expect((await second.enter(code)).statusCode).toBe(401);
    expect((await second.enter(codeAt(secret, clock.now()))).statusCode).toBe(401);
    later(60);
    expect((await second.enter(codeAt(secret, clock.now()))).statusCode).toBe(303);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { codes, calls } = await guarded();
    const [code = ''] = codes;
    expect(codes).toHaveLength(10);
    expect((await (await toSecondStep()).enter(` ${code.toUpperCase().replaceAll('-', ' ')} `)).statusCode).toBe(303);
    expect((await (await toSecondStep()).enter(code)).statusCode).toBe(401);
    expect((await calls.state()).secondStep).toEqual({ isOn: true, recoveryCodesLeft: 9 });
    const stored = JSON.stringify(await gateway.services.db.selectFrom('recovery_codes').selectAll().execute());
    expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it('is open to a browser that passed it before while somebody with the password uses the codes of the account up', async () => {
    const { secret } = await guarded();
    const owner = await toSecondStep();
    expect((await owner.enter(codeAt(secret, clock.now()))).statusCode).toBe(303);
    later(60);
    const stranger = await useUpCodes();
    expect((await stranger.enter(codeAt(secret, clock.now()))).statusCode).toBe(429);
    const again = await toSecondStep(owner.browser);
    for (const code of WRONG_CODES.slice(1)) expect((await again.enter(code)).statusCode).toBe(401);
    expect((await again.enter(codeAt(secret, clock.now()))).statusCode).toBe(303);
  });

  it('is not open to a browser that signed in before it was switched on', async () => {
    const { browser, secret } = await guarded();
    const before = openBrowser(gateway, vixen);
    for (const [name, value] of browser.jars.identity)
      if (name.startsWith('identity_device_')) before.jars.identity.set(name, value);
    await useUpCodes();
    expect((await (await toSecondStep(before)).enter(codeAt(secret, clock.now()))).statusCode).toBe(429);
  });

  it('is closed after five wrong codes, to right ones too, for a quarter of an hour', async () => {
    const { secret } = await guarded();
    const { enter } = await toSecondStep();
    for (const code of ['000000', '000001', '000002', '000003', '']) expect((await enter(code)).statusCode).toBe(401);
    const closed = await enter(codeAt(secret, clock.now()));
    expect([closed.statusCode, closed.headers['retry-after']]).toEqual([429, '900']);
    later(901);
    const again = await toSecondStep();
    expect((await again.enter(codeAt(secret, clock.now()))).statusCode).toBe(303);
  });

  it('belongs to its sign-in, ends after ten minutes, and with another password', async () => {
    const { secret } = await guarded();
    const { step } = await toSecondStep();
    const other = openBrowser(gateway, vixen);
    const form = await other.begin();
    const code = () => codeAt(secret, clock.now());
    for (const made of [step, `${step}A`, 'x']) {
      const answer = await other.identity(form, { step: made, code: code() });
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
    }
    const late = await toSecondStep();
    later(601);
    expect((await late.enter(code())).statusCode).toBe(400);
    const changed = await toSecondStep();
    await gateway.services.db.updateTable('users').set({ password_hash: 'other' }).execute();
    expect((await changed.enter(code())).statusCode).toBe(400);
  });

  it('is not needed where the password is wrong, which says nothing of it', async () => {
    await guarded();
    const browser = openBrowser(gateway, vixen);
    const answer = await browser.identity(await browser.begin(), { email: EMAIL, password: 'Wrong1password' });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('name="step"');
  });
});

describe('switching the second step on and off', () => {
  it('needs the password first, ends other sessions, and mails the owner', async () => {
    const other = openBrowser(gateway, vixen);
    await other.signIn(EMAIL, PASSWORD);
    const browser = openBrowser(gateway, vixen);
    await browser.signIn(EMAIL, PASSWORD);
    const calls = callsOf(browser);
    expect(await calls.prepare({ password: 'Wrong1password' })).toMatchObject({
      code: 'PASSWORD_INCORRECT',
      messageKey: 'security.refused.PASSWORD_INCORRECT',
    });
    const prepared = await calls.prepare(proof);
    expect((await calls.state()).secondStep.isOn).toBe(false);
    expect((await openBrowser(gateway, vixen).signIn(EMAIL, PASSWORD)).statusCode).toBe(303);
    expect(await calls.confirm('000000')).toMatchObject({ code: 'CODE_INCORRECT' });
    await calls.confirm(codeAt(decode(String(prepared['secret'])), clock.now()));
    expect((await calls.state()).secondStep).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    const ended = await gateway.graphql(
      '{ secondStep { isOn } }',
      {},
      { tenant: 'vixen', area: 'members', session: other.session ?? '' },
    );
    expect(ended.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect((await mailsOf(gateway.services.db, EMAIL)).map(({ kind }) => kind)).toContain('securityChanged');
    expect(await calls.prepare(proof)).toMatchObject({ code: 'CODE_REQUIRED' });
  });

  it('needs the password and a code to be changed, once each', async () => {
    const { calls, secret, codes } = await guarded();
    expect(await calls.turnOff(proof)).toMatchObject({ code: 'CODE_REQUIRED' });
    expect(await calls.turnOff({ ...proof, code: '000000' })).toMatchObject({ code: 'CODE_INCORRECT' });
    const renewed = await calls.renew({ ...proof, code: codeAt(secret, clock.now()) });
    expect(renewed['codes']).not.toEqual(codes);
    expect(await calls.turnOff({ ...proof, code: codes[1] })).toMatchObject({ code: 'CODE_INCORRECT' });
    later(60);
    expect(await calls.turnOff({ ...proof, code: codeAt(secret, clock.now()) })).toMatchObject({ isOn: false });
    expect((await openBrowser(gateway, vixen).signIn(EMAIL, PASSWORD)).statusCode).toBe(303);
    expect(await gateway.services.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  });

  it('stores the secret sealed for its owner', async () => {
    const { secret } = await guarded();
    const row = await gateway.services.db.selectFrom('authenticators').selectAll().executeTakeFirstOrThrow();
    expect(row.secret).not.toContain(Buffer.from(secret).toString('base64'));
    const eve = await addPerson(gateway.services.db, 'eve@example.com', PASSWORD);
    await gateway.services.db
      .insertInto('authenticators')
      .values({ ...row, user_id: eve, last_step: 0 })
      .execute();
    const browser = openBrowser(gateway, vixen);
    const form = await browser.begin();
    const answer = await browser.identity(form, { email: 'eve@example.com', password: PASSWORD });
    const step = /name="step" value="([^"]+)"/.exec(answer.body)?.[1] ?? '';
    expect((await browser.identity(form, { step, code: codeAt(secret, clock.now()) })).statusCode).toBe(401);
    expect(userId).not.toBe(eve);
  });
});

describe('the second step before data leaves and an account is deleted', () => {
  async function ask(session: string | null, path: string, payload: object) {
    const caller = { tenant: 'vixen', area: 'members', session: session ?? '' } as const;
    const answer = await gateway.inject({
      method: 'POST',
      url: `/v2/user/${path}`,
      payload,
      headers: gateway.headersFor(caller),
    });
    return [answer.statusCode, answer.json<{ code?: string }>().code] as const;
  }
  const wrongOf = (right: string): string => (right === '000000' ? '000001' : '000000');
  const isThere = async () =>
    (await gateway.services.db.selectFrom('users').select('id').where('id', '=', userId).execute()).length === 1;

  it('takes a code for the export of a person who has it, and none of others', async () => {
    const { browser, secret } = await guarded();
    const right = codeAt(secret, clock.now());
    expect(await ask(browser.session, 'personal-data', {})).toEqual([422, 'CODE_REQUIRED']);
    expect(await ask(browser.session, 'personal-data', { code: wrongOf(right) })).toEqual([422, 'CODE_INCORRECT']);
    expect(await ask(browser.session, 'personal-data', { code: right })).toEqual([200, undefined]);
    expect(await ask(browser.session, 'personal-data', { code: right })).toEqual([422, 'CODE_INCORRECT']);
    expect(await ask(browser.session, 'personal-data', { code: 'x'.repeat(65) })).toEqual([400, 'BAD_REQUEST']);
    await addPerson(gateway.services.db, 'bo@example.com', PASSWORD);
    const other = openBrowser(gateway, vixen);
    await other.signIn('bo@example.com', PASSWORD);
    expect(await ask(other.session, 'personal-data', {})).toEqual([200, undefined]);
  });

  it('takes password and code for the deletion, and says which is missing', async () => {
    const { browser, secret } = await guarded();
    const right = codeAt(secret, clock.now());
    const refused = [
      [{ password: 'Wrong1password', code: right }, 'WRONG_PASSWORD'],
      [{ password: PASSWORD }, 'CODE_REQUIRED'],
      [{ password: PASSWORD, code: ' ' }, 'CODE_REQUIRED'],
      [{ password: PASSWORD, code: wrongOf(right) }, 'CODE_INCORRECT'],
    ] as const;
    for (const [given, refusal] of refused) expect(await ask(browser.session, 'delete', given)).toEqual([422, refusal]);
    expect(await isThere()).toBe(true);
    expect(await ask(browser.session, 'delete', { password: PASSWORD, code: right })).toEqual([200, undefined]);
    expect(await isThere()).toBe(false);
  });

  it('is limited at the export as at a sign-in', async () => {
    const { browser, secret } = await guarded();
    const right = codeAt(secret, clock.now());
    for (let guess = 0; guess < 5; guess += 1) await ask(browser.session, 'personal-data', { code: wrongOf(right) });
    expect(await ask(browser.session, 'personal-data', { code: right })).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });
});
