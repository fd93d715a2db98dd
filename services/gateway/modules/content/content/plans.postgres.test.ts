import { beforeAll, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { join, type Joined } from '../../money/billing/testing/public.ts';
import { lockAccount } from '../../people/identity/public.ts';
import { untilWaiting } from '../../people/identity/testing/public.ts';
import { openDesk } from '../../staff/staff/testing/public.ts';
import { openPlanDesk, pricesShown } from './testing/plan-desk.ts';
import { decideAbout, requestApproval } from './testing/second-person.ts';

let desk: Awaited<ReturnType<typeof openPlanDesk>>;
const database = databaseForTests();
const test = billerForTests(() => ({ tenants: [vixen], config: { database: { url: database.url } } }));
beforeAll(async () => {
  desk = await openPlanDesk(test.gateway);
}, 120_000);

const db = () => test.gateway.services.db;
/** The version of the month of vixen that was written last. */
let version = 0;
async function write(price: number): Promise<number> {
  const { item } = await desk.write(version, { firstPrice: price, renewalPrice: price });
  version = item?.version ?? version;
  return version;
}
const monthNow = async () => (await pricesShown(test.gateway))[303];

describe('approvals at the same moment', () => {
  it('of one request by two people carry it out once', async () => {
    const people = [await openDesk(test.gateway, 'finance', 'one'), await openDesk(test.gateway, 'finance', 'two')];
    for (let round = 0; round < 5; round += 1) {
      const price = 3_000 + round;
      const waiting = await desk.ask('vixen-month', await write(price));
      const answers = await Promise.all(people.map((person) => decideAbout(person, waiting)));
      const carriedOut = answers.filter(({ data }) => data.it.change !== undefined);
      expect(carriedOut.map(({ data }) => data.it.change?.results[0]?.outcome)).toEqual(['done']);
      version += 1;
      expect(await monthNow()).toEqual([price, price, 'USD']);
    }
    const shows = await db()
      .selectFrom('content_versions')
      .select('version')
      .where('kind', '=', 'plan')
      .where('action', '=', 'publish')
      .execute();
    expect(shows).toHaveLength(5);
  });

  it('two requests of two people for the same leave one that waits', async () => {
    const people = await Promise.all(
      ['request-one', 'request-two'].map((name) => openDesk(test.gateway, 'admin', name)),
    );
    const written = await write(6_000);
    for (let round = 0; round < 5; round += 1) {
      const asked = await Promise.all(
        people.map((person) => requestApproval(person, { kind: 'plan', id: 'vixen-month', version: written })),
      );
      const [waiting, ...others] = asked.flatMap(({ change }) => change ?? []);
      expect(others).toEqual([]);
      expect(asked.flatMap(({ message }) => message ?? [])).toEqual([expect.stringContaining('already waiting')]);
      await desk.decide(
        people.find((_, index) => asked[index]?.change === undefined) ?? desk.editor,
        waiting?.id ?? '',
        false,
      );
    }
  });

  it('of two prices show the one that was written last, however they are decided', async () => {
    // Each has one job at a time.
    const people = [await openDesk(test.gateway, 'finance', 'three'), await openDesk(test.gateway, 'finance', 'four')];
    for (let round = 0; round < 5; round += 1) {
      const [first, last] = [4_000 + round, 5_000 + round];
      const outdated = await desk.ask('vixen-month', await write(first));
      const latest = await desk.ask('vixen-month', await write(last));
      const waiting = [outdated, latest];
      const answers = await Promise.all(people.map((person, index) => decideAbout(person, waiting[index] ?? '')));
      expect(answers.map(({ data }) => data.it.change?.results[0]?.outcome)).toEqual(['refused', 'done']);
      version += 1;
      expect(await monthNow()).toEqual([last, last, 'USD']);
    }
  });
});

describe('a plan that changes while somebody buys it', () => {
  const SEVERAL = { slug: '3045', group: 'multisite2025', period: 'month' };
  let several = 0;
  interface Page {
    readonly it: { readonly success: boolean; readonly field: string | null; readonly changedPrice: object | null };
  }

  /** Asks for the page of all sites at a price that was read, and has something happen while that call waits for its person. */
  async function buyMeanwhile({ userId, caller }: Joined, now: number, meanwhile: () => Promise<unknown>) {
    const query = `mutation ($input: StartPurchaseInput!) { it: startPurchase(input: $input) {
      success field changedPrice { now { amount } later { amount } } } }`;
    const input = { optionId: 3_045, biller: 'vendo', shown: { now, later: 4_999, currency: 'USD' } };
    const buying = await db()
      .transaction()
      .execute(async (trx) => {
        await lockAccount(trx, userId, 'update');
        const page = test.gateway.graphql<Page>(query, { input }, caller);
        await untilWaiting(db(), 1);
        await meanwhile();
        return [page] as const;
      });
    return (await buying[0]).data.it;
  }
  const ordersOf = (userId: string) =>
    db()
      .selectFrom('billing_orders')
      .select('rebill_amount')
      .where('user_id', '=', userId)
      .where('plan_id', '=', '3045')
      .execute();
  /** A trial's dollar is worth nothing here: what is charged now is the plan's own price. */
  const buyer = (email: string) => join(test, email, { optionId: 302 });

  it('is bought at the price that was read, or not at all', async () => {
    const who = await buyer('price-changes@example.com');
    const page = await buyMeanwhile(who, 4_999, async () => {
      const input = { ...SEVERAL, firstPrice: 5_999, renewalPrice: 5_999 };
      const written = await desk.editor.save('plan', input, { id: '3045', version: several });
      expect(await desk.approve('3045', written.item?.version ?? -1)).toBe('done');
      several = (written.item?.version ?? 0) + 1;
    });
    expect(page).toEqual({
      success: false,
      field: 'price',
      changedPrice: { now: { amount: 5_999 }, later: { amount: 5_999 } },
    });
    expect(await ordersOf(who.userId)).toEqual([]);
  });

  it('is not bought once it was taken back', async () => {
    const who = await buyer('taken-back@example.com');
    const page = await buyMeanwhile(who, 5_999, async () => {
      const taken = await desk.change('unpublishContent', '3045', several);
      expect(taken).toMatchObject({ item: { state: 'unpublished' } });
    });
    expect(page).toEqual({ success: false, field: 'optionId', changedPrice: null });
    expect(await ordersOf(who.userId)).toEqual([]);
  });
});
