import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { browserSecret, startToJoin } from '../testing/join.ts';
import { welcomeOf } from '../testing/welcome-address.ts';

let test: BillerTest;
beforeAll(async () => {
  test = await startBillerTest({ tenants: [vixen], config: { billers: ['ccbill'] } });
});
afterAll(() => test.close());

const orderOf = (email: string) =>
  test.gateway.services.db
    .selectFrom('billing_orders')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

it.each(['approved', 'declined'])(
  'an order of nobody leads to a page that tells another browser the same as a real one (%s)',
  async (outcome) => {
    test.clock.set('2026-03-02T12:00:00Z');
    await startToJoin(test, `real-${outcome}@example.com`, { biller: 'ccbill' });
    const { id } = await orderOf(`real-${outcome}@example.com`);
    const query = `query ($input: WelcomeCheckInput!) {
      it: welcomeSignup(input: $input, biller: "ccbill") { username siteId status name biller { name } declineReason } }`;
    const addressOf = async (order: string) => {
      const url = `/billers/ccbill/return?order=${order}&outcome=${outcome}`;
      const { statusCode, headers } = await test.gateway.inject({ method: 'GET', url });
      expect(statusCode).toBe(303);
      return headers.location ?? '';
    };
    const toldOf = async (location: string) => {
      const caller = { tenant: 'vixen', area: 'members', browser: browserSecret('x') } as const;
      const input = welcomeOf(location);
      const { data } = await test.gateway.graphql<{ it: { username: string } }>(query, { input }, caller);
      const { origin, pathname, searchParams } = new URL(location);
      const { username, ...told } = data.it;
      expect([input.memberId, username]).toEqual([
        expect.stringMatching(/^[0-9a-f-]{36}$/),
        searchParams.get('username'),
      ]);
      return { page: origin + pathname, fields: [...searchParams.keys()], told };
    };
    const [nobodys, others] = [crypto.randomUUID(), crypto.randomUUID()];
    const real = await toldOf(await addressOf(id));
    expect(real.told).toMatchObject({ status: 'SIGN_IN_REQUIRED', declineReason: null });
    expect(await toldOf(await addressOf(nobodys))).toEqual(real);
    for (const each of [id, nobodys]) expect(await addressOf(each.toUpperCase())).toBe(await addressOf(each));
    expect(welcomeOf(await addressOf(others)).memberId).not.toBe(welcomeOf(await addressOf(nobodys)).memberId);
  },
);
