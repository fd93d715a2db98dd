import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { HELD_MS } from '../../../outbox/work-off.ts';
import { isWholeRun } from '@network/testing/effort.ts';
import { readManifest } from '../media/public.ts';
import { openDesk } from '../../staff/staff/testing/public.ts';
import { deleteUnusedMedia } from './delete-unused-media.ts';
import { findPrograms } from './ffmpeg/programs.ts';
import { endDraft, writeDraft } from './testing/film-drafts.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { makeFilm } from './testing/make-film.ts';

const WORKER = join(import.meta.dirname, 'testing/worker-process.ts');

/** Each worker takes seconds to start: daily one is killed while it works, one while it writes, and one at the very end. */
const daily = <Step>(each: readonly Step[], ...those: readonly Step[]) => (isWholeRun() ? each : those);

let gateway: IngestGateway;
const database = databaseForTests();
beforeAll(async () => {
  gateway = await startIngestGateway({ config: { database: { url: database.url } } });
});
afterAll(async () => {
  await gateway.close();
});

let ahead = 0;

/** Starts a worker at a time when whatever another one was doing counts as lost. */
function startWorker(killAfter: string, programs: Readonly<Record<string, string>> = {}): ChildProcess {
  ahead += HELD_MS + 1_000;
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
      ...programs,
    },
  });
}

const ownMedia = async () =>
  (await gateway.services.db.selectFrom('videos').select('own_media').executeTakeFirstOrThrow()).own_media;

it(
  'shows nothing of a film whose worker is killed in any of its steps, and the whole of it in the end',
  { tags: ['long'] },
  async () => {
    const { db, store, config } = gateway.services;
    const id = await gateway.send(await makeFilm({ seconds: 2 }));
    // These two steps store nothing: their program never ends, so the worker is at work on them when it is killed.
    const { ffmpeg } = findPrograms(config.media);
    const programs = { probe: '-frames:v', sound: 'loudnorm' };
    const endless = daily(Object.keys(programs), 'sound');
    for (const [step, argument] of Object.entries(programs).filter(([name]) => endless.includes(name))) {
      const program = join(config.dataDir, `endless-${step}`);
      const script = `#!/bin/sh\ncase "$*" in *${argument}*) exec sleep 600 ;; *) exec '${ffmpeg}' "$@" ;; esac\n`;
      await writeFile(program, script, { mode: 0o700 });
      const worker = startWorker('', { FFMPEG_PATH: program });
      const running = async () =>
        expect(await db.selectFrom('media_steps').select('state').where('name', '=', step).executeTakeFirst()).toEqual({
          state: 'running',
        });
      await vi.waitFor(running, { interval: 50, timeout: 60_000 });
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      expect(await ownMedia(), step).toBeNull();
    }
    const written = {
      pictures: '/pictures-',
      preview: '/preview-',
      storyboard: '/storyboard-',
      trailer: '/trailer-',
      'video-p270': '/video-p270-',
      publish: 'versions/',
    };
    const killed = daily(Object.keys(written), 'video-p270', 'publish');
    for (const [, step] of Object.entries(written).filter(([name]) => killed.includes(name))) {
      expect(await once(startWorker(step), 'exit'), step).toEqual([null, 'SIGKILL']);
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
        attempts: [...killed, ...endless].includes(name) ? 2 : 1,
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
  },
);

it(
  'lets no document name a picture whose worker is killed, and the picture in the end',
  { tags: ['long'] },
  async () => {
    const { db } = gateway.services;
    const path = await makeFilm({
      width: 900,
      height: 600,
      seconds: 1,
      sound: false,
      name: 'still.png',
      more: ['-frames:v', '1', '-c:v', 'png'],
    });
    const id = await gateway.sendPicture(path, 'a-still', 'still');
    const pictures = () => db.selectFrom('pictures').select('id').execute();
    for (const step of daily(['/pictures-', 'versions/'], 'versions/')) {
      const [, signal] = (await once(startWorker(step), 'exit')) as [number | null, string | null];
      expect(signal, step).toBe('SIGKILL');
      expect(await pictures(), step).toEqual([]);
      expect(await gateway.source(id), step).toMatchObject({ state: 'working', version: null });
    }
    expect(await once(startWorker(''), 'exit')).toEqual([0, null]);
    expect(await pictures()).toEqual([{ id: 'a-still' }]);
    const { rendition } = await db.selectFrom('pictures').select('rendition').executeTakeFirstOrThrow();
    const later = new Date(Date.now() + 4 * 86_400_000);
    expect((await deleteUnusedMedia.run(gateway.services, later))['files']).toBeGreaterThan(0);
    // What documents can name is never deleted, also where none does yet.
    const manifest = await readManifest(gateway.services.store, rendition.version);
    const files = Object.values(manifest?.files ?? {});
    const made = files.filter(({ key }) => key.includes('/pictures-'));
    expect(made).toHaveLength(rendition.avif.length + rendition.webp.length);
    // And the file as it was sent, which people download.
    expect(files.filter((file) => !made.includes(file)).map(({ key }) => key)).toEqual([`originals/${id}`]);
    for (const { key, bytes } of files) {
      const read = await gateway.services.store.read(key);
      expect((await buffer(read)).length).toBe(bytes);
    }
  },
);

it(
  'shows nothing of a draft whose worker or publication is killed, and the whole of it once it is published',
  { tags: ['long'] },
  async () => {
    const { db } = gateway.services;
    const editor = await openDesk(gateway, 'editor');
    const draft = await writeDraft(editor, 'killed-draft');
    const id = await gateway.sendFor('killed-draft', await makeFilm({ seconds: 2 }));
    const film = () => db.selectFrom('videos').select('own_media').where('id', '=', draft).executeTakeFirst();
    const prepared = () => db.selectFrom('prepared_media').select('own_media').where('film_id', '=', draft).execute();
    for (const step of daily(['/pictures-', '/video-p270-', 'versions/'], 'versions/')) {
      const [, signal] = (await once(startWorker(step), 'exit')) as [number | null, string | null];
      expect(signal, step).toBe('SIGKILL');
      expect([await film(), await prepared()], step).toEqual([undefined, []]);
      expect(await gateway.source(id), step).toMatchObject({ state: 'working', version: null });
    }
    expect(await once(startWorker(''), 'exit')).toEqual([0, null]);
    const [waiting] = await prepared();
    expect(waiting?.own_media).toMatchObject({ film: { seconds: 2 }, picture: { isChosen: false } });
    expect(await film()).toBeUndefined();

    // The audit is the last thing that a publication writes.
    await sql`
    create function end_connection() returns trigger language plpgsql as
      $body$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $body$;
    create trigger end_connection before insert on staff_audit for each row execute function end_connection()
  `.execute(db);
    await expect(endDraft(editor, draft)).rejects.toThrow();
    await sql`drop trigger end_connection on staff_audit`.execute(db);
    expect([await film(), await prepared()]).toEqual([undefined, [waiting]]);
    expect(await endDraft(editor, draft)).toBe('ContentSaved');
    expect([await film(), await prepared()]).toEqual([waiting, []]);
  },
);
