import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_OPEN_ORDERS } from '@network/tenant/constants.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { GIFT_MESSAGES } from '../gifts/gift-messages.ts';
import { startGift } from '../gifts/start-gift.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { loadPlan } from '../options/priced-plan.ts';
import { declineSignup, pressAgain, pressElsewhere } from '../testing/declined-signup.ts';
import { GIFT } from '../testing/give.ts';
import { join } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { buyByOneClick } from './one-click.ts';
import { createOrder } from './create-order.ts';
import { startHosted } from './start-hosted.ts';
import { buyMultisite } from './upgrade-membership.ts';

const db = () => test.gateway.services.db;
const test = billerForTests({ tenants: [vixen] });
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));
afterEach(async () => {
  vi.restoreAllMocks();
  await db().updateTable('plans').set({ is_published: true }).where('id', 'in', ['vixen-month', '3045']).execute();
  const price = { first_price: 2_999, rebill_price: 2_999 };
  await db().updateTable('plans').set(price).where('id', '=', 'vixen-month').execute();
  await checkBooks(db());
});

const set = (id: string, values: { is_published?: boolean; first_price?: number; rebill_price?: number }) =>
  db().updateTable('plans').set(values).where('id', '=', id).execute();
const priced = async (id: string) => ({ ...(await loadPlan(db(), id)), currency: 'USD' });
const ordersBy = (column: 'email' | 'user_id', value: string) =>
  db()
    .selectFrom('billing_orders')
    .select(['status', 'cascaded_at', 'password_hash'])
    .where(column, '=', value)
    .where('status', '<>', 'paid')
    .execute();

describe('a declined order whose plan was changed since', () => {
  it.each([
    ['was taken back', { is_published: false }],
    ['costs something else', { first_price: 3_999 }],
    ['renews at something else', { rebill_price: 3_999 }],
  ])('keeps its page, its password and its offers where the plan %s', async (what, values) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    const declined = await declineSignup(test, email);
    await set('vixen-month', values);
    const gone = { location: null, messageKey: BILLING_MESSAGES.joinOptionGone };
    expect(await pressElsewhere(test, declined)).toEqual(gone);
    expect(await pressAgain(test, declined)).toEqual(gone);
    const kept: unknown = expect.any(String);
    expect(await ordersBy('email', email)).toEqual([{ status: 'declined', cascaded_at: null, password_hash: kept }]);
    await set('vixen-month', { is_published: true, first_price: 2_999, rebill_price: 2_999 });
    expect((await pressElsewhere(test, declined)).location).not.toBeNull();
  });
});

describe('a plan that is taken back while somebody buys it', () => {
  it('by one press is said to be gone, and nothing is charged', async () => {
    const who = await join(test, 'one-press@example.com');
    const buyer = { tenant: vixen, userId: who.userId, country: null };
    const before = test.charges().length;
    const answer = await buyMultisite(test.gateway.services, buyer, 3045, {
      stillAllowed: async (trx) => {
        await trx.updateTable('plans').set({ is_published: false }).where('id', '=', '3045').execute();
      },
    });
    expect(answer).toMatchObject({ success: false, messageKey: BILLING_MESSAGES.joinOptionGone });
    expect(test.charges()).toHaveLength(before);
  });

  it('gives up none of the pages that are open', async () => {
    const who = await join(test, 'has-pages@example.com');
    const plan = await priced('3045');
    const about = { kind: 'purchase', channel: 'hosted', tenant: vixen, plan, biller: 'vendo', origin: {} } as const;
    const create = () => createOrder(db(), { ...about, userId: who.userId }, test.clock.now());
    for (let time = 0; time < MOST_OPEN_ORDERS; time += 1) await create();
    await set('3045', { is_published: false });
    expect(await create()).toEqual({ refused: 'not-on-sale' });
    const statuses = (await ordersBy('user_id', who.userId)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: MOST_OPEN_ORDERS }, () => 'pending'));
  });
});

describe('a plan that was changed since it was read', () => {
  /** Lists the requests to a biller. */
  const asked = (calls: readonly (readonly unknown[])[]) =>
    calls.map(([, init]) => JSON.stringify((init as RequestInit | undefined)?.body ?? '')).join('\n');

  it('is asked for at the biller as its order read it', async () => {
    const { services } = test.gateway;
    const who = await join(test, 'reads-again@example.com');
    const plan = { ...(await priced('3045')), kind: 'year' } as const;
    const about = { kind: 'purchase', plan, userId: who.userId, origin: {} } as const;
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(await startHosted(services, vixen, { ...about, biller: 'vendo' })).toMatchObject({ success: true });
    expect(asked(fetched.mock.calls)).toContain('All sites, monthly membership');
    fetched.mockClear();
    expect(await buyByOneClick(services, vixen, about)).toMatchObject({ outcome: 'approved' });
    expect(asked(fetched.mock.calls)).toContain('All sites, monthly membership');
    expect(asked(fetched.mock.calls)).not.toContain('yearly');
  });
});

describe('a gift whose plan is changed while it is bought', () => {
  /** Opens the page of a gift whose plan is changed between the look at what is on offer and its order. */
  async function giveWhile(values: Parameters<typeof set>[1], buyerEmail: string) {
    const { services } = test.gateway;
    const real = services.db.transaction();
    vi.spyOn(services.db, 'transaction').mockReturnValueOnce({
      execute: async (run: Parameters<typeof real.execute>[0]) => {
        await set('vixen-month', values);
        return real.execute(run);
      },
    } as typeof real);
    const shown = { now: 2_999, later: null, currency: 'USD' };
    return startGift(services, vixen, null, { ...GIFT, buyerEmail, shown }, { country: null, region: null });
  }
  const sold = () => db().selectFrom('billing_orders').select('id').where('kind', '=', 'gift').execute();

  it('is refused where it was taken back, and where it costs something else, and leaves no order', async () => {
    expect(await giveWhile({ is_published: false }, 'gone@example.com')).toMatchObject({
      success: false,
      messageKey: GIFT_MESSAGES.optionGone,
      field: 'optionId',
    });
    await set('vixen-month', { is_published: true });
    expect(await giveWhile({ rebill_price: 3_999 }, 'dearer@example.com')).toMatchObject({
      success: false,
      messageKey: GIFT_MESSAGES.priceChanged,
      changedPrice: { now: { amount: 3_999, currency: 'USD' }, later: null },
    });
    expect(await sold()).toEqual([]);
  });
});
