import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { hashSessionId, revokeSession } from '../sessions/sessions.ts';
import { openBrowser } from '../testing/browser.ts';
import { sessionFor } from '../testing/demonstration-session.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { followSecondAccountLink, inviteAs, pressSecondAccount } from '../testing/second-account.ts';
import { inviteTandemChild } from './invite-tandem-child.ts';

const CHILD = 'child@example.com';
const TAKEN = 'taken@example.com';
const PASSWORD = 'Right1password';
const clock = fixedClock('2026-03-02T12:00:00Z');
let parentId: string;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  await deletePeople(db());
  await db().deleteFrom('mails').execute();
  await clearLimits(db());
  parentId = await addPerson(db(), 'parent@example.com', PASSWORD);
  await addPerson(db(), TAKEN, PASSWORD);
});

const db = () => gateway.services.db;
const invite = (email: string, password = PASSWORD) => inviteAs(gateway.services, parentId, { email, password });
const linksTo = async (email: string) => (await mailsOf(db(), email)).map(({ kind, content }) => [kind, content.link]);
const tokenOf = (link: unknown): string => new URL(String(link), 'http://own.test').searchParams.get('token') ?? '';
const child = () => db().selectFrom('users').selectAll().where('email', '=', CHILD).executeTakeFirst();
const links = () => db().selectFrom('tandem_links').selectAll().execute();

describe('L17 M11 the second account of a membership', () => {
  it('L17 is made when its link is followed, has credentials of its own, and there is one', async () => {
    expect(await invite('nothing')).toBe('invalidEmail');
    expect(await invite(CHILD, 'short')).toBe('invalidPassword');
    expect(await invite('vip2@vip.example')).toBe('invalidEmail');
    expect(await invite(' Child@example.com')).toBeNull();
    expect([await child(), await links()]).toEqual([undefined, []]);
    const [[, link] = []] = await linksTo(CHILD);
    const shown = await gateway.inject({ url: String(link) });
    expect([shown.statusCode, shown.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(shown.body).toContain(CHILD);
    expect(shown.body).toContain('By accessing our members area');
    expect(await child()).toBeUndefined();
    expect(await pressSecondAccount(gateway, tokenOf(link), 'https://evil.test')).toBe(403);
    expect(await pressSecondAccount(gateway, tokenOf(link))).toBe(200);
    expect(await child()).toMatchObject({ email_confirmed_at: clock.now() });
    expect(await links()).toMatchObject([{ parent_user_id: parentId }]);
    expect((await openBrowser(gateway, vixen).signIn(CHILD, PASSWORD)).statusCode).toBe(303);
    expect([
      await pressSecondAccount(gateway, tokenOf(link)),
      (await gateway.inject({ url: String(link) })).statusCode,
    ]).toEqual([410, 410]);
    expect(await invite('second@example.com')).toBe('notAllowed');
  });

  it('invites nobody where no mail is sent, and says so', async () => {
    const { services } = gateway;
    const silent = { ...services, config: { ...services.config, isMailOff: true } };
    expect(await inviteAs(silent, parentId, { email: CHILD, password: PASSWORD })).toBe('mailOff');
    expect(await db().selectFrom('tandem_invitations').select('email').execute()).toEqual([]);
    expect(await linksTo(CHILD)).toEqual([]);
  });

  it('answers alike for the address of a member, whom a mail tells', async () => {
    expect([await invite(TAKEN), await invite(CHILD)]).toEqual([null, null]);
    expect(await linksTo(TAKEN)).toEqual([['tandemTaken', '/password/forgotten?brand=vixen']]);
    expect((await linksTo(CHILD)).map(([kind]) => kind)).toEqual(['tandemInvitation']);
    // Also after more than somebody may be mailed in an hour.
    const again = async (email: string) => [await invite(email), await invite(email), await invite(email)];
    expect(await again(TAKEN)).toEqual([null, null, 'limited']);
    expect(await again(CHILD)).toEqual([null, null, 'limited']);
  });

  it('is over after seven days, and once its person invites anew', async () => {
    await invite(CHILD);
    const [[, first] = []] = await linksTo(CHILD);
    await invite('other@example.com');
    expect(await pressSecondAccount(gateway, tokenOf(first))).toBe(410);
    clock.advance(7 * DAY_MS);
    expect(await followSecondAccountLink(gateway, 'other@example.com')).toBe(410);
    expect(await links()).toEqual([]);
  });

  it('is not begun by a session that ended meanwhile', async () => {
    const session = await sessionFor(gateway.services, parentId, vixen);
    await revokeSession(gateway.services, session, 'vixen');
    const asked = { parentId, sessionId: hashSessionId(session), tenantId: 'vixen', email: CHILD, password: PASSWORD };
    expect(await inviteTandemChild(gateway.services, asked)).toBe('notAllowed');
    expect(await linksTo(CHILD)).toEqual([]);
  });

  it('takes no account that somebody made with the address meanwhile', async () => {
    await invite(CHILD);
    const id = await addPerson(db(), CHILD, 'Other1password');
    expect(await followSecondAccountLink(gateway, CHILD)).toBe(410);
    expect([(await child())?.id, await links()]).toEqual([id, []]);
    expect((await openBrowser(gateway, vixen).signIn(CHILD, 'Other1password')).statusCode).toBe(303);
  });

  it('stores no token, and nothing of it after its person is gone', async () => {
    await invite(CHILD);
    const [[, link] = []] = await linksTo(CHILD);
    expect(JSON.stringify(await db().selectFrom('tandem_invitations').selectAll().execute())).not.toContain(
      tokenOf(link),
    );
    await db().deleteFrom('users').where('id', '=', parentId).execute();
    expect(await followSecondAccountLink(gateway, CHILD)).toBe(410);
  });

  it('L17 is not for a person without a membership', async () => {
    const caller = {
      tenant: 'vixen',
      area: 'members',
      session: await sessionFor(gateway.services, parentId, vixen),
    } as const;
    const query = `mutation { it: createTandemAccount(input: { email: "a@example.com", password: "${PASSWORD}" }) {
      success messageKey } }`;
    const { data } = await gateway.graphql<{ it: object }>(query, {}, caller);
    expect(data.it).toEqual({ success: false, messageKey: 'tandem_account_creation_modal.notAllowed' });
  });
});
