import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../config/clock.ts';
import { issueAutologin, takeAutologin } from './autologin/autologin.ts';
import type { RelyingParty } from './brand/relying-party.ts';
import { oidcAdapter } from './provider/oidc-adapter.ts';
import { mailsOf } from '../../platform/mail/testing/public.ts';
import { confirmEmailChange } from './email-change/confirm-email-change.ts';
import { acceptInvitation } from './tandem/accept-invitation.ts';
import { changePassword } from './passwords/change-password.ts';
import { createSessionRefresher } from './sessions/refresh-session.ts';
import {
  createSession,
  endAllSessions,
  endSession,
  hashSessionId,
  resolveSession,
  type SessionTokens,
} from './sessions/sessions.ts';
import { signIn } from './sign-in/sign-in.ts';
import { openBrowser } from './testing/browser.ts';
import { sessionFor } from './testing/demonstration-session.ts';
import { signInAtIdentityServer } from './testing/identity-server.ts';
import { addPerson, deletePeople } from './testing/people.ts';
import { inviteAs } from './testing/second-account.ts';
import { convertVip } from './vip/vip-credentials.ts';

const ROUNDS = rounds(50);
const PARALLEL = 20;
const PASSWORD = 'Right1password';

const clock = fixedClock('2026-03-02T12:00:00Z');
/** Two gateways share one database, so that the memory of one process can’t prevent the race. */
let gateways: readonly TestGateway[] = [];
let userId: string;

const database = databaseForTests();
beforeAll(async () => {
  const start = () => startTestGateway({ clock, tenants: [vixen], config: { database: { url: database.url } } });
  gateways = await Promise.all([start(), start()]);
});
beforeEach(async () => {
  await deletePeople(gatewayOf(0).services.db);
  userId = await addPerson(gatewayOf(0).services.db, 'ada@example.com', PASSWORD);
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

function gatewayOf(index: number): TestGateway {
  const gateway = gateways[index % 2];
  if (!gateway) throw new Error('The gateways did not start.');
  return gateway;
}

/** Twenty calls at once, by turns through either gateway. */
function atOnce<Result>(call: (gateway: TestGateway, index: number) => Promise<Result>) {
  return Promise.allSettled(Array.from({ length: PARALLEL }, (_, index) => call(gatewayOf(index), index)));
}

/** Returns the results of the calls. Any that threw fails the test with its reason. */
async function results<Result>(calls: Promise<PromiseSettledResult<Result>[]>): Promise<Result[]> {
  return (await calls).map((call) => {
    if (call.status === 'rejected') throw call.reason;
    return call.value;
  });
}

const rotated: SessionTokens = { accessToken: 'a2', refreshToken: 'r2', idToken: null };

function newSession(uid: string): Promise<string> {
  return createSession(gatewayOf(0).services, {
    userId,
    tenantId: vixen.id,
    tokens: { accessToken: 'a1', refreshToken: 'r1', idToken: null },
    identitySessionUid: uid,
    clientAddress: '203.0.113.7',
    userAgent: undefined,
  });
}

describe('races on PostgreSQL, twenty calls at once through two gateways', () => {
  it('let one consume a token, and end its grant for the copies', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [token, grant] = [`token-${round}`, `grant-${round}`];
      const tokens = oidcAdapter(gatewayOf(0).services, 'RefreshToken');
      await oidcAdapter(gatewayOf(0).services, 'Grant').upsert(grant, { jti: grant, kind: 'Grant' }, 60);
      await tokens.upsert(token, { jti: token, grantId: grant, kind: 'RefreshToken' }, 60);
      const calls = await atOnce(({ services }) => oidcAdapter(services, 'RefreshToken').consume(token));
      expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const reasons = calls.flatMap((call) => (call.status === 'rejected' ? [String(call.reason)] : []));
      expect(new Set(reasons)).toEqual(new Set(['InvalidGrant: invalid_grant']));
      expect(await tokens.find(token)).toBeUndefined();
    }
  });

  it('D24 let one use an al_token', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const now = clock.now();
      const place = { tenantId: vixen.id, browser: 'a'.repeat(43) };
      const token = await issueAutologin(gatewayOf(0).services.db, { userId, ...place }, now);
      const people = await results(atOnce(({ services }) => takeAutologin(services.db, token, place, now)));
      expect(people.filter((person) => person?.userId === userId)).toHaveLength(1);
      expect(people.filter((person) => person === null)).toHaveLength(PARALLEL - 1);
    }
  });

  it('D29 let one of many changes of a password through', async () => {
    const session = await newSession('changing');
    const person = await resolveSession(gatewayOf(0).services, session, vixen);
    if (!person) throw new Error('The session is not there.');
    const outcomes = await results(
      atOnce(({ services }, index) => {
        const newPassword = `Tr4velling0tter${index}`;
        const fields = { oldPassword: PASSWORD, newPassword, confirmation: newPassword };
        return changePassword(services, { ...person, ...fields, clientAddress: '203.0.113.7', tenantId: vixen.id });
      }),
    );
    expect(outcomes.filter((problems) => problems.length === 0)).toHaveLength(1);
  });

  it('L14 E17 give one address to one of many VIP users, and answer all alike', async () => {
    const { services } = gatewayOf(0);
    for (let round = 0; round < rounds(20); round += 1) {
      const guests = await Promise.all(
        Array.from({ length: BUDGETS.formMails.account.times }, (_, index) =>
          addPerson(services.db, `${round}-${index}@vip.example`, PASSWORD),
        ),
      );
      const sessions = await Promise.all(guests.map((id) => sessionFor(services, id, vixen)));
      const attributes = guests.map((id) => ({ user_id: id, attribute: 'vip' as const }));
      await services.db.insertInto('user_attributes').values(attributes).execute();
      const newEmail = `wanted-${round}@example.com`;
      const answers = await results(
        Promise.allSettled(
          guests.map((guest, index) =>
            convertVip(gatewayOf(index).services, {
              userId: guest,
              sessionId: hashSessionId(sessions[index] ?? ''),
              tenantId: 'vixen',
              newEmail,
              newPassword: PASSWORD,
            }),
          ),
        ),
      );
      expect(new Set(answers)).toEqual(new Set([null]));
      const links = (await mailsOf(services.db, newEmail)).map(({ content }) => tokenOf(content.link));
      const linkOf = (index: number): string => links[index % links.length] ?? '';
      const moved = await results(atOnce((gateway, index) => confirmEmailChange(gateway.services, linkOf(index))));
      expect(moved.filter(Boolean)).toHaveLength(1);
      await services.db.deleteFrom('users').where('id', 'in', guests).execute();
    }
  });

  it('L17 make one account of many invitations of an address, and of many presses of one', async () => {
    const { services } = gatewayOf(0);
    for (let round = 0; round < rounds(20); round += 1) {
      const email = `second-${round}@example.com`;
      const parents = await Promise.all(
        Array.from({ length: 3 }, (_, index) => addPerson(services.db, `${round}-${index}@example.com`, PASSWORD)),
      );
      for (const parentId of parents)
        expect(await inviteAs(services, parentId, { email, password: PASSWORD })).toBeNull();
      const links = (await mailsOf(services.db, email)).map(({ content }) => tokenOf(content.link));
      const made = await results(
        atOnce((gateway, index) => acceptInvitation(gateway.services, links[index % 3] ?? '')),
      );
      expect(made.filter(Boolean)).toHaveLength(1);
      const children = services.db.selectFrom('tandem_links').select('child_user_id');
      expect(await children.where('parent_user_id', 'in', parents).execute()).toHaveLength(1);
    }
  });

  it('L07 make one call to the identity server for a session', async () => {
    let calls = 0;
    const unused = (): never => {
      throw new Error('not expected');
    };
    const party: RelyingParty = {
      refresh: async () => {
        calls += 1;
        // The time of the call, in which the others find the lease taken.
        await new Promise((resolve) => setImmediate(resolve));
        return rotated;
      },
      authorizationUrl: unused,
      exchange: unused,
    };
    // Each a process of its own: nothing in memory is shared. Waiting takes a turn at the database, not time.
    const turn = async (): Promise<void> => void (await newTurn());
    for (let round = 0; round < ROUNDS; round += 1) {
      clock.set('2026-03-02T12:00:00Z');
      const session = await newSession(`refreshed-${round}`);
      clock.advance(480_000);
      calls = 0;
      const outcomes = await results(
        atOnce(({ services }) => createSessionRefresher(services, party, turn)(session, vixen)),
      );
      expect(new Set(outcomes)).toEqual(new Set(['refreshed']));
      expect(calls).toBe(1);
    }
  });

  it('L07 rotate a real session’s token once for browsers’ refreshes, again and again', async () => {
    clock.set('2026-03-02T12:00:00Z');
    const signedIn = openBrowser(gatewayOf(0), vixen);
    await signedIn.signIn('ada@example.com', PASSWORD);
    const browsers = [signedIn, openBrowser(gatewayOf(1), vixen)] as const;
    browsers[1].session = signedIn.session;
    for (let round = 1; round <= ROUNDS; round += 1) {
      clock.advance(480_000);
      const answers = await results(
        atOnce(async (_gateway, index) => browsers[index % 2 === 0 ? 0 : 1].brand('GET', '/refresh')),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: PARALLEL }, () => 200));
      const tokens = await gatewayOf(0)
        .services.db.selectFrom('oidc_payloads')
        .select('consumed_at')
        .where('model', '=', 'RefreshToken')
        .execute();
      expect(tokens.filter(({ consumed_at }) => consumed_at !== null)).toHaveLength(round);
      expect(tokens).toHaveLength(round + 1);
    }
  });

  it('answer ten of twenty wrong passwords and limit the others', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `guessed-${round}@example.com`;
      const outcomes = await results(
        atOnce(({ services }, index) =>
          signIn(services, {
            email,
            password: `Guess${index}password`,
            tenantId: vixen.id,
            // Other addresses, so that nothing but the account's limit can refuse.
            clientAddress: `198.51.${round}.${index}`,
            country: null,
          }),
        ),
      );
      expect(outcomes.filter(({ outcome }) => outcome === 'wrong-credentials')).toHaveLength(10);
      expect(outcomes.filter(({ outcome }) => outcome === 'limited')).toHaveLength(10);
    }
  });

  it('lose no failure of an address that guesses at many accounts', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await gatewayOf(0).services.db.deleteFrom('rate_limits').execute();
      await results(
        atOnce(({ services }, index) =>
          signIn(services, {
            email: `person-${index}@example.com`,
            password: 'x',
            tenantId: vixen.id,
            clientAddress: '203.0.113.9',
            country: null,
          }),
        ),
      );
      const limits = await gatewayOf(0).services.db.selectFrom('rate_limits').select('points').execute();
      expect(limits.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual([
        ...Array.from({ length: PARALLEL }, () => 1),
        PARALLEL,
      ]);
    }
  });

  it('end sessions at sign-out and at a ban without waiting for each other for ever', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const uid = `left-${round}`;
      const sessions = await Promise.all(Array.from({ length: PARALLEL }, () => newSession(uid)));
      await signInAtIdentityServer(gatewayOf(0).services, { userId, uid });
      await results(
        atOnce(async ({ services }, index) =>
          index % 2 === 0
            ? endSession(services, sessions[index] ?? '', vixen.id)
            : services.db.transaction().execute((trx) => endAllSessions(trx, userId, clock.now())),
        ),
      );
      const { db } = gatewayOf(0).services;
      expect(await db.selectFrom('sessions').select('id_hash').where('revoked_at', 'is', null).execute()).toEqual([]);
      expect(await db.selectFrom('oidc_payloads').select('model').where('account_id', '=', userId).execute()).toEqual(
        [],
      );
    }
  });
});

const tokenOf = (link = ''): string => new URL(link, 'http://own.test').searchParams.get('token') ?? '';

async function newTurn(): Promise<unknown> {
  return gatewayOf(0).services.db.selectFrom('users').select('id').executeTakeFirst();
}
