import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '@network/gateway/db/database.ts';

/** Tables whose statistics the planner needs for pages. */
const GROWN = [
  'videos',
  'video_performers',
  'video_categories',
  'performers',
  'performer_sites',
  'users',
  'subscriptions',
  'entitlement_events',
  'playback_positions',
  'favorite_videos',
];

/** A database as it is after tables were filled by hand: no statistics, nothing known to be visible to everybody. */
export async function forgetStatistics(db: Database): Promise<void> {
  await sql`create extension if not exists pg_visibility`.execute(db);
  for (const table of GROWN) {
    await sql`delete from pg_statistic where starelid = ${table}::regclass`.execute(db);
    await sql`update pg_class set reltuples = -1, relallvisible = 0 where oid = ${table}::regclass`.execute(db);
    await sql`select pg_truncate_visibility_map(${table}::regclass)`.execute(db);
  }
}

/** What the database does automatically some minutes after such a change. */
export async function tidyUp(db: Database): Promise<void> {
  await sql`vacuum analyze`.execute(db);
}

/** Empties the server's buffers and what the system has in memory of its files; the files of nobody else. */
export async function emptyCaches(db: Database): Promise<void> {
  await sql`create extension if not exists pg_buffercache`.execute(db);
  await sql`checkpoint`.execute(db);
  await sql`select pg_buffercache_evict_all()`.execute(db);
  const { rows } = await sql<{ folder: string }>`select current_setting('data_directory') as folder`.execute(db);
  const base = join(rows[0]?.folder ?? '', 'base');
  for (const path of readdirSync(base, { recursive: true, encoding: 'utf8' }).map((name) => join(base, name))) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isFile() === true && found.size > 8192) {
      spawnSync('dd', [`if=${path}`, 'iflag=nocache', 'count=0', 'status=none']);
    }
  }
}

/**
 * Gives PostgreSQL the settings of a server with that many megabytes of memory; they take effect when it starts again.
 */
export async function limitMemory(db: Database, megabytes: number): Promise<void> {
  await sql`alter system set shared_buffers = ${sql.lit(`${megabytes}MB`)}`.execute(db);
  await sql`alter system set effective_cache_size = ${sql.lit(`${megabytes * 2}MB`)}`.execute(db);
  await sql`alter system set work_mem = '1MB'`.execute(db);
}
