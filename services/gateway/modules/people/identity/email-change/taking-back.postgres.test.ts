import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import type { Database } from '../../../../db/database.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { lockAccount } from '../accounts.ts';
import { markEmailConfirmed } from '../email-confirmation/confirm-email.ts';
import { takeBackAfterAlert } from '../new-device/alert-new-device.ts';
import { hashSessionId } from '../sessions/sessions.ts';
import { acceptInvitation } from '../tandem/accept-invitation.ts';
import { inviteTandemChild } from '../tandem/invite-tandem-child.ts';
import { inOrder, untilWaiting } from '../testing/in-order.ts';
import { linkTo } from '../testing/mailed-links.ts';
import { addPerson } from '../testing/people.ts';
import { openTakenAccount, OWNERS_EMAIL as OLD, type TakenAccount } from '../testing/taken-account.ts';
import { refuseEmailChange } from './refuse-email-change.ts';

const ROUNDS = rounds(6);
const PASSWORD = 'Right1password';
const FRIEND = 'friend@of-the-thief.example';
const clock = fixedClock('2026-03-02T12:00:00Z');
/** Two gateways share one database, so that the memory of one process can’t prevent the race. */
let gateways: readonly [TestGateway, TestGateway];
let account: TakenAccount;

const database = databaseForTests();
beforeAll(async () => {
  const start = () => startTestGateway({ clock, tenants: [vixen], config: { database: { url: database.url } } });
  gateways = await Promise.all([start(), start()]);
});
beforeEach(async () => {
  account = await openTakenAccount(gateways[0]);
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const db = (): Database => gateways[0].services.db;
const tokenOf = (link: string) => new URL(link, 'http://own.test').searchParams.get('token') ?? '';

const both = <One, Two>(first: () => Promise<One>, second: () => Promise<Two>) =>
  inOrder({ db: db(), watching: gateways[1].services.db, userId: account.userId }, first, second);

/** Invites a second person in the session of the person who has the account. */
const invite = () =>
  inviteTandemChild(gateways[1].services, {
    parentId: account.userId,
    sessionId: hashSessionId(account.session),
    tenantId: 'vixen',
    email: FRIEND,
    password: PASSWORD,
  });
const left = async () => ({
  invitations: (await db().selectFrom('tandem_invitations').selectAll().execute()).length,
  links: (await db().selectFrom('tandem_links').selectAll().execute()).length,
});

describe('L27 an account that is taken back while whoever has it invites somebody', () => {
  it('leaves no invitation, whichever of the two came first, and makes no second account afterwards', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      account = await openTakenAccount(gateways[0]);
      const alert = tokenOf(await account.addAlert(clock.now()));
      const takeBack = () => takeBackAfterAlert(gateways[0].services, alert);
      const isInvitedFirst = round % 2 === 1;
      const answers = isInvitedFirst ? await both(invite, takeBack) : await both(takeBack, invite);
      expect(answers).toEqual(isInvitedFirst ? [null, 'returned'] : ['returned', 'notAllowed']);
      expect(await left()).toEqual({ invitations: 0, links: 0 });
    }
  });

  it('neither waits for ever nor fails where the invitation is followed at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      account = await openTakenAccount(gateways[0]);
      expect(await invite()).toBeNull();
      const invitation = tokenOf(await linkTo(gateways[0], FRIEND, 'tandemInvitation'));
      const alert = tokenOf(await account.addAlert(clock.now()));
      const takeBack = () => takeBackAfterAlert(gateways[0].services, alert);
      const follow = () => acceptInvitation(gateways[1].services, invitation);
      const isFollowedFirst = round % 2 === 1;
      const answers = isFollowedFirst ? await both(follow, takeBack) : await both(takeBack, follow);
      expect(answers).toEqual(isFollowedFirst ? [true, 'returned'] : ['returned', false]);
      expect(await left()).toEqual({ invitations: 0, links: isFollowedFirst ? 1 : 0 });
    }
  });
});

describe('L27 an unconfirmed account at the old address', () => {
  const usersAt = async (email: string) =>
    (await db().selectFrom('users').select('id').where('email', '=', email).execute()).map(({ id }) => id);

  it('does not give way where it is confirmed at the moment in which it would be deleted', async () => {
    await account.request();
    await account.confirm();
    const undo = tokenOf(await linkTo(gateways[0], OLD, 'emailChangeRequested'));
    const other = await addPerson(db(), OLD, 'Other1password', { isUnconfirmed: true });
    const undoing = await db()
      .transaction()
      .execute(async (trx) => {
        await lockAccount(trx, other, 'update');
        const result = refuseEmailChange(gateways[1].services, undo);
        await untilWaiting(gateways[1].services.db, 1);
        await markEmailConfirmed(trx, other, clock.now());
        return [result] as const;
      });
    expect(await undoing[0]).toBe('locked');
    expect(await usersAt(OLD)).toEqual([other]);
  });

  it('gives way once, of many presses of the link', async () => {
    await account.request();
    await account.confirm();
    const undo = tokenOf(await linkTo(gateways[0], OLD, 'emailChangeRequested'));
    await addPerson(db(), OLD, 'Other1password', { isUnconfirmed: true });
    const presses = Array.from({ length: 8 }, (_, index) =>
      refuseEmailChange((index % 2 === 0 ? gateways[0] : gateways[1]).services, undo),
    );
    const outcomes = await Promise.all(presses);
    expect(outcomes.filter(Boolean)).toEqual(['returned']);
    expect(await usersAt(OLD)).toEqual([account.userId]);
  });
});
