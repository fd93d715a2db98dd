import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { fillUnchecked } from '@network/testing/fill-unchecked.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { countTables } from '@network/testing/postgres-statistics.ts';
import type { Database } from '../db/database.ts';
import { fillContentAndShop } from './testing/content-and-shop-rows.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { addVideo } from '../modules/content/catalogue/testing/public.ts';
import { type Desk, openDesk } from '../modules/staff/staff/testing/public.ts';

/** Rows of each table: a million at full length. Fewer show the same plans. */
const ROWS = rounds(1_000_000);
/** Rows of the tables of content, shop and books, which have many indexes. */
const FEWER_ROWS = rounds(200_000);
/** Rows of one statement. */
const BATCH = 20_000;
const FILLED = [
  'users',
  'gifts',
  'public_requests',
  'mails',
  'postbacks',
  'comments',
  'support_approvals',
  'data_requests',
  'staff_audit',
  'videos',
  'content_items',
  'content_bulk_changes',
  'media_sources',
  'pictures',
  'voucher_batches',
  'discounts',
  'problem_reports',
  'comment_appeals',
  'wall_posts',
  'reels',
  'ledger_transactions',
  'ledger_entries',
] as const;

let admin: Desk;
const database = databaseForTests();
const gateway = gatewayForTests(() => ({
  tenants: [vixen],
  config: { database: { url: database.url } },
}));
beforeAll(async () => {
  const { db } = gateway.services;
  admin = await openDesk(gateway, 'admin');
  const video = await addVideo(db, 'of-all', 'vixen');
  await fillUnchecked(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    for (let from = 1; from <= ROWS; from += BATCH) {
      await fill(trx, { video, staff: admin.email, from, to: Math.min(from + BATCH - 1, ROWS) });
    }
    await fillContentAndShop(trx, { video, from: 1, to: FEWER_ROWS });
    await sql`update staff_audit_head set sequence = 1000000 + ${sql.lit(ROWS)}`.execute(trx);
  });
  await countTables(db);
}, 1_800_000);

/** Writes rows with these numbers into each table. */
async function fill(
  trx: Database,
  { video, staff, from, to }: { video: string; staff: string; from: number; to: number },
): Promise<void> {
  const at = sql`timestamptz '2026-01-01' + n * interval '1 second'`;
  const rows = sql`generate_series(${sql.lit(from)}::int, ${sql.lit(to)}::int) n`;
  await sql`insert into users (id, email, password_hash, display_name, created_at)
    select 'member-' || n, 'person' || n || '@example.com', '-', 'Name' || n, ${at} from ${rows}`.execute(trx);
  await sql`insert into gifts (id, tenant_id, product, plan_id, plan_kind, months, amount, currency, buyer_name, message,
      deliver_at, created_at, paid_at, delivered_at)
    select 'gift-' || n, 'vixen', 'vixen', 'vixen-month', 'month', 1, 2999, 'USD', 'Bo', '', ${at}, ${at}, ${at}, ${at}
    from ${rows}`.execute(trx);
  await sql`insert into public_requests (id, case_number, kind, tenant_id, fields, fingerprint, received_at, due_at, closed_at,
      waiting_since, assigned_to, outcome)
    select 'request-' || n, 'CASE-' || n, (array['support', 'casting', 'removal'])[1 + n % 3], 'vixen',
      jsonb_build_object('email', 'person' || n || '@example.com'), 'print-' || n, ${at}, ${at} + interval '2 days',
      case when n % 2 = 0 then ${at} end, case when n % 5 = 0 then ${at} end,
      case when n % 7 = 0 then ${staff} end, case when n % 2 = 0 then 'done' end from ${rows}`.execute(trx);
  await sql`insert into mails (kind, tenant_id, recipient, content, state, next_attempt_at, queued_at, settled_at)
    select 'receipt', 'vixen', 'person' || n || '@example.com', '{}', (array['sent', 'queued', 'failed'])[1 + n % 3], ${at}, ${at},
      case when n % 3 <> 1 then ${at} end from ${rows}`.execute(trx);
  await sql`insert into postbacks (id, biller, event_id, order_id, kind, payload, source, signature, status, received_at)
    select 'postback-' || n, (array['rocketgate', 'epoch'])[1 + n % 2], 'event-' || n, 'order-' || n, 'charge', '', 'postback', '-',
      (array['processed', 'flagged', 'failed'])[1 + n % 3], ${at} from ${rows}`.execute(trx);
  await sql`insert into comments (video_id, author_id, text, text_hash, created_at, open_reports)
    select ${video}, 'member-' || n, 'Fine', 'hash-' || n, ${at}, 1 from ${rows}`.execute(trx);
  await sql`insert into support_approvals (id, user_id, action, details, reason, requested_by, requested_at, state, decided_by,
      decided_at)
    select 'approval-' || n, 'member-' || n, 'delete', '{}', 'They wrote', 'support@example.com', ${at},
      (array['open', 'approved', 'declined'])[1 + n % 3], case when n % 3 > 0 then 'finance@example.com' end,
      case when n % 3 > 0 then ${at} end from ${rows}`.execute(trx);
  await sql`insert into data_requests (id, user_id, kind, received_at, due_at, state, settled_at)
    select 'data-' || n, 'member-' || n, 'access', ${at}, ${at} + interval '1 month',
      case when n % 2 = 0 then 'open' else 'answered' end, case when n % 2 = 1 then ${at} end from ${rows}`.execute(
    trx,
  );
  await sql`insert into staff_audit (sequence, at, actor, action, entity_kind, entity_id, hash)
    select 1000000 + n, ${at}, (array['editor@example.com', 'support@example.com'])[1 + n % 2], 'member.look', 'member',
      'member-' || n, '-' from ${rows}`.execute(trx);
}

/** Rows of the filled tables that statements read one after the other, from the beginning of a table. */
async function readSequentially(): Promise<number> {
  // Counters of this session are published at its next idle moment.
  await sql`select pg_stat_force_next_flush()`.execute(gateway.services.db);
  const { rows } = await sql<{ seq: string }>`
    select coalesce(sum(seq_tup_read), 0)::text as seq from pg_stat_user_tables where relname in (${sql.join([...FILLED])})
  `.execute(gateway.services.db);
  return Number(rows[0]?.seq);
}

/** A member, an open support request, a gift and so on have this number. */
const MIDDLE = 24_999;
const LOWER_MIDDLE = 4_999;
const BOOK = 'account: "revenue", unit: "USD", month: "2026-01-01"';
const LISTS: readonly (readonly [list: string, field: string])[] = [
  ['members by email', 'members(by: email, text: "person1") { members { id } next: nextCursor }'],
  ['gifts', 'gifts { gifts { id } next }'],
  ['gifts after one of the middle', `gifts(after: "gift-${MIDDLE}") { gifts { id } next }`],
  ['support requests', 'requestQueue(kinds: [support]) { requests { id } nextCursor }'],
  ['requests that wait', 'requestQueue(kinds: [casting], state: waiting) { requests { id } nextCursor }'],
  ['closed requests', 'requestQueue(kinds: [removal], state: closed) { requests { id } nextCursor }'],
  ['requests of every form', 'requestQueue(kinds: [support, casting, removal]) { requests { id } nextCursor }'],
  [
    'closed requests of every form',
    'requestQueue(kinds: [support, casting, removal], state: closed) { requests { id } nextCursor }',
  ],
  ['own requests', 'requestQueue(kinds: [support], mine: true) { requests { id } nextCursor }'],
  [
    'requests by sender',
    `requestQueue(kinds: [support], text: "person${MIDDLE}@example.com") { requests { id } nextCursor }`,
  ],
  ['requests by case', `requestQueue(kinds: [support], text: "CASE-${MIDDLE}") { requests { id } nextCursor }`],
  ['mails', 'queuedMails { mails { id } next }'],
  ['mails that were given up', 'queuedMails(filter: { state: failed }) { mails { id } next }'],
  ['mails of an address', `queuedMails(filter: { recipient: "person${MIDDLE}@example.com" }) { mails { id } next }`],
  ['postbacks', 'postbacks { postbacks { id } next }'],
  ['postbacks of a biller', 'postbacks(filter: { biller: "epoch" }) { postbacks { id } next }'],
  ['postbacks that failed', 'postbacks(filter: { state: failed }) { postbacks { id } next }'],
  ['postbacks of an order', `postbacks(filter: { number: "order-${MIDDLE}" }) { postbacks { id } next }`],
  ['what is reported', 'reportQueue { items { ... on QueuedComment { id } } nextCursor }'],
  ['what waits for a second person', 'approvals { approvals { id } nextCursor }'],
  ['what was approved', 'approvals(state: approved) { approvals { id } nextCursor }'],
  ['data requests', 'dataRequests { requests { id } nextCursor }'],
  ['data requests that are settled', 'dataRequests(open: false) { requests { id } nextCursor }'],
  ['the audit', 'audit { entries { sequence } next }'],
  ['the audit of one person', 'audit(filter: { actor: "support@example.com" }) { entries { sequence } next }'],
  ['films', 'contentPage(kind: film, first: 50) { items { id } next }'],
  ['films that were taken back', 'contentPage(kind: film, state: unpublished, first: 50) { items { id } next }'],
  ['films by their last change', 'contentPage(kind: film, order: changed, first: 50) { items { id } next }'],
  ['reels', 'contentPage(kind: reel, first: 50) { items { id } next }'],
  ['reels by their last change', 'contentPage(kind: reel, order: changed, first: 50) { items { id } next }'],
  ['posts of the wall', 'contentPage(kind: wallPost, first: 50) { items { id } next }'],
  [
    'posts of the wall by their last change',
    'contentPage(kind: wallPost, order: changed, first: 50) { items { id } next }',
  ],
  ['bulk changes', 'bulkChanges(first: 20) { changes { id } next }'],
  ['uploads', 'mediaSources { sources { id } next }'],
  ['uploads after one of the middle', `mediaSources(after: "source-${LOWER_MIDDLE}") { sources { id } next }`],
  ['uploads that failed', 'mediaSources(state: failed) { sources { id } next }'],
  ['pictures', 'pictures { id }'],
  ['redeem codes', 'voucherBatches { batches { id } next }'],
  ['redeem codes after some of the middle', `voucherBatches(after: "batch-${LOWER_MIDDLE}") { batches { id } next }`],
  ['voucher codes', 'discounts { discounts { id } next }'],
  ['reported errors', 'problemReports(all: true) { reports { id } next }'],
  ['appeals', 'commentAppeals { appeals { id } nextCursor }'],
  ['posts of the wall that wait', 'wallQueue { posts { id } nextCursor }'],
  ['entries of a month', `bookEntries(${BOOK}) { entries { id } next }`],
  [
    'entries after one of the middle',
    `bookEntries(${BOOK}, after: "ledger-${LOWER_MIDDLE}/USD-revenue") { entries { id } next }`,
  ],
  [
    'the audit of a member',
    `audit(filter: { entityKind: "member", entityId: "member-${MIDDLE}" }) { entries { sequence } next }`,
  ],
];

it.each(LISTS)('reads %s from an index alone, however many there are', async (_list, field) => {
  const before = await readSequentially();
  const { data, errors } = await admin.call<Record<string, object>>(`{ it: ${field} }`);
  expect(errors).toBeUndefined();
  const rows = [data['it'], ...Object.values(data['it'] ?? {})].find(Array.isArray);
  expect(rows?.length).toBeGreaterThan(0);
  expect((await readSequentially()) - before).toBe(0);
});

it('goes on through reported comments from an index alone', async () => {
  interface Queue {
    readonly it: { readonly items: readonly { readonly id: string }[]; readonly nextCursor: string };
  }
  const first = await admin.call<Queue>('{ it: reportQueue { items { ... on QueuedComment { id } } nextCursor } }');
  const before = await readSequentially();
  const { nextCursor } = first.data.it;
  const second = await admin.call<Queue>(
    `{ it: reportQueue(after: "${nextCursor}") { items { ... on QueuedComment { id } } nextCursor } }`,
  );
  expect(Number(second.data.it.items[0]?.id)).toBe(Number(first.data.it.items.at(-1)?.id) - 1);
  expect((await readSequentially()) - before).toBe(0);
});
