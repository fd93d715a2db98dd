import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { addPerson } from '../../people/identity/testing/public.ts';
import { post, postAll, walletIdOf } from './ledger.ts';

let userId: string;

const gateway = gatewayForTests();
beforeAll(async () => {
  userId = await addPerson(gateway.services.db, 'ledger@example.com', 'Right1password');
});

async function balance(account: string): Promise<number> {
  const row = await gateway.services.db
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  return row.sum;
}

describe('the ledger', () => {
  it('books both sides, and one key once', async () => {
    const posting = {
      userId,
      unit: 'gems',
      amount: 10,
      counterpart: 'issued',
      type: 'grant',
      reason: 'gems.weekly',
      idempotencyKey: 'week-1',
      at: new Date(0),
    } as const;
    expect(await post(gateway.services.db, posting)).toBe(true);
    expect(await post(gateway.services.db, posting)).toBe(false);
    expect([await balance(walletIdOf(userId, 'gems')), await balance('gems-issued')]).toEqual([10, -10]);
  });

  it('books of many only those that are new, and nothing of none', async () => {
    const { db } = gateway.services;
    const spender = await addPerson(db, 'ledger-batch@example.com', 'Right1password');
    const posting = (idempotencyKey: string) =>
      ({
        userId: spender,
        unit: 'credits',
        amount: 3,
        counterpart: 'issued',
        type: 'grant',
        reason: 'credits.included',
        idempotencyKey,
        at: new Date(0),
      }) as const;
    expect(await postAll(db, [])).toBe(0);
    expect(await postAll(db, [posting('batch-1'), posting('batch-2')])).toBe(2);
    expect(await postAll(db, [posting('batch-2'), posting('batch-3')])).toBe(1);
    expect(await balance(walletIdOf(spender, 'credits'))).toBe(9);
  });

  it('refuses a transaction that does not add up, whoever writes it', async () => {
    const { db } = gateway.services;
    const lopsided = db.transaction().execute(async (trx) => {
      await trx
        .insertInto('ledger_transactions')
        .values({ id: 'bad', idempotency_key: 'bad', type: 'grant', reason: 'x', created_at: new Date(0) })
        .execute();
      await trx
        .insertInto('ledger_entries')
        .values({ transaction_id: 'bad', account_id: 'gems-issued', amount: 5 })
        .execute();
    });
    await expect(lopsided).rejects.toThrow('does not add up');
    expect(await balance('gems-issued')).toBe(-10);
  });
});
