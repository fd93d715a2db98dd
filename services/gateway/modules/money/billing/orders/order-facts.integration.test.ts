import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { loadPlan, pricedIn } from '../options/priced-plan.ts';
import { buySeveral } from '../testing/actions.ts';
import { join } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { callAs } from '../testing/scene.ts';
import { createOrder, type NewOrder } from './create-order.ts';

let test: BillerTest;
beforeAll(async () => {
  test = await startBillerTest({ tenants: [vixen] });
});
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));
afterEach(() => checkBooks(test.gateway.services.db));
afterAll(() => test.close());

const db = () => test.gateway.services.db;

const orderOf = (id: string) =>
  db().selectFrom('billing_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** An order of a month without sign-in, with what matters to a test. */
async function signup(email: string, more: Partial<NewOrder> = {}) {
  const plan = pricedIn(await loadPlan(db(), 'vixen-month'), 'USD');
  if (plan === null) throw new Error('Every plan has a price in dollars.');
  const account = { email, passwordHash: 'hash', browserHash: null };
  const aSignup = { kind: 'signup', channel: 'hosted', tenant: vixen, plan, biller: 'vendo', userId: null } as const;
  return createOrder(db(), { ...aSignup, origin: {}, signup: account, ...more }, test.clock.now());
}

describe('the place of an order by which it is taxed', () => {
  it('is where its buyer ordered last, for a purchase by one press', async () => {
    const who = await join(test, 'texas@example.com', { country: 'US', region: 'US-TX' });
    test.clock.set('2026-03-03T12:00:00Z');
    expect(await orderOf(await buySeveral(test, who))).toMatchObject({ country: 'US', region: 'US-TX' });
  });

  it('is the last one that is known, and of this buyer alone', async () => {
    const who = await join(test, 'berlin@example.com', { country: 'DE' });
    await join(test, 'madrid@example.com', { country: 'ES' });
    test.clock.set('2026-03-03T12:00:00Z');
    const unknown = await signup('berlin@example.com', {
      userId: who.userId,
      kind: 'purchase',
      place: { country: null, region: null },
    });
    expect('order' in unknown && unknown.order.country).toBeNull();
    test.clock.set('2026-03-04T12:00:00Z');
    expect(await orderOf(await buySeveral(test, who))).toMatchObject({ country: 'DE', region: null });
  });

  it('is unknown for somebody who never ordered', async () => {
    const placed = await signup('nowhere@example.com');
    expect('order' in placed && placed.order).toMatchObject({ country: null, region: null });
  });
});

describe('an order', () => {
  it('without a password is refused where it costs something', async () => {
    const account = { email: 'nameless@example.com', passwordHash: null, browserHash: null };
    expect(await signup('nameless@example.com', { signup: account })).toEqual({ refused: 'no-password' });
  });

  it('keeps 200 letters of where it came from, and nothing that says nothing', async () => {
    const long = 'r'.repeat(201);
    const origin = { ref: long, elm: 'button', nats: null, tracking: { ujc: long, source: '' } };
    const placed = await signup('from-afar@example.com', { origin });
    if (!('order' in placed)) throw new Error(`Refused: ${placed.refused}`);
    const short = 'r'.repeat(200);
    expect(placed.order).toMatchObject({ ref: short, elm: 'button', nats: null, tracking: { ujc: short } });
    expect(Object.keys(placed.order.tracking)).toEqual(['ujc']);
  });

  it('is refused as gone where its plan was taken back while it was written', async () => {
    const plans = db().updateTable('plans').where('id', '=', 'vixen-month');
    await plans.set({ is_published: false }).execute();
    expect(await signup('too-late@example.com')).toEqual({ refused: 'not-on-sale' });
    await plans.set({ is_published: true }).execute();
  });
});

it('nobody joins who is signed in', async () => {
  const who = await join(test, 'is-in@example.com');
  const start = 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { success location messageKey } }';
  const input = { optionId: 3045, biller: 'vendo', email: 'other@example.com', password: 'Heron742x' };
  expect(await callAs(test, who, start, { input })).toEqual({
    startSignup: { success: false, location: null, messageKey: BILLING_MESSAGES.activeAccount },
  });
});
