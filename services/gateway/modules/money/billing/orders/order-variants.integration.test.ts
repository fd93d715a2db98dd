import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { countRefunds } from '../report/count-refunds.ts';

const test = billerForTests({ tenants: [vixen] });

/** Asks to join as a brand server passes it on, which says the variants of the visit. */
async function openOrder(email: string, headers: Readonly<Record<string, string>>) {
  const input = { optionId: 303, biller: 'vendo', email, password: 'Heron742' };
  const start = 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { location } }';
  const { data } = await test.gateway.graphql<{ startSignup: { location: string | null } }>(
    start,
    { input },
    { tenant: 'vixen', area: 'members', headers },
  );
  const { db } = test.gateway.services;
  const order = db.selectFrom('billing_orders').select('variants').where('email', '=', email);
  return { location: data.startSignup.location ?? '', variants: (await order.executeTakeFirstOrThrow()).variants };
}

it('an order names the variants in which it was opened, and none that are not named well', async () => {
  const of = (sent: string) => ({ 'x-variants': sent, 'x-client-address': '198.18.9.1' });
  expect((await openOrder('tried@example.com', of('pricing=total,paypal=first'))).variants).toEqual({
    pricing: 'total',
    paypal: 'first',
  });
  expect((await openOrder('odd@example.com', of("pricing=to'tal,=x,a"))).variants).toBeNull();
  expect((await openOrder('none@example.com', { 'x-client-address': '198.18.9.1' })).variants).toBeNull();
});

it('counts once it is paid', async () => {
  const headers = { 'x-variants': 'pricing=longest', 'x-client-address': '198.18.9.2' };
  const { location } = await openOrder('paid@example.com', headers);
  const count = () =>
    countRefunds(test.gateway.services.db, {
      experiment: 'pricing',
      brands: ['vixen'],
      from: new Date(test.clock.now().getTime() - 3_600_000),
      until: new Date(test.clock.now().getTime() + 3_600_000),
    });
  expect(await count()).toEqual([]);
  await test.pay(location);
  await test.deliver();
  expect(await count()).toEqual([{ variant: 'longest', purchases: 1, refunds: 0 }]);
});
