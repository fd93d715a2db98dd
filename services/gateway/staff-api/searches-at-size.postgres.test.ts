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
const ROWS = rounds(200_000);
/** Rows that a page may read: some pages, but no part of a table that grows with it. */
const MOST_READ = 600;

let admin: Desk;
const database = databaseForTests();
const gateway = gatewayForTests(() => ({
  tenants: [vixen],
  config: { database: { url: database.url } },
}));
beforeAll(async () => {
  admin = await openDesk(gateway, 'admin');
  await fillUnchecked(gateway.services.db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await fill(trx);
  });
  // Counts rows as the database does a while after they were written, and puts them all in their place of an index of parts.
  await sql`vacuum analyze videos, performers, video_performers, content_items, performer_records`.execute(
    gateway.services.db,
  );
}, 1_800_000);

/**
 * Fills the tables. One row has a rare name, 2 performers have no record, 3 have one that expires, and 4 one that
 * expired.
 */
async function fill(trx: Database): Promise<void> {
  const rows = sql`generate_series(1, ${sql.lit(ROWS)}) n`;
  const at = sql`timestamptz '2026-01-01' + n * interval '1 second'`;
  const name = sql`case n when 777 then 'The Quixabelle ' else 'Summer evening ' end || n`;
  await sql`insert into videos (id, new_id, uuid, slug, site_id, title, description, released_at, run_length_seconds, is_denied,
      free_video, is_free_limited_trial, is_exclusive, guest_user_scene, directors)
    select 'film-' || n, 'new-' || n, gen_random_uuid(), 'film-' || n, 'vixen', ${name}, '', ${at}, 600, false, false, false,
      false, false, '{}' from ${rows}`.execute(trx);
  await sql`insert into performers (id, slug, name, sex, biography, has_age_record)
    select 'performer-' || n, 'performer-' || n, ${name}, 'F', '', n > 2 from ${rows}`.execute(trx);
  await sql`insert into video_performers (video_id, performer_id, position)
    select 'film-' || n, 'performer-' || n + 1, 1 from ${rows} where n < ${ROWS}`.execute(trx);
  await sql`insert into content_items (kind, id, address, document, state, version, published_version, updated_at, updated_by)
    select 'film', 'draft-' || n, 'draft-' || n,
      jsonb_build_object('slug', 'draft-' || n, 'title', ${name}, 'description', '', 'site', 'vixen',
        'runLengthSeconds', 600, 'performers', '[]'::jsonb, 'categories', '[]'::jsonb, 'tags', '[]'::jsonb),
      'draft', 1, null, ${at}, 'editor@example.com' from ${rows}`.execute(trx);
  const today = sql`${gateway.services.clock.now()}::timestamptz::date`;
  await sql`insert into performer_records (performer_id, legal_name, other_names, born_on, verified_at, verified_by, updated_at,
      proven_until)
    select 'performer-' || n, 'A name', '', '1990-01-01', ${at}, 'editor@example.com', ${at},
      case when n <= 5 then to_char(${today} + 5, 'YYYY-MM-DD') when n <= 9 then to_char(${today} - 5, 'YYYY-MM-DD')
        else to_char(${today} + 500 + n % 1000, 'YYYY-MM-DD') end from ${rows} where n > 2`.execute(trx);
}

/** Rows of all tables that statements read, from their beginning or by an index. */
async function countRead(): Promise<number> {
  // Counters of this session are published at its next idle moment.
  await sql`select pg_stat_force_next_flush()`.execute(gateway.services.db);
  const { rows } = await sql<{ read: string }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::text as read from pg_stat_user_tables
    where relname in ('videos', 'performers', 'video_performers', 'content_items', 'performer_records')
  `.execute(gateway.services.db);
  return Number(rows[0]?.read);
}

const page = (args: string) => `contentPage(${args}, first: 50) { items { id } }`;
const records = (only: string) => `performerRecords(only: ${only}) { items: records { id: performerId } }`;

it.each([
  ['films with a part that no title has', page('kind: film, search: "xyloph"'), 0],
  [
    'films with a part that one title, one draft and one performer have, in any case',
    page('kind: film, search: "IXAbelle"'),
    3,
  ],
  ['films by the slug of one', page('kind: film, search: "film-4242"'), 1],
  ['drafts by the slug of one', page('kind: film, state: draft, search: "draft-4242"'), 1],
  ['drafts with a part that none has', page('kind: film, state: draft, search: "xyloph"'), 0],
  ['films by their last change with a rare part', page('kind: film, order: changed, search: "quixa"'), 1],
  ['films with a part that all have', page('kind: film, search: "summer"'), 50],
  ['films with a part of two letters that all have', page('kind: film, search: "su"'), 50],
  ['performers with a part that no name has', page('kind: performer, search: "xyloph"'), 0],
  ['performers with a part that one name has', page('kind: performer, search: "quixa"'), 1],
  ['performers without a record', records('missing'), 2],
  ['performers whose record expires', records('expiring'), 3],
  ['performers whose record expired', records('expired'), 4],
  ['performers with and without records', records('all'), 50],
])('reads of %s what it shows', async (_what, field, found) => {
  const before = await countRead();
  const { data, errors } = await admin.call<{ it: { items: readonly unknown[] } }>(`{ it: ${field} }`);
  expect(errors).toBeUndefined();
  expect(data.it.items.length).toBe(found);
  expect((await countRead()) - before).toBeLessThan(MOST_READ);
});
