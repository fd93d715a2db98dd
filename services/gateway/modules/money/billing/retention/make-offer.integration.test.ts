import { beforeEach, expect, it } from 'vitest';
import { addMonths } from '@network/lifecycle/calendar/utc-dates.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { startTestGateway } from '@network/testing/gateway.ts';
import { OFFER_TENURE_MONTHS, OFFERS_APART_MONTHS } from '@network/tenant/constants.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { join, type Joined } from '../testing/join.ts';
import { callAs, jobsAt } from '../testing/scene.ts';
import { offerKind } from './offer-kind.ts';

const NOW = new Date('2026-09-02T12:00:00Z');

const test = billerForTests({ tenants: [vixen] });
beforeEach(() => test.clock.set(NOW));

interface Step {
  readonly offer: { readonly deal: { readonly newPrice: number } } | null;
}
const START = 'mutation { startCancellation { offer { deal { newPrice } } } }';
const offerTo = async (who: Joined) =>
  (await callAs<{ startCancellation: Step }>(test, who, START)).startCancellation.offer;

/** An offer that a person was made for a membership that they had before. */
async function offeredBefore(who: Joined, at: Date): Promise<void> {
  const { db } = test.gateway.services;
  const earlier = crypto.randomUUID();
  const [current] = await db.selectFrom('subscriptions').selectAll().where('user_id', '=', who.userId).execute();
  if (!current) throw new Error('They have no membership.');
  await db
    .insertInto('subscriptions')
    .values({ ...current, id: earlier, product: 'tushy' })
    .execute();
  await db
    .insertInto('retention_offers')
    .values({
      id: crypto.randomUUID(),
      subscription_id: earlier,
      name: 'stay-a-while',
      new_price: 2_009,
      currency: 'USD',
      offered_gems: 0,
      display_rules: '{}',
      created_at: at,
      taken_at: null,
    })
    .execute();
}

it.each([
  ['not in the six months after another offer to the same person', 1, null],
  ['again when they are over', 0, { deal: { newPrice: 2_009 } }],
] as const)('an offer is made %s', async (_when, later, offered) => {
  const who = await join(test, `offered-${later}@example.com`);
  await offeredBefore(who, new Date(addMonths(NOW, -OFFERS_APART_MONTHS).getTime() + later));
  expect(await offerTo(who)).toEqual(offered);
});

it.each([
  ['a day too early', '2026-12-01T12:00:00Z', null],
  ['after three months, to the day', '2026-12-02T12:00:00Z', { deal: { newPrice: 2_009 } }],
] as const)('nobody who has just joined is offered to stay for less: %s', async (name, at, offered) => {
  const terms = test.gateway.services.db.updateTable('retention_terms');
  await terms.set({ least_months: OFFER_TENURE_MONTHS }).execute();
  const who = await join(test, `${name.replaceAll(/\W/g, '-')}@example.com`);
  expect(await offerTo(who)).toBeNull();
  for (const day of ['2026-10-02', '2026-11-02', '2026-12-02']) {
    if (`${day}T11:30` > at) continue;
    await jobsAt(test, `${day}T11:30:00Z`);
    await test.deliver();
  }
  test.clock.set(at);
  expect(await offerTo(who)).toEqual(offered);
  await terms.set({ least_months: 0 }).execute();
});

it.each([
  [1_000, { deal: { newPrice: 100 } }],
  [990, null],
] as const)(
  'a renewal of %i cents is offered for a tenth of it, unless no biller charges so little',
  async (amount, offered) => {
    const { db } = test.gateway.services;
    const discounted = (percent: number) =>
      db.updateTable('retention_terms').set({ discount_percent: percent }).execute();
    const before = await db.selectFrom('retention_terms').select('discount_percent').executeTakeFirstOrThrow();
    const who = await join(test, `a-tenth-of-${amount}@example.com`);
    await db.updateTable('billing_agreements').set({ amount }).where('id', '=', who.orderId).execute();
    await discounted(90);
    expect(await offerTo(who)).toEqual(offered);
    await discounted(before.discount_percent);
  },
);

it('an installation begins with that rule, and so does an offer that says no other', async () => {
  const fresh = await startTestGateway();
  const { least_months: months } = await fresh.services.db
    .selectFrom('retention_terms')
    .select('least_months')
    .executeTakeFirstOrThrow();
  await fresh.close();
  expect(months).toBe(OFFER_TENURE_MONTHS);
  expect(offerKind.schema.parse({ slug: 'spring', discountPercent: 10, position: 1 })).toMatchObject({
    leastMonths: OFFER_TENURE_MONTHS,
  });
});

it('an offer that was made is shown again while it waits, and not when it would raise the price', async () => {
  const who = await join(test, 'again@example.com');
  const first = await offerTo(who);
  expect(first).not.toBeNull();
  expect(await offerTo(who)).toEqual(first);
  await test.gateway.services.db
    .updateTable('billing_agreements')
    .set({ amount: 1_500 })
    .where('user_id', '=', who.userId)
    .execute();
  expect(await offerTo(who)).toBeNull();
});
