import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '@network/access/staff/staff-rights.ts';
import { hasStaffScope, scopesOfRole } from '@network/access/staff/staff-rights.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { signIn } from '../../../people/identity/testing/public.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { adminOperation } from '../admin-operation.ts';
import { verifyAudit } from '../staff-audit.ts';
import { mailedCode, openConsole } from '../testing/console-browser.ts';

const EMAIL = 'ed@staff.example';
const PASSWORD = 'long winter evenings';
const clock = fixedClock('2026-03-02T12:00:00Z');
let minutes = 0;

const later = (by: number): void => {
  minutes += by;
  clock.set(new Date(Date.UTC(2026, 2, 2, 12, minutes)).toISOString());
};
const admin = (...args: string[]) => adminOperation.run(gateway.services, args);
const actions = async () =>
  (await gateway.services.db.selectFrom('staff_audit').select(['actor', 'action']).orderBy('sequence').execute()).map(
    ({ actor, action }) => `${actor} ${action}`,
  );

async function addStaff(email: string, role: string): Promise<void> {
  await admin('create', email, '--role', role);
  const link = (await admin('password', email)).text.split('\n')[0] ?? '';
  const chosen = await openConsole(gateway).send('POST', '/staff/password', {
    token: new URL(link).hash.slice(1),
    password: PASSWORD,
  });
  expect(chosen.statusCode).toBe(200);
}

const gateway = gatewayForTests({ clock });
beforeAll(async () => {
  await addStaff(EMAIL, 'editor');
});
beforeEach(async () => {
  later(1);
  await clearLimits(gateway.services.db);
});

describe('signing in to the console', () => {
  it('takes the password and the mailed code, and is in the audit until its end', async () => {
    const browser = openConsole(gateway);
    await browser.signIn(EMAIL, PASSWORD);
    const session = await browser.send('GET', '/staff/session');
    expect(session.json()).toMatchObject({ email: EMAIL, role: 'editor' });
    expect((await browser.send('DELETE', '/staff/session')).statusCode).toBe(204);
    expect((await browser.send('GET', '/staff/session')).statusCode).toBe(401);
    expect((await actions()).slice(-2)).toEqual([`${EMAIL} sign-in`, `${EMAIL} sign-out`]);
    expect(await verifyAudit(gateway.services.db)).toHaveProperty('rows');
  });

  it('takes an email whose domain is typed in another script (V03)', async () => {
    await addStaff('ida@b\u00fccher.example', 'support');
    const begin = (email: string) => openConsole(gateway).send('POST', '/staff/session', { email, password: PASSWORD });
    for (const email of ['Ida@b\u00fccher.example', 'ida@xn--bcher-kva.example'])
      expect((await begin(email)).json(), email).toHaveProperty('challenge');
  });

  it('takes a code that an operator prints where no mail is sent, for the sign-in begun last, once', async () => {
    expect((await admin('code', EMAIL)).ok).toBe(false);
    const browser = openConsole(gateway);
    const begun = await browser.send('POST', '/staff/session', { email: EMAIL, password: PASSWORD });
    const { challenge } = begun.json<{ challenge: string }>();
    const mailed = await mailedCode(gateway, EMAIL);
    const code = (await admin('code', EMAIL.toUpperCase())).text.split('\n')[0] ?? '';
    expect(code).toMatch(/^\d{6}$/);
    const send = (typed: string) => browser.send('POST', '/staff/session/code', { challenge, code: typed });
    if (mailed !== code) expect((await send(mailed)).statusCode).not.toBe(200);
    expect((await send(code)).statusCode).toBe(200);
    expect((await send(code)).statusCode).not.toBe(200);
    expect(await actions()).toContain('operator print-code');
  });

  it('gives a cookie that no script reads and no other site sends', async () => {
    const browser = openConsole(gateway);
    const { challenge } = (
      await browser.send('POST', '/staff/session', { email: EMAIL, password: PASSWORD })
    ).json() as {
      challenge: string;
    };
    const code = await mailedCode(gateway, EMAIL);
    const answer = await browser.send('POST', '/staff/session/code', { challenge, code });
    const [session, known] = [answer.headers['set-cookie'] ?? []].flat();
    expect(session).toMatch(/^staff=[\w-]{43}; .*HttpOnly; SameSite=Strict$/);
    expect(known).toMatch(/^staff_browser=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(answer.body).not.toContain(browser.cookie()?.split('=')[1]);
    // The code can't be used twice.
    expect((await openConsole(gateway).send('POST', '/staff/session/code', { challenge, code })).statusCode).toBe(410);
  });

  it('refuses a wrong password, an unknown email and a disabled member alike, and records those of members', async () => {
    await addStaff('gone@staff.example', 'editor');
    await gateway.services.db
      .updateTable('staff_members')
      .set({ disabled_at: clock.now() })
      .where('email', '=', 'gone@staff.example')
      .execute();
    const attempts = [
      { email: EMAIL, password: 'something else' },
      { email: 'nobody@staff.example', password: PASSWORD },
      { email: 'gone@staff.example', password: PASSWORD },
    ];
    for (const attempt of attempts) {
      const answer = await openConsole(gateway).send('POST', '/staff/session', attempt);
      expect([answer.statusCode, answer.json()]).toEqual([401, { outcome: 'refused' }]);
    }
    // Written beside the answer, so that its time tells nothing.
    await expect
      .poll(async () => (await actions()).slice(-2).toSorted())
      .toEqual([`${EMAIL} sign-in-refused`, 'gone@staff.example sign-in-refused'].toSorted());
    expect((await mailsOf(gateway.services.db, 'gone@staff.example')).length).toBe(0);
  });

  it('lets strangers write one row of the audit in an hour for a member, and none for an unknown email', async () => {
    const before = (await actions()).length;
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await openConsole(gateway).send('POST', '/staff/session', { email: EMAIL, password: `wrong ${attempt}` });
      await openConsole(gateway).send('POST', '/staff/session', {
        email: `${attempt}@staff.example`,
        password: 'wrong',
      });
    }
    await expect.poll(async () => (await actions()).slice(before)).toEqual([`${EMAIL} sign-in-refused`]);
    later(60);
    await openConsole(gateway).send('POST', '/staff/session', { email: EMAIL, password: 'wrong' });
    await expect.poll(async () => (await actions()).slice(before)).toHaveLength(2);
  });

  it('closes after ten wrong passwords, and after five wrong codes', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const answer = await openConsole(gateway).send('POST', '/staff/session', { email: EMAIL, password: 'wrong' });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    await clearLimits(gateway.services.db);
    const browser = openConsole(gateway);
    const { challenge } = (
      await browser.send('POST', '/staff/session', { email: EMAIL, password: PASSWORD })
    ).json() as {
      challenge: string;
    };
    const right = await mailedCode(gateway, EMAIL);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await browser.send('POST', '/staff/session/code', { challenge, code: wrong })).statusCode).toBe(401);
    }
    const closed = await browser.send('POST', '/staff/session/code', { challenge, code: right });
    expect([closed.statusCode, closed.headers['retry-after']]).toEqual([429, '900']);
  });

  it('is open to a browser that signed in as them before, whoever fails elsewhere', async () => {
    const known = openConsole(gateway);
    await known.signIn(EMAIL, PASSWORD);
    // The next code is mailed at a later time than the one of this sign-in.
    later(1);
    for (let attempt = 0; attempt < 11; attempt += 1)
      await openConsole(gateway).send('POST', '/staff/session', { email: EMAIL, password: 'wrong' });
    const stranger = openConsole(gateway);
    expect((await stranger.send('POST', '/staff/session', { email: EMAIL, password: PASSWORD })).statusCode).toBe(429);
    const began = await known.send('POST', '/staff/session', { email: EMAIL, password: PASSWORD });
    expect(began.statusCode).toBe(200);
    const { challenge } = began.json() as { challenge: string };
    const right = await mailedCode(gateway, EMAIL);
    // A person who has the password can use up the codes of the account.
    await clearLimits(gateway.services.db);
    const thief = openConsole(gateway);
    const { challenge: theirs } = (
      await thief.send('POST', '/staff/session', { email: EMAIL, password: PASSWORD })
    ).json() as { challenge: string };
    for (let guess = 0; guess < 6; guess += 1)
      await thief.send('POST', '/staff/session/code', { challenge: theirs, code: 'x' });
    expect((await known.send('POST', '/staff/session/code', { challenge, code: right })).statusCode).toBe(200);
  });

  it('counts ten wrong passwords of a browser that signed in before as well, which bar nobody else', async () => {
    const known = openConsole(gateway);
    await known.signIn(EMAIL, PASSWORD);
    const wrong = () => known.send('POST', '/staff/session', { email: EMAIL, password: 'wrong' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await wrong()).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const other = await openConsole(gateway).send('POST', '/staff/session', { email: EMAIL, password: PASSWORD });
    expect(other.statusCode).toBe(200);
  });

  it('is not closed by whoever fails at a sign-in of members, whatever they type for an email', async () => {
    const from = { tenantId: 'vixen', clientAddress: '203.0.113.9', country: null };
    for (const email of [EMAIL, `staff:${EMAIL}`, `account:${EMAIL}`]) {
      const outcomes: string[] = [];
      for (let attempt = 0; attempt < 11; attempt += 1)
        outcomes.push((await signIn(gateway.services, { ...from, email, password: 'wrong' })).outcome);
      expect(outcomes.at(-1), email).toBe('limited');
    }
    const answer = await openConsole(gateway).send('POST', '/staff/session', { email: EMAIL, password: PASSWORD });
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ outcome: 'code-mailed' })]);
  });

  it('ends after half an hour without use, and after eight hours in any case', async () => {
    const browser = openConsole(gateway);
    await browser.signIn(EMAIL, PASSWORD);
    later(29);
    expect((await browser.send('GET', '/staff/session')).statusCode).toBe(200);
    later(30);
    expect((await browser.send('GET', '/staff/session')).statusCode).toBe(401);
    const steady = openConsole(gateway);
    await steady.signIn(EMAIL, PASSWORD);
    for (let quarter = 0; quarter < 31; quarter += 1) {
      later(15);
      expect((await steady.send('GET', '/staff/session')).statusCode, String(quarter)).toBe(200);
    }
    later(15);
    expect((await steady.send('GET', '/staff/session')).statusCode).toBe(401);
  });

  it('is for pages of the console alone', async () => {
    const browser = openConsole(gateway);
    for (const origin of ['http://vixen.localhost:4200', 'null', '']) {
      const answer = await browser.send('POST', '/staff/session', { email: EMAIL, password: PASSWORD }, { origin });
      expect(answer.statusCode, origin).toBe(403);
    }
    await browser.signIn(EMAIL, PASSWORD);
    const query = { query: '{ contentPage(kind: film) { next } }' };
    expect((await browser.send('POST', '/staff/graphql', query)).statusCode).toBe(200);
    expect((await browser.send('POST', '/staff/graphql', query, { origin: 'http://evil.example' })).statusCode).toBe(
      401,
    );
  });

  it('ends every session when another password is chosen, and a link works once', async () => {
    const browser = openConsole(gateway);
    await browser.signIn(EMAIL, PASSWORD);
    const { text } = await admin('password', EMAIL, '--mail');
    expect(text).toContain('on its way');
    const mail = (await mailsOf(gateway.services.db, EMAIL)).findLast(({ kind }) => kind === 'staffPassword');
    const token = mail?.content.link?.split('#')[1] ?? '';
    const choose = (password: string) => openConsole(gateway).send('POST', '/staff/password', { token, password });
    expect((await choose('short')).json()).toEqual({ outcome: 'short' });
    expect((await choose('password1234')).json()).toEqual({ outcome: 'guessable' });
    expect((await choose(PASSWORD)).statusCode).toBe(200);
    expect((await choose(PASSWORD)).statusCode).toBe(410);
    expect((await browser.send('GET', '/staff/session')).statusCode).toBe(401);
  });
});

describe('what a session may', () => {
  const CALLS = {
    'content:read': '{ contentPage(kind: film) { next } }',
    'content:write': 'mutation { it: deleteDraft(kind: film, id: "none", expectedVersion: 0) { __typename } }',
    'content:publish': 'mutation { it: unpublishContent(kind: film, id: "none", expectedVersion: 0) { __typename } }',
    'media:write': '{ mediaSources { next } }',
    'audit:read': '{ audit { next } }',
    'billing:read': '{ postbacks { next } }',
    'billing:replay': 'mutation { it: replayPostback(id: "none", reason: "none") { __typename } }',
    'shop:read': '{ plans { id } }',
    'mails:read': '{ queuedMails { next } }',
    'mails:resend': 'mutation { it: sendMailNow(id: "none", reason: "none") { __typename } }',
    'operations:read': '{ jobs { name } }',
    'operations:act': 'mutation { settleProblemReport(id: "none") }',
    'members:read': '{ members(by: email, text: "x") { nextCursor } }',
  } as const;

  it.each(STAFF_ROLES)('is what the rules give to %s, and nothing else', async (role) => {
    const email = `${role}@staff.example`;
    await addStaff(email, role);
    const browser = openConsole(gateway);
    await browser.signIn(email, PASSWORD);
    for (const scope of Object.keys(CALLS) as (keyof typeof CALLS)[]) {
      const answer = await browser.send('POST', '/staff/graphql', { query: CALLS[scope] });
      const { errors } = answer.json() as { errors?: readonly { extensions: { code: string } }[] };
      const isAllowed = hasStaffScope({ role, scopes: scopesOfRole(role) }, scope);
      expect(errors?.[0]?.extensions.code ?? 'allowed', `${role} ${scope}`).toBe(isAllowed ? 'allowed' : 'FORBIDDEN');
    }
  });
});
