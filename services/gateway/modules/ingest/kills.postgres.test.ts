import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import { deleteUnusedMedia } from './delete-unused-media.ts';
import { LEASE_MS } from './queue.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { makeFilm } from './testing/make-film.ts';

const WORKER = join(import.meta.dirname, 'testing/worker-process.ts');

let database: TestDatabase;
let gateway: IngestGateway;
beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startIngestGateway({ config: { database: { engine: 'postgres', url: database.url } } });
});
afterAll(async () => {
  await gateway.close();
  await database.close();
});

let ahead = 0;

/** Starts a worker at a time when whatever another one was doing counts as lost. */
function startWorker(killAfter: string): ChildProcess {
  ahead += LEASE_MS + 1_000;
  const { dataDir } = gateway.services.config;
  return spawn(process.execPath, [WORKER], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      MEDIA_STORE_FOLDER: join(dataDir, 'media'),
      SEED_DEMO: '0',
      LOG_LEVEL: 'silent',
      KILL_AFTER: killAfter,
      AHEAD_MS: String(ahead),
    },
  });
}

const ownMedia = async () =>
  (await gateway.services.db.selectFrom('videos').select('own_media').executeTakeFirstOrThrow()).own_media;

it('shows nothing of a film whose worker is killed in any of its steps, and the whole of it in the end', async () => {
  const { db, store, config } = gateway.services;
  const id = await gateway.send(await makeFilm({ seconds: 2 }));
  for (const step of ['probe', 'sound']) {
    const worker = startWorker('');
    const running = async () =>
      expect(await db.selectFrom('media_steps').select('state').where('name', '=', step).executeTakeFirst()).toEqual({
        state: 'running',
      });
    await vi.waitFor(running, { interval: 2, timeout: 60_000 });
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    expect(await ownMedia(), step).toBeNull();
  }
  for (const step of ['/pictures-', '/preview-', '/storyboard-', '/trailer-', '/video-p270-', 'versions/']) {
    const [, signal] = (await once(startWorker(step), 'exit')) as [number | null, string | null];
    expect(signal, step).toBe('SIGKILL');
    expect(await ownMedia(), step).toBeNull();
    expect(await gateway.source(id), step).toMatchObject({ state: 'working', version: null });
  }
  expect(await once(startWorker(''), 'exit')).toEqual([0, null]);
  expect(await gateway.source(id)).toMatchObject({ state: 'published' });
  const steps = await db.selectFrom('media_steps').select(['name', 'state', 'attempts']).orderBy('name').execute();
  expect(steps).toEqual(
    ['pictures', 'preview', 'probe', 'publish', 'sound', 'storyboard', 'trailer', 'video-p270'].map((name) => ({
      name,
      state: 'done',
      attempts: 2,
    })),
  );

  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of store.list('renditions/')) found.push(key);
    return found;
  };
  const all = await keys();
  const later = new Date(Date.now() + 4 * 86_400_000);
  expect((await deleteUnusedMedia.run(gateway.services, later))['files']).toBeGreaterThan(0);
  const version = (await ownMedia())?.film?.version ?? '';
  const manifest = await gateway.inject({ url: `/media/previews/films/${version}.mp4` });
  expect(manifest.statusCode).toBe(200);
  expect((await keys()).length).toBeLessThan(all.length);
  // What the killed workers were writing is gone from this disk too.
  expect(await readdir(join(config.dataDir, 'media-work'))).toEqual([]);
});
