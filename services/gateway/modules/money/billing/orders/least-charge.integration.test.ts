import { expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { buySeveral } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { callAs } from '../testing/scene.ts';

const test = balancedBiller({ tenants: [vixen], config: { billers: ['rocketgate'] } });

/** A member of a site by the year, so many days before it ends. */
async function beforeTheEnd(email: string, days: number): Promise<Joined> {
  const who = await join(test, email, { optionId: 305, biller: 'rocketgate' });
  test.clock.set(new Date(Date.parse('2027-03-02T12:00:00Z') - days * 86_400_000));
  return who;
}

const sitesOf = async (who: Joined): Promise<readonly string[]> =>
  (await who.membership()).subscriptions.filter(({ entitlement }) => entitlement.isActive).map((each) => each.product);

async function priceOfAllSites(who: Joined) {
  const query = '{ joinOptions { options { optionId chargedNow { amount } firstDays } } }';
  const { joinOptions } = await callAs<{ joinOptions: { options: readonly { readonly optionId: number }[] } }>(
    test,
    who,
    query,
  );
  return joinOptions.options.find(({ optionId }) => optionId === 3045);
}

it.each([
  [149, 105],
  [150, 0],
  [151, 0],
  [152, 0],
])(
  'D42 a year with %i days left makes all sites cost %i cents, as less than a dollar is not charged',
  async (days, charged) => {
    const who = await beforeTheEnd(`${days}-days-left@example.com`, days);
    expect(await priceOfAllSites(who)).toMatchObject({ chargedNow: { amount: charged }, firstDays: null });
    const orderId = await buySeveral(test, who);
    expect(test.charges().find((charge) => charge.orderId === orderId)?.amount).toBe(charged);
    expect(await sitesOf(who)).toEqual(['multisite2025']);
  },
);

it('D42 a payment page is opened for what is not charged', async () => {
  const who = await beforeTheEnd('page-for-nothing@example.com', 151);
  const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location } }';
  const input = { optionId: 3045, biller: 'rocketgate' };
  const { startPurchase } = await callAs<{ startPurchase: { location: string } }>(test, who, start, { input });
  await test.pay(startPurchase.location);
  await test.deliver();
  expect(test.charges().at(-1)?.amount).toBe(0);
  expect(await sitesOf(who)).toEqual(['multisite2025']);
});
