import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { fillUnchecked } from '@network/testing/fill-unchecked.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { countTables } from '@network/testing/postgres-statistics.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { findMembers, type MemberQuery } from './members/find-members.ts';

/** A million at full length; fewer show the same plans. */
const MEMBERS = rounds(1_000_000);

const database = databaseForTests();
const gateway = gatewayForTests(() => ({
  tenants: [vixen],
  config: { database: { url: database.url } },
}));
beforeAll(async () => {
  const { db } = gateway.services;
  const at = '2026-01-01';
  await fillUnchecked(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`
      insert into users (id, email, password_hash, display_name, created_at)
      select 'member-' || n, 'person' || lpad(n::text, 8, '0') || '@example.com', '-', 'Name' || lpad(n::text, 8, '0'), ${at}
      from generate_series(1, ${sql.lit(MEMBERS)}) n
    `.execute(trx);
    await sql`
      insert into billing_transactions (id, biller, transaction_id, kind, agreement_id, subscription_id, user_id, plan_id,
        period, amount, currency, occurred_at)
      select 'charge-' || n, 'rocketgate', 'number-' || n, 'charge', 'order-' || n, 'subscription-' || n, 'member-' || n,
        'vixen-month', 0, 2999, 'USD', ${at} from generate_series(1, ${sql.lit(MEMBERS)}) n
    `.execute(trx);
    await sql`
      insert into billing_agreements (id, subscription_id, user_id, biller, plan_id, amount, previous_amount, currency, period_months,
        anchor_at, paid_period, status, status_at, token_transaction_id, card_last_four)
      select 'order-' || n, 'subscription-' || n, 'member-' || n, 'rocketgate', 'vixen-month', 2999, 2999, 'USD', 1, ${at}, 0,
        'running', ${at}, 'number-' || n, lpad((n % 10000)::text, 4, '0') from generate_series(1, ${sql.lit(MEMBERS)}) n
    `.execute(trx);
  });
  await countTables(db);
}, 240_000);

/** Rows of tables that a statement read one after the other, since the last call. */
async function readSequentially(): Promise<number> {
  // Counters of this session are published at its next idle moment.
  await sql`select pg_stat_force_next_flush()`.execute(gateway.services.db);
  const { rows } = await sql<{ seq: string }>`
    select coalesce(sum(seq_tup_read), 0)::text as seq from pg_stat_user_tables
    where relname in ('users', 'billing_transactions', 'billing_agreements')
  `.execute(gateway.services.db);
  return Number(rows[0]?.seq);
}

const search = (query: Partial<MemberQuery>) =>
  findMembers(gateway.services.db, { by: 'email', text: '', after: null, size: 25, ...query });

describe('the search for members', () => {
  it.each<[string, Partial<MemberQuery>, readonly string[]]>([
    ['an email', { text: 'Person00000042@example.com' }, ['member-42']],
    ['what an email begins with', { text: 'person0000004', size: 3 }, ['member-40', 'member-41', 'member-42']],
    ['a username in any case', { by: 'name', text: 'nAME00000007' }, ['member-7']],
    ['an id', { by: 'id', text: 'member-9' }, ['member-9']],
    ['a transaction', { by: 'transaction', text: 'number-5' }, ['member-5']],
    ['what is no end of a card', { by: 'card', text: '42' }, []],
    ['what nobody has', { text: '100%_' }, []],
  ])('finds members by %s without reading a table from its beginning', async (_name, query, found) => {
    const before = await readSequentially();
    const { members } = await search(query);
    expect(members.map(({ id }) => id)).toEqual(found);
    expect((await readSequentially()) - before).toBe(0);
  });

  it('goes on through the holders of cards with one end, each once', async () => {
    const before = await readSequentially();
    const first = await search({ by: 'card', text: '0042', size: 3 });
    const second = await search({ by: 'card', text: '0042', size: 100, after: first.nextCursor });
    const ids = [...first.members, ...second.members].map(({ id }) => id);
    expect(second.nextCursor).toBeNull();
    expect([...new Set(ids)]).toEqual(ids);
    expect(ids).toHaveLength(MEMBERS / 10_000);
    expect((await readSequentially()) - before).toBe(0);
  });

  it('goes on from a page of the middle as fast as from the first', async () => {
    const before = await readSequentially();
    const first = await search({ text: 'person', size: 2 });
    const second = await search({ text: 'person', size: 2, after: first.nextCursor });
    expect([...first.members, ...second.members].map(({ id }) => id)).toEqual([
      'member-1',
      'member-2',
      'member-3',
      'member-4',
    ]);
    const middle = Buffer.from(JSON.stringify([`person${String(MEMBERS / 2).padStart(8, '0')}@example.com`])).toString(
      'base64url',
    );
    expect((await search({ text: 'person', after: middle })).members[0]?.id).toBe(`member-${MEMBERS / 2 + 1}`);
    expect((await search({ text: `person${String(MEMBERS).padStart(8, '0')}` })).nextCursor).toBeNull();
    expect((await readSequentially()) - before).toBe(0);
  });
});
