import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { openBrowser } from '../../../people/identity/testing/public.ts';
import { codeLinkTokenOf, codeMailedTo, give, pressCodeLink, redeem, visitorOf } from '../testing/give.ts';
import { join } from '../testing/join.ts';
import { mailsTo } from '../testing/scene.ts';
import { CODE_SIGNUP_PATH } from './redeem-with-signup.ts';

const NOW = '2026-03-02T12:00:00Z';
const PASSWORD = 'Kestrel319';
const test = billerForTests({ tenants: [vixen], config: { billers: ['vendo'] } });
beforeEach(async () => {
  test.clock.set(NOW);
  await clearLimits(db());
});

const db = () => test.gateway.services.db;
let people = 0;
const newEmail = (): string => `code${(people += 1)}@example.com`;

async function newCode(): Promise<string> {
  const recipientEmail = newEmail();
  await give(test, { recipientEmail, buyerEmail: newEmail() });
  return codeMailedTo(test, recipientEmail);
}

async function begin(code: string, email: string) {
  const call = `mutation ($code: String!, $email: String!, $password: String!) {
    it: redeemWithSignup(code: $code, email: $email, password: $password) { worth { title } messageKey field isMailed } }`;
  const variables = { code, email, password: PASSWORD };
  const { data, errors } = await test.gateway.graphql<{ it: object }>(call, variables, visitorOf());
  return errors?.[0]?.extensions?.['code'] ?? data.it;
}
const check = async (code: string) => {
  const call = 'mutation ($code: String!) { it: checkCode(code: $code) { worth { title } messageKey } }';
  return (await test.gateway.graphql<{ it: object }>(call, { code }, visitorOf())).data.it;
};
const signIn = async (email: string) => (await openBrowser(test.gateway, vixen).signIn(email, PASSWORD)).statusCode;
const idOf = async (email: string) =>
  (await db().selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id ?? null;

describe('a code that somebody new uses', () => {
  it('answers, and goes on, alike for the address of a member, whom a mail tells', async () => {
    const [member, nobody] = [newEmail(), newEmail()];
    await join(test, member);
    const answers = [];
    for (const email of [member, nobody]) {
      const code = await newCode();
      const answered = await begin(code, email);
      // The next attempts show that nothing else has changed: the code is still good, and the password opens nothing.
      answers.push({ answered, checked: await check(code), signedIn: await signIn(email) });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[1]).toEqual({
      answered: { worth: { title: expect.any(String) }, messageKey: null, field: null, isMailed: true },
      checked: { worth: { title: expect.any(String) }, messageKey: null },
      signedIn: 401,
    });
    expect(await mailsTo(test, member)).toContain('giftSignIn');
    expect(await mailsTo(test, nobody)).toEqual(['giftSignUp']);
    expect(await idOf(nobody)).toBeNull();
  });

  it('is as often mailed to the address of a member as to another one', async () => {
    const [member, nobody, code] = [newEmail(), newEmail(), await newCode()];
    await join(test, member);
    const refusals = [];
    for (const email of [member, nobody]) {
      for (let time = 0; time < 3; time += 1) await begin(code, email);
      refusals.push(await begin(code, email));
    }
    expect(refusals).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });

  it('makes the account by a press of its button, once, with a confirmed address', async () => {
    const [email, code] = [newEmail(), await newCode()];
    await begin(code, email);
    const token = await codeLinkTokenOf(test, email);
    const url = `${CODE_SIGNUP_PATH}?${new URLSearchParams({ brand: 'vixen', token })}`;
    const shown = await test.gateway.inject({ url });
    expect([shown.statusCode, shown.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(shown.body).toContain(email);
    expect(await idOf(email)).toBeNull();
    expect(await pressCodeLink(test, token, 'https://evil.test')).toBe(403);
    expect(await pressCodeLink(test, token)).toBe(200);
    const account = db().selectFrom('users').select('email_confirmed_at').where('email', '=', email);
    expect(await account.executeTakeFirst()).toEqual({ email_confirmed_at: test.clock.now() });
    expect(await check(code)).toEqual({ worth: null, messageKey: 'gifts.refused.used' });
    expect(await signIn(email)).toBe(303);
    expect([await pressCodeLink(test, token), (await test.gateway.inject({ url })).statusCode]).toEqual([410, 410]);
  });

  it('makes none after seven days, for a newer link, a code that was used meanwhile, or an address that has one', async () => {
    const [late, twice, slow, taken] = [newEmail(), newEmail(), newEmail(), newEmail()];
    const code = await newCode();
    await begin(code, twice);
    const first = await codeLinkTokenOf(test, twice);
    test.clock.set('2026-03-02T12:00:01Z');
    await begin(code, twice);
    expect(await pressCodeLink(test, first)).toBe(410);
    await begin(code, slow);
    expect(await pressCodeLink(test, await codeLinkTokenOf(test, twice))).toBe(200);
    expect(await pressCodeLink(test, await codeLinkTokenOf(test, slow))).toBe(410);
    expect(await idOf(slow)).toBeNull();
    const other = await newCode();
    await begin(other, taken);
    const member = await join(test, taken);
    expect(await pressCodeLink(test, await codeLinkTokenOf(test, taken))).toBe(410);
    await begin(other, late);
    test.clock.set(new Date(test.clock.now().getTime() + 7 * DAY_MS));
    expect(await pressCodeLink(test, await codeLinkTokenOf(test, late))).toBe(410);
    expect((await redeem(test, member, other)).messageKey).toBeNull();
  });

  it('is refused where no mail is sent, and stays good', async () => {
    const { config } = test.gateway.services;
    const code = await newCode();
    Object.assign(config, { isMailOff: true });
    try {
      expect(await begin(code, newEmail())).toMatchObject({ messageKey: 'gifts.wrong.redeemMailOff', isMailed: false });
    } finally {
      Object.assign(config, { isMailOff: false });
    }
    expect(await check(code)).toMatchObject({ messageKey: null });
  });

  it('is stored without its token and the text of the code', async () => {
    const [email, code] = [newEmail(), await newCode()];
    await begin(code, email);
    const stored = JSON.stringify(await db().selectFrom('code_signups').selectAll().execute());
    expect(stored).not.toContain(await codeLinkTokenOf(test, email));
    expect(stored).not.toContain(code.replaceAll('-', ''));
  });
});
