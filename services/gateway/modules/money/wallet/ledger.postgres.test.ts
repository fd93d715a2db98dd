import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { addPerson } from '../../people/identity/testing/public.ts';
import { post, walletIdOf } from './ledger.ts';

const PARALLEL = 20;

const database = databaseForTests();
const gateway = gatewayForTests(() => ({ config: { database: { url: database.url } } }));

/** Twenty postings at once into a wallet that none of them finds, each in a transaction of its own. */
function postAtOnce(userId: string, keyOf: (index: number) => string): Promise<boolean[]> {
  return Promise.all(
    Array.from({ length: PARALLEL }, (_, index) =>
      gateway.services.db.transaction().execute((trx) =>
        post(trx, {
          userId,
          unit: 'gems',
          amount: 5,
          counterpart: 'issued',
          type: 'grant',
          reason: 'gems.weekly',
          idempotencyKey: keyOf(index),
          at: new Date(0),
        }),
      ),
    ),
  );
}

async function walletOf(userId: string): Promise<{ entries: number; balance: number }> {
  const row = await gateway.services.db
    .selectFrom('ledger_entries')
    .select([sql<number>`count(*)::int`.as('entries'), sql<number>`coalesce(sum(amount), 0)::int`.as('balance')])
    .where('account_id', '=', walletIdOf(userId, 'gems'))
    .executeTakeFirstOrThrow();
  return row;
}

describe('postings at once on PostgreSQL', () => {
  it('book one key once', async () => {
    for (let round = 0; round < rounds(50); round += 1) {
      const userId = await addPerson(gateway.services.db, `once-${round}@example.com`, 'Right1password');
      const booked = await postAtOnce(userId, () => `once-${round}`);
      expect(booked.filter(Boolean)).toHaveLength(1);
      expect(await walletOf(userId)).toEqual({ entries: 1, balance: 5 });
    }
  });

  it('book every key, though all of them open the wallet', async () => {
    for (let round = 0; round < rounds(50); round += 1) {
      const userId = await addPerson(gateway.services.db, `many-${round}@example.com`, 'Right1password');
      const booked = await postAtOnce(userId, (index) => `many-${round}-${index}`);
      expect(booked.filter(Boolean)).toHaveLength(PARALLEL);
      expect(await walletOf(userId)).toEqual({ entries: PARALLEL, balance: 5 * PARALLEL });
    }
  });
});
