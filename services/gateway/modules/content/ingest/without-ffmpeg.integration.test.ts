import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import { freePort } from '@network/testing/server-process.ts';
import { whyNothingIsPrepared } from './ffmpeg/programs.ts';
import { emptyFolder } from './testing/make-film.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const MISSING = '/no/such/ffmpeg';

let gateway: ChildProcess | null = null;
let database: TestDatabase | null = null;
afterEach(async () => {
  if (gateway !== null && gateway.exitCode === null) {
    const gone = once(gateway, 'exit');
    gateway.kill('SIGKILL');
    await gone;
  }
  await database?.close();
  [gateway, database] = [null, null];
});

it(
  'a gateway that starts without ffmpeg says so in its log, and what to do',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    const dataDir = await emptyFolder();
    const port = String(await freePort());
    database = await createTestDatabase();
    const env = { NODE_ENV: 'development', DATA_DIR: dataDir, GATEWAY_PORT: port, SEED_DEMO: '0', LOG_LEVEL: 'info' };
    const child = spawn(process.execPath, ['services/gateway/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env, DATABASE_URL: database.url, FFMPEG_PATH: MISSING },
    });
    gateway = child;
    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line);
      if (line.includes('"ready"')) break;
    }
    const warning = lines
      .map((line) => JSON.parse(line) as { level: unknown; msg: string })
      .find(({ msg }) => msg.includes('ffmpeg'));
    expect(warning?.msg).toBe(
      `No film is prepared here. There is no program "${MISSING}" on this machine: set FFMPEG_PATH to its path, install ffmpeg so that it is in the PATH, or set MEDIA_WORKER=0 and let another gateway prepare films.`,
    );
  },
);

it('one that is not to prepare films says nothing, nor does one that can', () => {
  const media = {
    isWorker: true,
    workers: 1,
    ffmpegPath: null,
    ffprobePath: null,
    pace: 'quick' as const,
    largestUploadBytes: 1e9,
  };
  expect(whyNothingIsPrepared(media)).toBeNull();
  expect(whyNothingIsPrepared({ ...media, ffprobePath: MISSING })).toMatch(/^No film is prepared here\..*FFPROBE_PATH/);
  expect(whyNothingIsPrepared({ ...media, ffprobePath: MISSING, isWorker: false })).toBeNull();
});
