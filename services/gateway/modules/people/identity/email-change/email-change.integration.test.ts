import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { isDiscreetRecipient } from '../../../platform/mail/public.ts';
import { hasDiscreetMails, saveDiscreetMails } from '../profile/discreet-mails.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { sessionFor } from '../testing/demonstration-session.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { isPasswordOf } from '../../../../passwords/password-hash.ts';

const OLD = 'ada@example.com';
const NEW = 'ada@new.example';
const PASSWORD = 'Right1password';
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;
let session: string;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  await clearLimits(gateway.services.db);
  userId = await addPerson(gateway.services.db, OLD, PASSWORD);
  session = await sessionFor(gateway.services, userId, vixen);
});

const db = () => gateway.services.db;
const user = () => db().selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

async function request(newEmail = NEW, password = PASSWORD) {
  const text = `mutation ($newEmail: String!, $password: String!) {
    it: changeEmail(newEmail: $newEmail, proof: { password: $password }) {
      __typename ... on EmailChangeStarted { email } ... on SecurityRefused { code } } }`;
  const caller = { tenant: 'vixen', area: 'members', session } as const;
  return (await gateway.graphql<{ it: object }>(text, { newEmail, password }, caller)).data.it;
}

async function mailsTo(email: string) {
  const rows = await db()
    .selectFrom('mails')
    .select(['kind', 'content'])
    .where('recipient', '=', email)
    .orderBy('queued_at')
    .execute();
  return rows.map(({ kind, content }) => ({ kind, link: content.link ?? '' }));
}
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
const linkTo = async (email: string, kind: string): Promise<string> =>
  (await mailsTo(email)).findLast((mail) => mail.kind === kind)?.link ?? '';

async function press(link: string, origin = gateway.services.config.publicUrl): Promise<number> {
  const { pathname, searchParams } = new URL(link, 'http://own.test');
  const answer = await gateway.inject({
    method: 'POST',
    url: `${pathname}?brand=vixen`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    payload: new URLSearchParams({ token: searchParams.get('token') ?? '' }).toString(),
  });
  return answer.statusCode;
}

const openSessions = async () =>
  (
    await db()
      .selectFrom('sessions')
      .select('id_hash')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute()
  ).length;

describe('L27 a change of email', () => {
  it('counts when the new address confirms it, once; both addresses are mailed', async () => {
    const other = await sessionFor(gateway.services, userId, vixen);
    expect(other).not.toBe(session);
    expect(await request(` ${NEW.toUpperCase()} `)).toEqual({ __typename: 'EmailChangeStarted', email: NEW });
    expect([(await user()).email, await kindsTo(NEW), await kindsTo(OLD)]).toEqual([
      OLD,
      ['emailChangeConfirm'],
      ['emailChangeRequested'],
    ]);
    const link = await linkTo(NEW, 'emailChangeConfirm');
    expect((await gateway.inject({ url: link })).body).toContain(NEW);
    expect((await user()).email).toBe(OLD);
    expect(await press(link, 'https://evil.test')).toBe(403);
    expect(await press(link)).toBe(200);
    expect(await user()).toMatchObject({ email: NEW, email_confirmed_at: clock.now() });
    // The session that requested it stays, others end.
    expect(await openSessions()).toBe(1);
    expect([await press(link), (await gateway.inject({ url: link })).statusCode]).toEqual([410, 410]);
  });

  it('names the address on its page as it was typed', async () => {
    await request('neu@bücher.example');
    const link = await linkTo('neu@xn--bcher-kva.example', 'emailChangeConfirm');
    expect((await gateway.inject({ url: link })).body).toContain('neu@bücher.example');
  });

  it('is stored hashed, and over after seven days', async () => {
    await request();
    const link = await linkTo(NEW, 'emailChangeConfirm');
    const token = new URL(link, 'http://own.test').searchParams.get('token') ?? '';
    expect(JSON.stringify(await db().selectFrom('email_changes').selectAll().execute())).not.toContain(token);
    clock.set(new Date(clock.now().getTime() + 7 * DAY_MS).toISOString());
    expect([await press(link), await press(await linkTo(OLD, 'emailChangeRequested'))]).toEqual([410, 410]);
    expect((await user()).email).toBe(OLD);
  });

  it('a later request withdraws an earlier one', async () => {
    await request();
    const first = await linkTo(NEW, 'emailChangeConfirm');
    await request('third@new.example');
    expect(await press(first)).toBe(410);
    expect(await press(await linkTo('third@new.example', 'emailChangeConfirm'))).toBe(200);
  });

  it('takes the choice of discreet mails along, from the first mail to the new address on', async () => {
    await saveDiscreetMails(db(), userId, true);
    await request();
    const first = await db().selectFrom('mails').select('content').where('recipient', '=', NEW).executeTakeFirst();
    expect(first?.content.isDiscreet).toBe(true);
    await press(await linkTo(NEW, 'emailChangeConfirm'));
    expect([await hasDiscreetMails(db(), userId), await isDiscreetRecipient(db(), OLD)]).toEqual([true, false]);
  });

  it('ends what was mailed to the old address', async () => {
    await db()
      .insertInto('password_resets')
      .values({ token_hash: 'h', user_id: userId, tenant_id: 'vixen', expires_at: new Date('2027-01-01') })
      .execute();
    await request();
    await press(await linkTo(NEW, 'emailChangeConfirm'));
    expect(await db().selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  it('does not reveal that an address has an account: its owner is mailed instead', async () => {
    await addPerson(db(), NEW, 'Other1password');
    expect(await request()).toEqual({ __typename: 'EmailChangeStarted', email: NEW });
    expect([await kindsTo(NEW), await kindsTo(OLD)]).toEqual([['emailChangeTaken'], ['emailChangeRequested']]);
  });

  it('is not confirmed for an address that got an account meanwhile', async () => {
    await request();
    await addPerson(db(), NEW, 'Other1password');
    expect(await press(await linkTo(NEW, 'emailChangeConfirm'))).toBe(410);
    expect((await user()).email).toBe(OLD);
  });

  it('needs the password, a valid and another address, and is limited', async () => {
    expect(await request(NEW, 'Wrong1password')).toMatchObject({ code: 'PASSWORD_INCORRECT' });
    expect(await request('nothing')).toMatchObject({ code: 'EMAIL_INVALID' });
    expect(await request(OLD)).toMatchObject({ code: 'EMAIL_UNCHANGED' });
    for (const name of ['a', 'b', 'c']) await request(`${name}@new.example`);
    expect(await request('d@new.example')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await kindsTo('d@new.example')).toEqual([]);
  });
});

describe('L27 the old address refuses a change', () => {
  it('until seven days after it was confirmed, however late that was', async () => {
    await request();
    clock.advance(6 * DAY_MS);
    expect(await press(await linkTo(NEW, 'emailChangeConfirm'))).toBe(200);
    clock.advance(7 * DAY_MS - 1);
    expect(await press(await linkTo(OLD, 'emailChangeRequested'))).toBe(200);
    expect((await user()).email).toBe(OLD);
  });

  it('unless nobody confirmed it: a mistyped address is a stranger’s, who is not told the new one', async () => {
    await db().updateTable('users').set({ email_confirmed_at: null }).execute();
    await request();
    expect(await mailsTo(OLD)).toEqual([{ kind: 'emailChangeUnproven', link: '/support' }]);
    const told = await db().selectFrom('mails').select('content').where('recipient', '=', OLD).execute();
    expect(JSON.stringify(told)).not.toContain(NEW);
    expect(await press(await linkTo(NEW, 'emailChangeConfirm'))).toBe(200);
    expect((await user()).email).toBe(NEW);
  });

  it('before it is confirmed: the link of the new address is over, and the password that somebody else knew no longer works', async () => {
    await request();
    expect(await press(await linkTo(OLD, 'emailChangeRequested'))).toBe(200);
    expect(await press(await linkTo(NEW, 'emailChangeConfirm'))).toBe(410);
    const { email, password_hash } = await user();
    expect([email, await isPasswordOf(password_hash, PASSWORD), await openSessions()]).toEqual([OLD, false, 0]);
    expect((await kindsTo(OLD)).toSorted()).toEqual(['emailChangeRequested', 'passwordReset']);
  });

  it('after it was confirmed, and also after it was moved on: the account returns', async () => {
    await request();
    const refuse = await linkTo(OLD, 'emailChangeRequested');
    await press(await linkTo(NEW, 'emailChangeConfirm'));
    await request('third@new.example');
    await press(await linkTo('third@new.example', 'emailChangeConfirm'));
    expect((await user()).email).toBe('third@new.example');
    expect(await press(refuse)).toBe(200);
    expect((await user()).email).toBe(OLD);
    expect(await press(await linkTo(NEW, 'emailChangeRequested'))).toBe(410);
    expect([await openSessions(), await press(refuse)]).toEqual([0, 410]);
  });

  it('also after whoever took it moved it on and undid that from an address of their own', async () => {
    await request();
    const refuse = await linkTo(OLD, 'emailChangeRequested');
    await press(await linkTo(NEW, 'emailChangeConfirm'));
    clock.advance(DAY_MS);
    await request('third@new.example');
    await press(await linkTo('third@new.example', 'emailChangeConfirm'));
    expect(await press(await linkTo(NEW, 'emailChangeRequested'))).toBe(200);
    expect((await user()).email).toBe(NEW);
    clock.advance(6 * DAY_MS - 1);
    expect(await press(refuse)).toBe(200);
    expect((await user()).email).toBe(OLD);
  });
});
