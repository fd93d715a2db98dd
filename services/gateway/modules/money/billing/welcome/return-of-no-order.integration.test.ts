import { describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { browserSecret, startToJoin } from '../testing/join.ts';
import { welcomeOf } from '../testing/welcome-address.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['ccbill'] } });

const orderOf = (email: string) =>
  test.gateway.services.db
    .selectFrom('billing_orders')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

const addressOf = async (order: string, outcome: string) => {
  const url = `/billers/ccbill/return?order=${order}&outcome=${outcome}`;
  const { statusCode, headers } = await test.gateway.inject({ method: 'GET', url });
  expect(statusCode).toBe(303);
  return new URL(headers.location ?? '');
};

/** What an address says besides names of an order and its buyer. */
const shapeOf = ({ origin, pathname, searchParams }: URL): string => {
  const shown = [...searchParams].map(([name, value]) =>
    ['siteId', 'lang'].includes(name) ? `${name}=${value}` : name,
  );
  return [origin + pathname, ...shown].join(' ');
};

/** An address of no order that is shaped like a real one; null where many ids lead to none. */
async function inventedLike(real: URL, outcome: string): Promise<URL | null> {
  for (let tried = 0; tried < 500; tried += 1) {
    const address = await addressOf(crypto.randomUUID(), outcome);
    if (shapeOf(address) === shapeOf(real)) return address;
  }
  return null;
}

const SIGNUP = `query ($input: WelcomeCheckInput!) {
  it: welcomeSignup(input: $input, biller: "ccbill") { username siteId status name biller { name } declineReason } }`;

/** What another browser is told on the page of an address. */
async function toldOf(address: URL): Promise<unknown> {
  const caller = { tenant: 'vixen', area: 'members', browser: browserSecret('x') } as const;
  const orderId = address.searchParams.get('order') ?? '';
  if (address.pathname.startsWith('/gift')) {
    const query = 'query ($orderId: ID!) { giftPayment(orderId: $orderId, secret: null) }';
    return (await test.gateway.graphql(query, { orderId }, caller)).data;
  }
  const { data } = await test.gateway.graphql<{ it: { username: string } }>(
    SIGNUP,
    { input: welcomeOf(address.href) },
    caller,
  );
  const { username, ...told } = data.it;
  expect(username).toBe(address.searchParams.get('username'));
  return told;
}

describe.each(['approved', 'declined'])('an order of nobody (%s)', (outcome) => {
  it.each([
    ['a signup', { kind: 'signup', opened_on: 'members' }],
    ['a signup that was begun on the tour', { kind: 'signup', opened_on: 'tour' }],
    ['an upgrade', { kind: 'trial-upgrade', opened_on: 'members' }],
    ['a gift', { kind: 'gift', opened_on: 'tour', language: 'de' }],
  ] as const)('leads where a real one leads, which tells another browser the same: %s', async (what, changes) => {
    test.clock.set('2026-03-02T12:00:00Z');
    const email = `${what.replaceAll(' ', '-')}-${outcome}@example.com`;
    await startToJoin(test, email, { biller: 'ccbill' });
    const { id } = await orderOf(email);
    await test.gateway.services.db.updateTable('billing_orders').set(changes).where('id', '=', id).execute();
    const real = await addressOf(id, outcome);
    const invented = await inventedLike(real, outcome);
    expect(invented).not.toBeNull();
    expect(await toldOf(invented ?? real)).toEqual(await toldOf(real));
  });

  it('leads to the same address each time, in whichever letters, and no two to one buyer', async () => {
    const nobodys = crypto.randomUUID();
    const address = (await addressOf(nobodys, outcome)).href;
    expect((await addressOf(nobodys.toUpperCase(), outcome)).href).toBe(address);
    const buyers = [];
    for (let each = 0; each < 20; each += 1) {
      const { searchParams } = await addressOf(crypto.randomUUID(), outcome);
      const buyer = searchParams.get('memberid');
      if (buyer !== null) buyers.push(buyer);
    }
    for (const buyer of buyers) expect(buyer).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
    expect(new Set(buyers).size).toBe(buyers.length);
  });
});
