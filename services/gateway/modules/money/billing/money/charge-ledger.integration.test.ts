import { expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { moneyOf } from '../testing/money.ts';
import { bookCharge, bookReversal } from './charge-ledger.ts';

const AT = new Date('2026-03-02T12:00:00Z');

const gateway = gatewayForTests();

const money = () => moneyOf(gateway.services.db);
const charge = (transactionId: string, amount: number, biller: 'rocketgate' | 'vendo' = 'rocketgate') =>
  bookCharge(gateway.services.db, { biller, amount, currency: 'USD', transactionId, at: AT });

it('a charge is booked once, as owed by the biller that took it', async () => {
  await charge('txn_1', 2_999);
  await charge('txn_1', 2_999);
  await charge('txn_1', 100, 'vendo');
  const booked = { 'USD-receivable-rocketgate': 2_999, 'USD-receivable-vendo': 100, 'USD-revenue': -3_099 };
  expect(await money()).toEqual(booked);
  const lines = gateway.services.db.selectFrom('ledger_transactions').select(['type', 'reason', 'created_at']);
  const line = { type: 'charge', reason: 'subscription', created_at: AT };
  expect(await lines.execute()).toEqual([line, line]);
});

it('a charge of nothing is no line of the ledger', async () => {
  await charge('txn_free', 0);
  const line = gateway.services.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('idempotency_key', '=', 'charge:rocketgate:txn_free');
  expect(await line.execute()).toEqual([]);
});

it('a reversal is booked once, beside a charge of the same transaction', async () => {
  const reversal = { biller: 'vendo', amount: 100, currency: 'USD', transactionId: 'txn_1', at: AT } as const;
  await bookReversal(gateway.services.db, 'refund', reversal);
  await bookReversal(gateway.services.db, 'refund', reversal);
  expect(await money()).toEqual({
    'USD-receivable-rocketgate': 2_999,
    'USD-refunds': 100,
    'USD-revenue': -3_099,
  });
});

it('each currency has its own accounts', async () => {
  const yen = { biller: 'vendo', amount: 3_000, currency: 'JPY', transactionId: 'txn_yen', at: AT } as const;
  await bookCharge(gateway.services.db, yen);
  const accounts = gateway.services.db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('unit', '=', 'JPY')
    .orderBy('id');
  expect((await accounts.execute()).map(({ id }) => id)).toEqual(['JPY-receivable-vendo', 'JPY-revenue']);
  expect(await money()).toEqual({
    'USD-receivable-rocketgate': 2_999,
    'USD-refunds': 100,
    'USD-revenue': -3_099,
  });
});

it('a gift is owed to its recipient, and a reversal of one that nobody redeemed is no refund of revenue', async () => {
  const gift = { biller: 'vendo', amount: 9_000, currency: 'EUR', transactionId: 'txn_gift', at: AT } as const;
  const sumOf = async (id: string): Promise<number> => {
    const entries = gateway.services.db.selectFrom('ledger_entries').select('amount').where('account_id', '=', id);
    return (await entries.execute()).reduce((sum, { amount }) => sum + amount, 0);
  };
  await bookCharge(gateway.services.db, gift, 'gift');
  expect(await sumOf('EUR-gift-balances')).toBe(-9_000);
  await bookReversal(gateway.services.db, 'void', { ...gift, transactionId: 'void_gift' }, 'gift-balances');
  expect(await sumOf('EUR-gift-balances')).toBe(0);
  expect(await sumOf('EUR-receivable-vendo')).toBe(0);
});
