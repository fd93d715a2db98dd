import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { findPrograms } from './ffmpeg/programs.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { makeFilm } from './testing/make-film.ts';

/** What `npm run media -- work` runs, and a package's `node operations.mjs media work`. */
const COMMAND = [resolve(import.meta.dirname, '../../../operations/main.ts'), 'media', 'work'];
const SOON = { interval: 100, timeout: 200_000 };

let gateway: IngestGateway;
const database = databaseForTests();
beforeAll(async () => {
  gateway = await startIngestGateway({ config: { database: { url: database.url } } });
});
afterAll(async () => {
  await gateway.close();
});

type Worker = ChildProcessByStdio<null, Readable, Readable>;
const started: Worker[] = [];
afterEach(() => {
  for (const worker of started.splice(0)) worker.kill('SIGKILL');
});

/** Starts a worker of its own beside gateways that prepare nothing, and waits until it looks at the queue. */
async function startWorker(env: Readonly<Record<string, string>> = {}): Promise<Worker> {
  const { dataDir } = gateway.services.config;
  const worker = spawn(process.execPath, COMMAND, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      MEDIA_STORE_FOLDER: join(dataDir, 'media'),
      MEDIA_WORKER: '0',
      MEDIA_WORKERS: '2',
      SEED_DEMO: '0',
      ...env,
    },
  });
  started.push(worker);
  const waits = Promise.withResolvers<void>();
  let said = '';
  worker.stderr.on('data', (line: Buffer) => {
    said += line.toString();
    if (said.includes('worker waits')) waits.resolve();
  });
  worker.once('exit', () => waits.reject(new Error(`The worker ended: ${said}`)));
  await waits.promise;
  return worker;
}

/** Ends a worker as a machine does that is to stop; returns what it did. */
async function stop(worker: Worker): Promise<{ readonly done: number; readonly givenBack: number }> {
  const said = text(worker.stdout);
  worker.kill('SIGTERM');
  expect(await once(worker, 'exit')).toEqual([0, null]);
  const [, done = '', givenBack = ''] = /Stopped: (\d+) steps done, (\d+) given back/.exec(await said) ?? [];
  return { done: Number(done), givenBack: Number(givenBack) };
}

/** A program that stands for ffmpeg and never ends encoding; it leaves its id in a file. */
async function endlessProgram(): Promise<{ readonly path: string; pid(): Promise<number> }> {
  const { config } = gateway.services;
  const path = join(config.dataDir, `endless-${randomUUID()}`);
  const pidFile = `${path}.pid`;
  const { ffmpeg } = findPrograms(config.media);
  const script = `#!/bin/sh\ncase "$*" in *-crf*) echo $$ > '${pidFile}'; exec sleep 600 ;; *) exec '${ffmpeg}' "$@" ;; esac\n`;
  await writeFile(path, script, { mode: 0o700 });
  const pid = () =>
    vi.waitFor(async () => {
      const id = (await readFile(pidFile, 'utf8')).trim();
      expect(id).not.toBe('');
      return Number(id);
    }, SOON);
  return { path, pid };
}

const steps = (sourceId: string) =>
  gateway.services.db
    .selectFrom('media_steps')
    .select(['name', 'state', 'attempts'])
    .where('source_id', '=', sourceId)
    .orderBy('name')
    .execute();
const published = (id: string) =>
  vi.waitFor(async () => expect((await gateway.source(id)).state).toMatch(/published|superseded/), SOON);
const isGone = (pid: number) => vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), SOON);

it(
  'shares the queue among workers, each with two steps at once, and does nothing twice',
  { tags: ['long'], timeout: 300_000 },
  async () => {
    const workers = await Promise.all([startWorker(), startWorker()]);
    const path = await makeFilm({ seconds: 2 });
    const ids = await Promise.all([1, 2].map(() => gateway.send(path)));
    for (const id of ids) await published(id);
    const { store } = gateway.services;
    for (const id of ids) {
      expect((await steps(id)).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(Array(8).fill('done 1'));
      const folders = new Set<string>();
      for await (const { key } of store.list(`renditions/${id}/`)) folders.add(key.split('/')[2] ?? '');
      expect(folders.size).toBe(5);
    }
    const done = await Promise.all(workers.map(stop));
    expect(done.reduce((sum, each) => sum + each.done, 0)).toBe(16);
    for (const each of done) expect(each.done).toBeGreaterThan(0);
  },
);

it('gives a step back when it is to stop, and ends its ffmpeg', { tags: ['long'], timeout: 300_000 }, async () => {
  const { path, pid } = await endlessProgram();
  const worker = await startWorker({ FFMPEG_PATH: path });
  const id = await gateway.send(await makeFilm({ seconds: 2 }));
  const program = await pid();
  expect((await stop(worker)).givenBack).toBeGreaterThan(0);
  await isGone(program);
  const left = (await steps(id)).filter(({ state }) => state !== 'done');
  expect(new Set(left.map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(new Set(['waiting 0']));
  await gateway.services.db.deleteFrom('media_sources').where('id', '=', id).execute();
});

it('takes over the steps of a worker that was killed, whose ffmpeg ends with it', async () => {
  const { db } = gateway.services;
  const { path, pid } = await endlessProgram();
  const killed = await startWorker({ FFMPEG_PATH: path });
  const id = await gateway.send(await makeFilm({ seconds: 2 }));
  const program = await pid();
  killed.kill('SIGKILL');
  await isGone(program);
  expect((await steps(id)).map(({ state }) => state)).toContain('running');
  // Nobody has extended its lease for a minute.
  await db.updateTable('media_steps').set({ lease_until: new Date() }).where('state', '=', 'running').execute();
  const other = await startWorker();
  await published(id);
  const attempts = (await steps(id)).map(({ attempts: each }) => each);
  expect(attempts.filter((each) => each === 2).length).toBeGreaterThan(0);
  expect(Math.max(...attempts)).toBe(2);
  expect((await stop(other)).givenBack).toBe(0);
}, 300_000);
