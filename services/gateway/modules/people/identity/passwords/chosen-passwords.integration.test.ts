import { beforeEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { createSession, hashSessionId } from '../sessions/sessions.ts';
import { isPasswordOf } from '../../../../passwords/password-hash.ts';
import { sessionFor } from '../testing/demonstration-session.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { inviteAs } from '../testing/second-account.ts';
import { convertVip } from '../vip/vip-credentials.ts';
import { changePassword } from './change-password.ts';
import { resetPassword } from './reset-password.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

const OLD = 'Right1password';
let userId: string;

const test = billerForTests({ tenants: [vixen] });
beforeEach(async () => {
  await deletePeople(test.gateway.services.db);
  await clearLimits(test.gateway.services.db);
  userId = await addPerson(test.gateway.services.db, 'ada@example.com', OLD);
});

/** Each way to choose a password, which all take this one or refuse it. */
const WAYS = {
  join: async (password: string) => {
    const start = 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { location } }';
    const email = `${crypto.randomUUID()}@example.com`;
    const input = { optionId: 303, biller: 'vendo', email, password };
    type Answer = { startSignup: { location: string | null } };
    const { data } = await test.gateway.graphql<Answer>(start, { input }, { tenant: 'vixen', area: 'members' });
    return data.startSignup.location !== null;
  },
  change: async (password: string) => {
    const sessionId = hashSessionId(await sessionFor(test.gateway.services, userId, vixen));
    const input = { userId, sessionId, oldPassword: OLD, newPassword: password };
    const more = { confirmation: password, clientAddress: '203.0.113.7', tenantId: 'vixen' };
    return (await changePassword(test.gateway.services, { ...input, ...more })).length === 0;
  },
  reset: async (password: string) => {
    const token = crypto.randomUUID();
    const hash = hashOfToken(token);
    await test.gateway.services.db
      .insertInto('password_resets')
      .values({ token_hash: hash, user_id: userId, tenant_id: 'vixen', expires_at: new Date('2030-01-01T00:00:00Z') })
      .execute();
    const input = { token, newPassword: password, confirmation: password };
    return (await resetPassword(test.gateway.services, input)) === 'changed';
  },
  vip: async (password: string) => {
    const { services } = test.gateway;
    await services.db
      .insertInto('user_attributes')
      .values({ user_id: userId, attribute: 'vip', value: null })
      .onConflict((known) => known.doNothing())
      .execute();
    const sessionId = await createSession(services, {
      userId,
      tenantId: 'vixen',
      tokens: { accessToken: 'a', refreshToken: 'r', idToken: null },
      identitySessionUid: 'identity',
      clientAddress: '203.0.113.7',
      userAgent: undefined,
    });
    const input = {
      userId,
      sessionId: hashSessionId(sessionId),
      tenantId: 'vixen',
      newEmail: `own-${crypto.randomUUID()}@example.com`,
      newPassword: password,
    };
    return (await convertVip(services, input)) === null;
  },
  'second account': async (password: string) => {
    const invited = { email: 'second@example.com', password };
    return (await inviteAs(test.gateway.services, userId, invited)) === null;
  },
} as const;

describe('V02 D29 the one rule of passwords that are chosen', () => {
  const ways = Object.keys(WAYS) as (keyof typeof WAYS)[];

  it.each(ways)('D29 refuses what is guessed first, and what breaks the join rule, at %s', async (way) => {
    for (const password of ['Password1234', 'nascar24', 'qwertyuiop', 'short1', 'with space1', 'ümlaut1234']) {
      expect([password, await WAYS[way](password)]).toEqual([password, false]);
    }
    const { password_hash: hash } = await test.gateway.services.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(await isPasswordOf(hash, OLD)).toBe(true);
  });

  it.each(ways)('takes a good one at %s', async (way) => {
    expect(await WAYS[way]('Tr4velling0tter')).toBe(true);
  });
});
