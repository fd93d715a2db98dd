import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { join, type Joined, mailsTo } from '../../money/billing/testing/public.ts';
import { addPerson } from '../../people/identity/testing/public.ts';
import { mailsOf } from '../../platform/mail/testing/public.ts';
import { type SupportDesk, openSupportDesk } from './testing/support-desk.ts';

let support: SupportDesk;
let finance: SupportDesk;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  support = await openSupportDesk(test.gateway, 'support');
  finance = await openSupportDesk(test.gateway, 'finance');
});

const db = () => test.gateway.services.db;
const refused = (key: string) => ({ __typename: 'ActionRefused', messageKey: `support.refused.${key}` });
const emailOf = async ({ userId }: Joined) =>
  (await db().selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email;

async function joined(email: string, { isConfirmed = true } = {}): Promise<Joined> {
  const who = await join(test, email);
  const at = isConfirmed ? test.gateway.services.clock.now() : null;
  await db().updateTable('users').set({ email_confirmed_at: at }).where('id', '=', who.userId).execute();
  return who;
}

/** Support asks, somebody else approves. @returns the id of the approval */
async function correct(who: Joined, newEmail: string): Promise<string> {
  const asked = await support.act(who.userId, { changeEmail: { newEmail } });
  expect(asked).toMatchObject({ __typename: 'ActionWaits' });
  const id = asked.approval?.id ?? '';
  expect(await finance.decide(id, true)).toMatchObject({ approval: { carriedOutAt: expect.any(String) } });
  return id;
}

/** Presses the button behind the latest mailed link of a kind. */
async function press(email: string, kind: string): Promise<number> {
  const link = (await mailsOf(db(), email)).findLast((mail) => mail.kind === kind)?.content.link ?? '';
  const { pathname, searchParams } = new URL(link, 'http://own.test');
  const answer = await test.gateway.inject({
    method: 'POST',
    url: `${pathname}?brand=vixen`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: test.gateway.services.config.publicUrl,
    },
    payload: new URLSearchParams({ token: searchParams.get('token') ?? '' }).toString(),
  });
  return answer.statusCode;
}

const sixDaysLater = () => test.clock.set(new Date(test.clock.now().getTime() + 6 * DAY_MS));

const openSessions = async ({ userId }: Joined) =>
  (
    await db()
      .selectFrom('sessions')
      .select('id_hash')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute()
  ).length;

describe('L27 an address that support corrects', () => {
  it('counts once a second person agreed and the new address confirmed it, and every device is signed out', async () => {
    const who = await joined('told@example.com');
    const asked = await support.act(who.userId, { changeEmail: { newEmail: 'Told@New.example ' } });
    expect(await mailsTo(test, 'told@new.example')).toEqual([]);
    await expect(support.decide(asked.approval?.id ?? '', true)).rejects.toThrow('FORBIDDEN');
    await finance.decide(asked.approval?.id ?? '', true);
    expect([await emailOf(who), await mailsTo(test, 'told@new.example')]).toEqual([
      'told@example.com',
      ['emailChangeConfirm'],
    ]);
    expect(await mailsTo(test, 'told@example.com')).toContain('emailChangeBySupport');
    expect(await openSessions(who)).toBeGreaterThan(0);
    expect(await press('told@new.example', 'emailChangeConfirm')).toBe(200);
    expect([await emailOf(who), await openSessions(who)]).toEqual(['told@new.example', 0]);
  });

  it('is undone from the old address for seven days from when it counted', async () => {
    const who = await joined('undone@example.com');
    await correct(who, 'undone@new.example');
    sixDaysLater();
    expect(await press('undone@new.example', 'emailChangeConfirm')).toBe(200);
    sixDaysLater();
    expect(await press('undone@example.com', 'emailChangeBySupport')).toBe(200);
    expect(await emailOf(who)).toBe('undone@example.com');
  });

  it('that nobody confirmed is a stranger’s, perhaps: it is told without the new one, and can undo nothing', async () => {
    const who = await joined('mistyped@example.com', { isConfirmed: false });
    await correct(who, 'right@new.example');
    const mail = (await mailsOf(db(), 'mistyped@example.com')).find(({ kind }) => kind === 'emailChangeUnproven');
    expect(mail?.content.link).toBe('/support');
    expect(JSON.stringify(mail)).not.toContain('right@new.example');
    expect(await press('right@new.example', 'emailChangeConfirm')).toBe(200);
    expect(await emailOf(who)).toBe('right@new.example');
  });

  it('of a stolen account hands no undo to whoever has it, which the second person reads before', async () => {
    const who = await joined('thief@example.com');
    const asked = await support.act(who.userId, { changeEmail: { newEmail: 'owner@new.example', isStolen: true } });
    const id = asked.approval?.id ?? '';
    const { data } = await finance.call<{ it: { effects: string[]; mail: { subject: string; text: string } } }>(
      'query ($id: ID!) { it: previewApproval(id: $id) { effects mail { subject text } } }',
      { id },
    );
    expect(data.it.effects).toContainEqual(expect.stringContaining('thief@example.com counts as somebody else’s'));
    expect(JSON.stringify(data.it.mail)).not.toContain('owner@new.example');
    await finance.decide(id, true);
    const mail = (await mailsOf(db(), 'thief@example.com')).find(({ kind }) => kind === 'emailChangeForeign');
    expect(mail?.content.link).toBe('/support');
    expect(JSON.stringify(mail)).not.toContain('owner@new.example');
    expect(await mailsTo(test, 'thief@example.com')).not.toContain('emailChangeBySupport');
    expect(await openSessions(who)).toBe(0);
    expect(await press('owner@new.example', 'emailChangeConfirm')).toBe(200);
    expect([await emailOf(who), await openSessions(who)]).toEqual(['owner@new.example', 0]);
    expect(await mailsTo(test, 'owner@new.example')).toContain('passwordReset');
    const audit = db().selectFrom('staff_audit').select('after').where('entity_id', '=', who.userId);
    const done = await audit.where('action', '=', 'member.changeEmail').executeTakeFirstOrThrow();
    expect(done.after).toEqual({ isStolen: true });
  });

  it('answers alike for an address that has an account, whose owner is mailed', async () => {
    await addPerson(db(), 'taken@example.com', 'Other1password');
    const who = await joined('asks@example.com');
    await correct(who, 'taken@example.com');
    expect(await mailsTo(test, 'taken@example.com')).toEqual(['emailChangeTaken']);
    expect(await emailOf(who)).toBe('asks@example.com');
  });

  it('of a stolen account is refused where another one has the address, and locks nothing that nobody could unlock', async () => {
    const other = await addPerson(db(), 'owner-has-one@example.com', 'Other1password');
    const who = await joined('stolen-from-two@example.com');
    const stolen = (isStolen: boolean) => ({ changeEmail: { newEmail: 'owner-has-one@example.com', isStolen } });
    expect(await support.act(who.userId, stolen(true))).toEqual(refused('emailTaken'));
    const asked = await support.act(who.userId, {
      changeEmail: { newEmail: 'owner-moved@example.com', isStolen: true },
    });
    await db().updateTable('users').set({ email: 'owner-moved@example.com' }).where('id', '=', other).execute();
    expect(await finance.decide(asked.approval?.id ?? '', true)).toEqual(refused('emailTaken'));
    const standing = db().selectFrom('users').select(['disabled_at', 'foreign_email']).where('id', '=', who.userId);
    expect(await standing.executeTakeFirst()).toEqual({ disabled_at: null, foreign_email: null });
  });

  it('of a stolen account is mailed to an address whose account nobody confirmed, which gives way', async () => {
    const other = await addPerson(db(), 'squatted@example.com', 'Other1password', { isUnconfirmed: true });
    const who = await joined('stolen-and-squatted@example.com');
    const asked = await support.act(who.userId, { changeEmail: { newEmail: 'squatted@example.com', isStolen: true } });
    await finance.decide(asked.approval?.id ?? '', true);
    expect(await press('squatted@example.com', 'emailChangeConfirm')).toBe(200);
    expect(await emailOf(who)).toBe('squatted@example.com');
    expect(await db().selectFrom('users').select('id').where('id', '=', other).execute()).toEqual([]);
  });

  it('is an address, another one, and asked for once at a time', async () => {
    const who = await joined('once@example.com');
    const ask = (newEmail: string) => support.act(who.userId, { changeEmail: { newEmail } });
    expect(await ask('once@')).toEqual(refused('emailInvalid'));
    expect(await ask(' ONCE@example.com')).toEqual(refused('emailUnchanged'));
    expect(await ask('one@new.example')).toMatchObject({ __typename: 'ActionWaits' });
    expect(await ask('two@new.example')).toEqual(refused('waitsAlready'));
  });

  it('is in no row of the audit, and in no approval once the account is deleted', async () => {
    const who = await joined('gone@example.com');
    const id = await correct(who, 'gone@new.example');
    const seen = db().selectFrom('staff_audit').selectAll().where('entity_id', '=', who.userId);
    const rows = await seen.orderBy('sequence').execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'member.request-changeEmail',
      'member.changeEmail',
      'member.approve-changeEmail',
    ]);
    expect(JSON.stringify(rows)).not.toContain('gone@');
    const deletion = await support.act(who.userId, { delete: { confirmed: true } });
    await finance.decide(deletion.approval?.id ?? '', true);
    const left = await db().selectFrom('support_approvals').select('details').where('id', '=', id).executeTakeFirst();
    expect(left).toEqual({ details: {} });
  });
});
