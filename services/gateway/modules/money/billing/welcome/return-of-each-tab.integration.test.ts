import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { browserSecret, startToJoin } from '../testing/join.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { welcomeOf } from '../testing/welcome-address.ts';

const BILLERS = ['vendo', 'ccbill', 'segpay', 'rocketgate'] as const;

const test = billerForTests({ tenants: [vixen], config: { billers: [...BILLERS] } });
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));
afterEach(() => vi.restoreAllMocks());

const BROWSER = 'b';

/** The address on the brand to which a payment led: by the gateway, where the biller has one address for all brands. */
async function addressAfter(location: string | null): Promise<string> {
  const { pathname, search } = new URL(location ?? '');
  if (!pathname.startsWith('/billers/')) return location ?? '';
  return (await test.gateway.inject({ method: 'GET', url: pathname + search })).headers.location ?? '';
}

/** What the page of an address tells the browser that paid. */
async function told(address: string) {
  const query = 'query ($input: WelcomeCheckInput!) { welcomeSignup(input: $input) { status } }';
  const caller = { tenant: 'vixen', area: 'members', browser: browserSecret(BROWSER) } as const;
  const { data } = await test.gateway.graphql<{ welcomeSignup: { status: string } | null }>(
    query,
    { input: welcomeOf(address) },
    caller,
  );
  return data.welcomeSignup?.status ?? null;
}

const orderIn = (address: string) =>
  test.gateway.services.db
    .selectFrom('billing_orders')
    .select(['id', 'biller', 'member_id', 'status', 'returned_why'])
    .where('id', '=', welcomeOf(address).orderId ?? '')
    .executeTakeFirstOrThrow();

const TOLD: Readonly<Record<string, string>> = {
  paid: 'PAID',
  returned: 'RETURNED',
  'awaiting-confirmation': 'AWAITING_CONFIRMATION',
};

describe.each(BILLERS)('two tabs that paid the same thing at %s', (biller) => {
  it('each tell the outcome of their own order', async () => {
    pagesStayOpen();
    const email = `tabs@${biller}.example`;
    const pages = [];
    for (const _tab of ['one', 'other']) pages.push(await startToJoin(test, email, { biller, browser: BROWSER }));
    const addresses: string[] = [];
    for (const [second, page] of pages.entries()) {
      test.clock.set(`2026-03-02T12:00:0${second}Z`);
      addresses.push(await addressAfter((await test.pay(page.location ?? '')).location));
      await test.deliver();
    }
    const orders = await Promise.all(addresses.map(orderIn));
    expect(orders.map((order) => order.biller)).toEqual([biller, biller]);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(2);
    // One opened the membership; the other one did not.
    const outcomes = orders.map(({ status, returned_why: why }) => (why === null ? TOLD[status] : 'RETURNED'));
    expect(new Set(outcomes).size).toBe(2);
    expect(outcomes).toContain('PAID');
    expect(await Promise.all(addresses.map(told))).toEqual(outcomes);
  });
});

it('an order of somebody else is told like one that another browser began', async () => {
  const addresses = [];
  for (const email of ['ada@own.example', 'cay@other.example']) {
    const { location } = await startToJoin(test, email, { browser: BROWSER });
    addresses.push(await addressAfter((await test.pay(location ?? '')).location));
    await test.deliver();
  }
  const [own, other] = addresses.map((address) => new URL(address));
  own?.searchParams.set('order', other?.searchParams.get('order') ?? '');
  expect(await told(own?.href ?? '')).toBe('SIGN_IN_REQUIRED');
});
