import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { pino } from 'pino';
import type { Clock } from '@network/gateway/config/clock.ts';
import type { Tables } from '@network/gateway/db/database.ts';
import { embeddedPool } from '@network/gateway/db/open-database.ts';
import { migrate } from '@network/gateway/db/migrate.ts';
import { makeDemonstration } from '@network/gateway/demonstration/make-demonstration.ts';
import { demonstration } from '@network/demo/demonstration.ts';
import { modules } from '@network/gateway/modules/registry.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/gateway-image');

const MAX_IMAGES = 8;

/** The sources of a database: the gateway, what its migrations and seeds may import, and the demonstration. */
const SOURCES = [
  'services/gateway/**/*.{ts,json,graphql}',
  'demo/{*,content/*,media/*}.ts',
  'demo/media/**/*.json',
  'libs/{access,lifecycle,tenant,validation}/**/*.ts',
  'package-lock.json',
];

/**
 * A database with the schema, and the demonstration data if requested, ready to be loaded: made once for each state of
 * the sources and cached, because making one takes seconds of a test's time.
 */
export async function gatewayImage(options: { readonly clock: Clock; readonly seed: boolean }): Promise<Blob> {
  const key = keyOf(options);
  if (loaded?.key !== key) loaded = { key, image: await loadImage(key, options) };
  return loaded.image;
}

/**
 * The image of the previous test, which is mostly the next one's too: reading it again costs as much as filling memory
 * with it.
 */
let loaded: { readonly key: string; readonly image: Blob } | null = null;

async function loadImage(key: string, options: { readonly clock: Clock; readonly seed: boolean }): Promise<Blob> {
  const path = join(CACHE, `${key}.tar`);
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const image = await makeImage(options);
  mkdirSync(CACHE, { recursive: true });
  // Workers make it side by side; renaming lets none of them read a half-written one.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await image.arrayBuffer()));
  renameSync(draft, path);
  forgetOldImages();
  return image;
}

/** Each change of the sources leaves an image behind, of some 50 MB. */
function forgetOldImages(): void {
  const paths = readdirSync(CACHE)
    .filter((name) => name.endsWith('.tar'))
    .map((name) => join(CACHE, name));
  const newestFirst = paths.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const path of newestFirst.slice(MAX_IMAGES)) rmSync(path, { force: true });
}

/** Read once a process: the thousands of files cost more than the rest of a small test. */
let sources: string | null = null;

function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.ts', '**/*.generated.ts'] }).toSorted()) {
    hash.update(path).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('hex');
}

function keyOf({ clock, seed }: { readonly clock: Clock; readonly seed: boolean }): string {
  sources ??= digestOfSources();
  // The demonstration's dates are relative to the day it is made.
  const data = seed ? clock.now().toISOString().slice(0, 10) : 'empty';
  return createHash('sha256').update(sources).update(data).digest('hex').slice(0, 32);
}

async function makeImage({ clock, seed }: { readonly clock: Clock; readonly seed: boolean }): Promise<Blob> {
  const lite = await PGlite.create();
  const pool = embeddedPool(lite);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, modules);
  if (seed) await makeDemonstration(db, demonstration, { clock, log: pino({ level: 'silent' }) });
  // Otherwise each test that loads it would first replay the log of everything that was written.
  await sql`set wal_recycle = off`.execute(db);
  await sql`checkpoint`.execute(db);
  await db.destroy();
  const image = await lite.dumpDataDir('none');
  await lite.close();
  return image;
}
