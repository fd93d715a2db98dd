import { afterEach, describe, expect, it, vi } from 'vitest';
import { MOST_OPEN_ORDERS } from '@network/tenant/constants.ts';
import { rounds } from '@network/testing/effort.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { takeBack } from '../testing/actions.ts';
import { join, type Joined } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { callAs } from '../testing/scene.ts';

const database = databaseForTests();
const test = billerForTests(() => ({ tenants: [vixen], config: { database: { url: database.url } } }));
afterEach(async () => {
  vi.restoreAllMocks();
  await checkBooks(test.gateway.services.db);
});

const START = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location messageKey } }';

async function openPage(who: Joined): Promise<string> {
  const input = { optionId: 3045, biller: 'vendo' };
  const { startPurchase } = await callAs<{ startPurchase: { location: string | null } }>(test, who, START, { input });
  return startPurchase.location ?? '';
}

const activeOf = async (who: Joined): Promise<readonly string[]> =>
  (await who.membership()).subscriptions
    .filter(({ entitlement }) => entitlement.isActive)
    .map(({ product }) => product);

/** Credits of a person's charges that are spent, by order. */
const spentBy = ({ userId }: Joined) =>
  test.gateway.services.db
    .selectFrom('billing_order_credits as credit')
    .innerJoin('billing_transactions as charge', 'charge.id', 'credit.charge_id')
    .select(['credit.order_id', 'credit.charge_id'])
    .where('charge.user_id', '=', userId)
    .where('credit.applied_at', 'is not', null)
    .where('credit.returned_at', 'is', null)
    .execute();

describe('D42 credits on PostgreSQL', () => {
  it('of three pages paid at once one spends the days', async () => {
    pagesStayOpen();
    for (let round = 0; round < rounds(20); round += 1) {
      await clearLimits(test.gateway.services.db);
      const who = await join(test, `three-${round}@example.com`, { optionId: 305 });
      const pages = [await openPage(who), await openPage(who), await openPage(who)];
      for (const page of pages) await test.pay(page);
      await test.collect();
      const postbacks = test.sent.splice(0);
      expect(postbacks).toHaveLength(pages.length);
      const statuses = await Promise.all(postbacks.map(test.hand));
      expect(statuses).toEqual([200, 200, 200]);
      expect(await spentBy(who)).toHaveLength(1);
      expect((await who.membership()).subscriptions).toHaveLength(2);
      expect(await activeOf(who)).toEqual(['multisite2025']);
    }
  });

  it('a chargeback and the page that its days would pay for, known at once, agree with the biller', async () => {
    pagesStayOpen();
    for (let round = 0; round < rounds(20); round += 1) {
      await clearLimits(test.gateway.services.db);
      const who = await join(test, `chargeback-${round}@example.com`, { optionId: 305 });
      const page = await openPage(who);
      test.clock.set(new Date(test.clock.now().getTime() + 60_000));
      await test.pay(page);
      await takeBack(test, who.orderId, 'chargeback');
      await test.collect();
      const postbacks = test.sent.splice(0);
      await Promise.all(postbacks.map(test.hand));
      // It was paid no later than the days were taken back.
      expect((await spentBy(who)).length).toBe((await activeOf(who)).length);
    }
  });

  it('however many pages are opened at once, few stay open', async () => {
    for (let round = 0; round < rounds(10); round += 1) {
      await clearLimits(test.gateway.services.db);
      pagesStayOpen();
      const who = await join(test, `opens-${round}@example.com`, { optionId: 305 });
      await Promise.all(Array.from({ length: 14 }, () => openPage(who)));
      const open = await test.gateway.services.db
        .selectFrom('billing_orders')
        .select('id')
        .where('user_id', '=', who.userId)
        .where('status', '=', 'pending')
        .execute();
      expect(open.length).toBeLessThanOrEqual(MOST_OPEN_ORDERS);
      expect(open.length).toBeGreaterThan(0);
      await test.deliver();
    }
  });
});
