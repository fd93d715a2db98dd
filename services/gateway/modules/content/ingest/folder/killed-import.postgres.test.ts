import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demonstration } from '@network/demo/demonstration.ts';
import { createTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import vixen from '@network/vixen/tenant.ts';
import { NO_STOCK_MEDIA } from '../../media/public.ts';
import { mediaOperation } from '../media-operation.ts';
import { type IngestGateway, startIngestGateway } from '../testing/ingest-gateway.ts';
import { emptyFolder } from '../testing/make-film.ts';

const PROCESS = join(import.meta.dirname, '../testing/import-process.ts');
const FILMS = 6;

let database: TestDatabase;
let gateway: IngestGateway;
let [archive, tables] = ['', ''];
beforeAll(async () => {
  [archive, tables] = [await emptyFolder(), await emptyFolder()];
  database = await createTestDatabase();
  gateway = await startIngestGateway({
    tenants: [vixen],
    config: {
      database: { url: database.url },
      mediaPlaces: [{ name: 'archive', location: { kind: 'folder', folder: archive }, knownAs: null }],
    },
    parts: { demonstration: { ...demonstration, media: NO_STOCK_MEDIA } },
  });
  const rows = ['slug,title,site,releasedAt,mediaFile,posterFile'];
  await mkdir(join(tables, 'posters'));
  for (let number = 0; number < FILMS; number += 1) {
    await writeFile(join(archive, `${number}.mov`), `film ${number}`);
    await sharp({ create: { width: 640, height: 360, channels: 3, background: `#a0${number}02${number}` } })
      .jpeg()
      .toFile(join(tables, 'posters', `${number}.jpg`));
    rows.push(`harbor-${number},Film,vixen,2026-01-01T00:00:00Z,archive:${number}.mov,posters/${number}.jpg`);
  }
  await writeFile(join(tables, 'films.csv'), rows.join('\n'));
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await database.close();
  for (const folder of [archive, tables]) await rm(folder, { recursive: true });
});

it('an import that was killed while it copied files is continued by the next, which leaves no file over', async () => {
  const { db, store, config } = gateway.services;
  const killed = spawn(process.execPath, [PROCESS], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: database.url,
      DATA_DIR: config.dataDir,
      MEDIA_STORE_FOLDER: join(config.dataDir, 'media'),
      MEDIA_PLACES: `archive=${archive}`,
      SEED_DEMO: '0',
      LOG_LEVEL: 'silent',
      IMPORTED: tables,
      FILES: '4',
    },
  });
  expect(await once(killed, 'close')).toEqual([null, 'SIGKILL']);
  expect(await db.selectFrom('content_items').select('id').execute()).toHaveLength(FILMS);
  expect(await db.selectFrom('media_sources').select('id').execute()).toEqual([]);
  const { text } = await mediaOperation.run(gateway.services, ['import', tables]);
  expect(text.split('\n')).toEqual([
    `0 created, 0 changed, ${FILMS} unchanged, 0 refused.`,
    `Files of films that were sent: ${FILMS * 2}.`,
    `Films that wait for their media: ${FILMS}. Run this again once they are prepared.`,
  ]);
  const originals: string[] = [];
  for await (const { key } of store.list('originals/')) originals.push(key);
  const sources = await db.selectFrom('media_sources').select(['store_key', 'kind']).execute();
  expect(originals.toSorted()).toEqual(
    sources.flatMap(({ kind, store_key }) => (kind === 'picture' ? [store_key] : [])).toSorted(),
  );
  expect(sources).toHaveLength(FILMS * 2);
});
