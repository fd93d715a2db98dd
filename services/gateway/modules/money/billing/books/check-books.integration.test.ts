import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { join, type Joined } from '../testing/join.ts';
import { takeBack } from '../testing/actions.ts';
import { checkBooksJob } from './check-books-job.ts';
import { findBookDifferences } from './check-books.ts';

let member: Joined;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  member = await join(test, 'books@example.com');
});

/** Tries a change of the database, and takes it back. */
async function differencesAfter(change: string): Promise<readonly unknown[]> {
  const { db } = test.gateway.services;
  await sql`create table if not exists entries_before as select * from ledger_entries`.execute(db);
  await sql.raw(change).execute(db);
  const found = await findBookDifferences(db);
  await sql`delete from ledger_entries`.execute(db);
  await sql`insert into ledger_entries select * from entries_before`.execute(db);
  await sql`drop table entries_before`.execute(db);
  return found;
}

it('a charge and its refund are booked as they were recorded', async () => {
  await takeBack(test, member.orderId, 'refund');
  await test.deliver();
  const { db } = test.gateway.services;
  expect(await findBookDifferences(db)).toEqual([]);
  const types = await db.selectFrom('ledger_transactions').select('type').orderBy('type').execute();
  expect(types.map(({ type }) => type)).toEqual(expect.arrayContaining(['charge', 'refund']));
});

it('a charge that was never booked is found', async () => {
  const found = await differencesAfter(
    `delete from ledger_entries using ledger_transactions t where t.id = transaction_id and t.type = 'charge'`,
  );
  expect(found).toContainEqual(expect.objectContaining({ kind: 'charge-apart', found: 0 }));
  expect(found).toContainEqual(expect.objectContaining({ kind: 'transaction-unbalanced' }));
});

it('a charge that was booked with another amount is found, though the movement adds up', async () => {
  const found = await differencesAfter(
    `update ledger_entries set amount = amount * 2 from ledger_transactions t where t.id = transaction_id and t.type = 'charge'`,
  );
  expect(found).toEqual([expect.objectContaining({ kind: 'charge-apart' })]);
});

it('money that no record has is found', async () => {
  const { db } = test.gateway.services;
  await sql`
    insert into ledger_transactions (id, idempotency_key, type, reason, created_at)
    values ('stray', 'charge:vendo:stray', 'charge', 'subscription', now())
  `.execute(db);
  const found = await differencesAfter(
    `insert into ledger_entries values ('stray', 'USD-refunds', -5), ('stray', (
      select id from ledger_accounts where name like 'receivable-%' limit 1), 5)`,
  );
  await sql`delete from ledger_transactions where id = 'stray'`.execute(db);
  expect(found).toEqual([{ kind: 'booked-without-record', subject: 'charge:vendo:stray', expected: 0, found: 5 }]);
});

it('the job counts what differs', async () => {
  expect(await checkBooksJob.run(test.gateway.services, test.clock.now())).toEqual({ differences: 0 });
});
