import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { identity } from '@network/messages/identity.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { sessionFor } from '../testing/demonstration-session.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { CONFIRM_EMAIL_PATH, mailConfirmation } from './mail-confirmation.ts';
import { findAccount } from '../accounts.ts';

const EMAIL = 'ada@example.com';
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  userId = await addPerson(gateway.services.db, EMAIL, 'Right1password', { isUnconfirmed: true });
});

const db = () => gateway.services.db;
const confirmedAt = async (id = userId) =>
  (await db().selectFrom('users').select('email_confirmed_at').where('id', '=', id).executeTakeFirstOrThrow())
    .email_confirmed_at;
const mailsTo = async (email: string, kind: string) =>
  db()
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('queued_at')
    .execute();

async function lastLink(email = EMAIL): Promise<string> {
  const mail = (await mailsTo(email, 'emailConfirmation')).at(-1);
  return mail?.content.link ?? '';
}

const press = (link: string, headers: Record<string, string> = { origin: gateway.services.config.publicUrl }) =>
  gateway.inject({
    method: 'POST',
    url: `${CONFIRM_EMAIL_PATH}?brand=vixen`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({
      token: new URL(link, 'http://own.test').searchParams.get('token') ?? '',
    }).toString(),
  });

const mail = () => mailConfirmation(db(), { userId, email: EMAIL, tenantId: 'vixen' }, clock.now());

describe('an email is confirmed by a mailed link', () => {
  it('shows a page for a look, and confirms by a press of its button, once', async () => {
    await mail();
    const link = await lastLink();
    const shown = await gateway.inject({ url: link });
    expect([shown.statusCode, shown.headers['referrer-policy'], shown.headers['cache-control']]).toEqual([
      200,
      'no-referrer',
      'no-store',
    ]);
    expect(shown.body).toContain(EMAIL);
    expect(await confirmedAt()).toBeNull();
    expect((await press(link)).statusCode).toBe(200);
    expect(await confirmedAt()).toEqual(clock.now());
    expect([(await press(link)).statusCode, (await gateway.inject({ url: link })).statusCode]).toEqual([410, 410]);
  });

  it('is for seven days, stored hashed, and for our own page', async () => {
    await mail();
    const link = await lastLink();
    const token = new URL(link, 'http://own.test').searchParams.get('token') ?? '';
    const rows = await db().selectFrom('email_confirmations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const foreign = await press(link, { origin: 'https://evil.test' });
    expect(foreign.statusCode).toBe(403);
    expect(foreign.body).toContain(identity.notices.crossSite.heading);
    expect(foreign.body).not.toContain(identity.emailConfirmation.overHeading);
    expect((await press(link, {})).statusCode).toBe(403);
    clock.set(new Date(clock.now().getTime() + 7 * DAY_MS).toISOString());
    expect((await press(link)).statusCode).toBe(410);
    expect(await confirmedAt()).toBeNull();
  });

  it('takes a limited number of presses from one address, and says when the next one is taken', async () => {
    const { times } = BUDGETS.confirmations.address;
    await db().deleteFrom('rate_limits').execute();
    for (let pressed = 0; pressed < times; pressed += 1) expect((await press('/?token=none')).statusCode).toBe(410);
    const limited = await press('/?token=none');
    expect([limited.statusCode, Number(limited.headers['retry-after']) > 0]).toEqual([429, true]);
    await db().deleteFrom('rate_limits').execute();
  });

  it.each(['', 'x', 'A'.repeat(43)])('is not done by %j', async (token) => {
    await mail();
    expect((await press(`${CONFIRM_EMAIL_PATH}?token=${token}`)).statusCode).toBe(410);
    expect((await gateway.inject({ url: `${CONFIRM_EMAIL_PATH}?brand=vixen&token=${token}` })).statusCode).toBe(410);
    expect(await confirmedAt()).toBeNull();
  });

  it('is requested again on the account page, three times an hour', async () => {
    const caller = {
      tenant: 'vixen',
      area: 'members',
      session: await sessionFor(gateway.services, userId, vixen),
    } as const;
    const resend = async () => {
      const input = 'mutation { resendEmailConfirmation { success messageKey } }';
      const { data } = await gateway.graphql<{ resendEmailConfirmation: object }>(input, {}, caller);
      return data.resendEmailConfirmation;
    };
    const sent = { success: true, messageKey: 'account.emailUnconfirmed.sent' };
    expect([await resend(), await resend(), await resend()]).toEqual([sent, sent, sent]);
    expect(await resend()).toEqual({ success: false, messageKey: 'account.emailUnconfirmed.limited' });
    expect(await mailsTo(EMAIL, 'emailConfirmation')).toHaveLength(3);
    await press(await lastLink());
    expect(await resend()).toEqual({ success: true, messageKey: 'account.emailUnconfirmed.confirmed' });
    expect(await mailsTo(EMAIL, 'emailConfirmation')).toHaveLength(3);
  });
});

describe('an unconfirmed email gets transactional mail only', () => {
  it('neither as the address of nobody', async () => {
    const comeBack = async (to: string) => {
      const isConfirmed = (await findAccount(db(), to))?.isEmailConfirmed ?? false;
      const reader = { userId, isConfirmed, refusesNews: false };
      const values = { endedOn: clock.now(), link: '/' };
      return queueMail(db(), { kind: 'comeBack', to, reader, tenant: 'vixen', values }, clock.now());
    };
    expect([await comeBack(EMAIL), await comeBack('nobody@example.com')]).toEqual([false, false]);
    await db().updateTable('users').set({ email_confirmed_at: clock.now() }).where('id', '=', userId).execute();
    expect(await comeBack(EMAIL)).toBe(true);
  });
});
