import { afterEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import type { Database } from '../../../db/database.ts';
import { erasePerson } from '../../../personal-data/erase-person.ts';
import {
  addPerson,
  inOrder,
  inOrderBehind,
  untilDoneOrWaiting,
  untilWaiting,
} from '../../people/identity/testing/public.ts';
import { grantGems } from '../membership/testing/public.ts';
import { modules } from '../../registry.ts';
import { post } from '../wallet/public.ts';
import { unlockPack } from '../wallet/testing/public.ts';
import { loadPlan, pricedIn } from './options/priced-plan.ts';
import { createOrder } from './orders/create-order.ts';
import type { Order } from './orders/order-repository.ts';
import { applyEvent } from './postbacks/apply-event.ts';
import { join } from './testing/join.ts';
import { checkBooks } from './testing/money.ts';

const database = databaseForTests();
const test = billerForTests(() => ({ tenants: [vixen], config: { database: { url: database.url } } }));
afterEach(() => checkBooks(test.gateway.services.db));

const db = () => test.gateway.services.db;
const held = () => ({ db: db(), watching: db() });

/** Somebody without a membership, with gems for a pack. */
async function personWithGems(email: string): Promise<string> {
  const userId = await addPerson(db(), email, 'Right1password');
  await post(db(), {
    userId,
    unit: 'gems',
    amount: 50,
    counterpart: 'issued',
    type: 'grant',
    reason: 'test',
    idempotencyKey: `gems:${userId}`,
    at: test.clock.now(),
  });
  return userId;
}

/** An order of a person, as a press makes it. */
async function orderOf(userId: string, planId: string, cascadeOf?: string): Promise<Order> {
  const plan = pricedIn(await loadPlan(db(), planId), 'USD');
  if (plan === null) throw new Error(`${planId} has no price.`);
  const about = { kind: 'purchase', channel: 'hosted', tenant: vixen, plan, biller: 'vendo', userId } as const;
  const placed = await createOrder(db(), { ...about, origin: {}, ...(cascadeOf && { cascadeOf }) }, test.clock.now());
  if ('refused' in placed) throw new Error(`Refused: ${placed.refused}`);
  return placed.order;
}

/** Carries out that an order was paid, as its postback does. */
function pay({ id: orderId, amount, currency }: Order) {
  const nothing = { reversedTransactionId: null, reference: null };
  const event = {
    id: `evt-${orderId}`,
    kind: 'charged',
    orderId,
    period: 0,
    price: { amount, currency },
    transactionId: `txn-${orderId}`,
    occurredAt: test.clock.now(),
    ...nothing,
  } as const;
  return db()
    .transaction()
    .execute((trx) => applyEvent(trx, 'vendo', event, test.clock.now()));
}

const buyPack = (userId: string) =>
  unlockPack(db(), { userId, packId: 'a-pack', idempotencyKey: 'once', at: test.clock.now() });

/** Holds a wallet, and nothing that its row refers to. */
const holdWallet = (userId: string) => (trx: Database) =>
  trx.selectFrom('ledger_accounts').select('id').where('user_id', '=', userId).forNoKeyUpdate().execute();

describe('what refers to a row waits for nobody who waits for the other one', () => {
  it('a pack that is bought while a payment of the same person is carried out', async () => {
    const userId = await personWithGems('pack-and-payment@example.com');
    const order = await orderOf(userId, 'vixen-month');
    const both = await inOrderBehind(
      { ...held(), hold: holdWallet(userId) },
      () => buyPack(userId),
      () => pay(order),
    );
    expect(both).toMatchObject([{ outcome: 'unlocked' }, { status: 'processed' }]);
  });

  it('a pack that is bought while its person is deleted', async () => {
    const email = 'pack-and-deletion@example.com';
    const userId = await personWithGems(email);
    const both = await inOrderBehind(
      { ...held(), hold: holdWallet(userId) },
      () => buyPack(userId),
      () => erasePerson(modules, test.gateway.services, { id: userId, email }, 'vixen'),
    );
    expect(both).toMatchObject([{ outcome: 'unlocked' }, 'erased']);
  });

  it('a declined order that is taken to another biller while a late payment of it is carried out', async () => {
    const userId = await addPerson(db(), 'cascade-and-payment@example.com', 'Right1password');
    const declined = await orderOf(userId, 'vixen-month');
    const both = await inOrder(
      { ...held(), userId },
      () => orderOf(userId, 'vixen-month', declined.id),
      () => pay(declined),
    );
    expect(both).toMatchObject([{ status: 'pending', cascade_of: declined.id }, { status: 'processed' }]);
  });

  it('the gems of a Friday for somebody without a wallet while a payment of theirs is carried out', async () => {
    const { userId, orderId } = await join(test, 'grant-and-payment@example.com');
    await db().deleteFrom('ledger_accounts').where('user_id', '=', userId).execute();
    const order = await orderOf(userId, '3045');
    const friday = new Date(test.clock.now().getTime() + 7 * 86_400_000);
    const [granted, paid] = await db()
      .transaction()
      .execute(async (trx) => {
        // Its renewals end by the payment, after the payment has the account and before it has the wallet.
        await trx.selectFrom('billing_agreements').select('id').where('id', '=', orderId).forNoKeyUpdate().execute();
        const payment = pay(order);
        await untilWaiting(db(), 1);
        const grant = grantGems(db(), friday);
        await untilDoneOrWaiting(db(), grant, 2);
        return [grant, payment] as const;
      })
      .then((calls) => Promise.all(calls));
    expect(granted.gems).toBeGreaterThan(0);
    expect(paid).toEqual({ status: 'processed' });
  });
});
