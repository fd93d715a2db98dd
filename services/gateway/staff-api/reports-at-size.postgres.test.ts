import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { fillUnchecked } from '@network/testing/fill-unchecked.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import type { Database } from '../db/database.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { type Desk, openDesk } from '../modules/staff/staff/testing/public.ts';

/** Rows of each table. Fewer show the same plans. */
const ROWS = rounds(400_000);
/** Rows of the last 30 days, and as many again of what is open. */
const RECENT = Math.floor(ROWS / 100);

let finance: Desk;
const database = databaseForTests();
const gateway = gatewayForTests(() => ({
  tenants: [vixen],
  config: { billers: ['rocketgate', 'epoch'], database: { url: database.url } },
}));
beforeAll(async () => {
  finance = await openDesk(gateway, 'finance');
  await fillUnchecked(gateway.services.db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await fill(trx);
  });
  await sql`vacuum analyze postbacks, billing_orders, billing_agreements`.execute(gateway.services.db);
}, 1_800_000);

/** A hundredth of all is of the last 30 days; a hundredth of postbacks, orders and agreements is open, half with each biller. */
async function fill(trx: Database): Promise<void> {
  const rows = sql`generate_series(1, ${sql.lit(ROWS)}) n`;
  const biller = sql`(array['rocketgate', 'epoch'])[1 + n % 2]`;
  const now = sql`${gateway.services.clock.now()}::timestamptz`;
  const at = sql`${now} - n * interval '30 days' / ${sql.lit(RECENT)}`;
  const isOpen = sql`n % 200 in (0, 1)`;
  await sql`insert into postbacks (id, biller, event_id, order_id, kind, payload, source, signature, status, received_at)
    select 'postback-' || n, ${biller}, 'event-' || n, 'order-' || n, 'charge', repeat('x', 300),
      case when n % 4 = 0 then 'reconciliation' else 'postback' end, '-',
      case when ${isOpen} then (array['waiting', 'flagged', 'failed', 'received'])[1 + n / 200 % 4] else 'processed' end, ${at}
    from ${rows}`.execute(trx);
  await sql`insert into billing_orders (id, kind, channel, status, member_id, tenant_id, plan_id, biller, amount, currency,
      rebill_amount, created_at)
    select 'order-' || n, 'signup', 'hosted', case when ${isOpen} then 'pending' else 'paid' end, 'member-' || n, 'vixen',
      'vixen-month', ${biller}, 2999, 'USD', 2999, ${at} from ${rows}`.execute(trx);
  await sql`insert into billing_agreements (id, subscription_id, user_id, biller, plan_id, amount, previous_amount, currency,
      anchor_at, paid_period, status, status_at, token_transaction_id, compared_at)
    select 'order-' || n, 'subscription-' || n, 'member-' || n, ${biller}, 'vixen-month', 2999, 2999, 'USD', ${now}, 1,
      'running', ${now}, '-', case when ${isOpen} then ${now} - interval '3 days' else ${now} end from ${rows}`.execute(
    trx,
  );
}

/** Rows of the filled tables that statements read, from their beginning or by an index. */
async function countRead(): Promise<number> {
  // Counters of this session are published at its next idle moment.
  await sql`select pg_stat_force_next_flush()`.execute(gateway.services.db);
  const { rows } = await sql<{ read: string }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::text as read from pg_stat_user_tables
    where relname in ('postbacks', 'billing_orders', 'billing_agreements')
  `.execute(gateway.services.db);
  return Number(rows[0]?.read);
}

it('counts what is open with billers correctly, and reads it from indexes', async () => {
  const before = await countRead();
  const { data, errors } = await finance.call<{ it: readonly Record<string, number>[] }>(`{ it: reconciliation {
    events foundByReading waiting flagged failed openOrders lateAgreements pendingCommands failedCommands } }`);
  expect(errors).toBeUndefined();
  const half = ROWS / 200;
  const found = { waiting: half / 2, flagged: half / 4, failed: half / 4, openOrders: half, lateAgreements: half };
  const recent = data.it.reduce((sum, { events = 0 }) => sum + events, 0);
  expect(recent).toBe(RECENT);
  const read = data.it.map(({ foundByReading = 0 }) => foundByReading);
  expect(read.toSorted((a, b) => a - b)).toEqual([0, RECENT / 4]);
  expect(data.it).toEqual(
    [0, 1].map(() => expect.objectContaining({ ...found, pendingCommands: 0, failedCommands: 0 }) as object),
  );
  expect((await countRead()) - before).toBeLessThan(6 * RECENT);
});
