import { afterEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { erasePerson } from '../../../personal-data/erase-person.ts';
import { lockAccount } from '../../people/identity/public.ts';
import { addPerson, inOrder } from '../../people/identity/testing/public.ts';
import { modules } from '../../registry.ts';
import { loadPlan, pricedIn } from './options/priced-plan.ts';
import { answerPayment } from './orders/confirmation/answer-payment.ts';
import { createOrder } from './orders/create-order.ts';
import { prepareRefund } from './refunds/prepare-refund.ts';
import { give } from './testing/give.ts';
import { browserSecret, join, type Signup, startToJoin } from './testing/join.ts';
import { makeVoucher } from './testing/make-voucher.ts';
import { checkBooks } from './testing/money.ts';
import { callByWelcome, welcomeOf } from './testing/welcome-address.ts';

const database = databaseForTests();
const test = billerForTests(() => ({ tenants: [vixen, tushy], config: { database: { url: database.url } } }));
afterEach(() => checkBooks(test.gateway.services.db));

const db = () => test.gateway.services.db;

/** Has two calls wait for a person or for each other, the first one before the second, and then go on. */
const both = <One, Two>(userId: string, first: () => Promise<One>, second: () => Promise<Two>) =>
  inOrder({ db: db(), watching: db(), userId }, first, second);

/** Somebody with an account and no membership, and a payment that waits for them. */
async function awaiting(email: string, more: Signup = {}) {
  const userId = await addPerson(db(), email, 'Right1password');
  const { location } = await startToJoin(test, email, more);
  await test.pay(location ?? '');
  await test.deliver();
  const { id: orderId } = await db()
    .selectFrom('billing_orders')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'awaiting-confirmation')
    .executeTakeFirstOrThrow();
  const answer = { orderId, userId, answer: 'confirm' } as const;
  return {
    userId,
    confirm: () =>
      db()
        .transaction()
        .execute((trx) => answerPayment(trx, answer, test.clock.now())),
    erase: () => erasePerson(modules, test.gateway.services, { id: userId, email }, 'vixen'),
  };
}

describe('a deletion waits for no order of its person, who may wait for it', () => {
  it('and is put off where a payment is confirmed before', async () => {
    const { userId, confirm, erase } = await awaiting('confirms-first@example.com');
    expect(await both(userId, confirm, erase)).toEqual([true, 'not-settled']);
  });

  it('and is put off where a payment is confirmed a moment later, and opens what it bought', async () => {
    const { userId, confirm, erase } = await awaiting('erased-first@example.com');
    expect(await both(userId, erase, confirm)).toEqual(['not-settled', true]);
  });

  it('and returns a payment that nobody answers at that moment', async () => {
    const { userId, confirm, erase } = await awaiting('answers-late@example.com');
    expect(await erase()).toBe('erased');
    expect(await confirm()).toBe(false);
    expect(await db().selectFrom('users').select('id').where('id', '=', userId).execute()).toEqual([]);
  });

  it.each([
    ['the deletion', true],
    ['the page', false],
  ] as const)(
    'and is put off where the page after a payment signs somebody in: %s comes first',
    async (_which, isErasedFirst) => {
      const email = `welcome-${isErasedFirst}@example.com`;
      const page = await startToJoin(test, email, { optionId: 301, browser: 'a' });
      const { location } = await test.pay(page.location ?? '');
      await test.deliver();
      const input = welcomeOf(location);
      const { memberId: userId } = input;
      // Nothing is left that a biller would charge.
      await db().updateTable('billing_agreements').set({ status: 'ended' }).where('user_id', '=', userId).execute();
      const caller = { tenant: 'vixen', area: 'members', browser: browserSecret('a') } as const;
      const signIn = () => callByWelcome(test, input, caller).autologin();
      const erase = () => erasePerson(modules, test.gateway.services, { id: userId, email }, 'vixen');
      const answers = isErasedFirst ? await both(userId, erase, signIn) : await both(userId, signIn, erase);
      const signedIn: unknown = expect.stringMatching(/^[\w-]{43}$/);
      // Once the page has its answer nobody has the order.
      expect(answers).toEqual(isErasedFirst ? ['not-settled', signedIn] : [signedIn, 'erased']);
    },
  );
});

it('a purchase by one press waits for a payment of its person with the same code, without holding the code', async () => {
  await makeVoucher(test, 'ONELOCK', { usesPerPerson: 2 });
  const { userId, confirm } = await awaiting('one-press@example.com', {
    optionId: 203,
    tenant: 'tushy',
    voucher: 'ONELOCK',
  });
  const plan = pricedIn(await loadPlan(db(), 'vixen-month'), 'USD');
  if (plan === null) throw new Error('The month has no price.');
  const press = () =>
    createOrder(
      db(),
      {
        kind: 'purchase',
        channel: 'one-click',
        tenant: vixen,
        plan,
        biller: 'vendo',
        userId,
        origin: {},
        voucher: { code: 'ONELOCK', browserHash: null, leastCharge: 0 },
      },
      test.clock.now(),
    );
  expect(await both(userId, confirm, press)).toMatchObject([
    true,
    { order: { status: 'pending', channel: 'one-click' } },
  ]);
});

it('a refund of a gift does not wait for its order, whose event may wait for its buyer', async () => {
  const buyer = await join(test, 'gives@example.com');
  const orderId = await give(test, { recipientEmail: 'is-given@example.com' }, buyer.caller);
  const { id: chargeId } = await db()
    .selectFrom('billing_transactions')
    .select('id')
    .where('agreement_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const prepare = () =>
    db()
      .transaction()
      .execute(async (trx) => {
        await lockAccount(trx, buyer.userId, 'no key update');
        return prepareRefund(trx, test.gateway.services, { userId: buyer.userId, chargeId, wanted: null });
      });
  const meanwhile = await db()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('billing_orders').select('id').where('id', '=', orderId).forNoKeyUpdate().execute();
      return prepare();
    });
  expect(meanwhile).toBe('being-changed');
  expect(await prepare()).toMatchObject({ isWhole: true, charge: { isGift: true } });
});
