import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareMedia } from './prepare-media.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { emptyFolder } from './testing/make-film.ts';
import { workFolder } from './work-on-step.ts';

let gateway: IngestGateway;
let later = 0;
beforeAll(async () => {
  gateway = await startIngestGateway({
    clock: { now: () => new Date(Date.now() + later) },
    parts: { log: pino({ level: 'silent' }) },
  });
});
afterAll(() => gateway.close());

it('waits for room where the disk has too little for a file, leaves nothing there, and goes on', async () => {
  const { db, config } = gateway.services;
  const poster = join(await emptyFolder(), 'poster.png');
  await sharp({ create: { width: 1_280, height: 720, channels: 3, background: '#345' } })
    .png()
    .toFile(poster);
  const id = await gateway.send(poster, 'picture');
  const { bytes } = await gateway.source(id);
  const sizeIs = (size: number | string) =>
    db
      .updateTable('media_sources')
      .set({ bytes: size as never })
      .where('id', '=', id)
      .execute();

  await sizeIs(1e15);
  expect(await prepareMedia.run(gateway.services, new Date())).toMatchObject({ done: 0, failed: 1 });
  expect(await gateway.source(id)).toMatchObject({ state: 'working' });
  const step = await db
    .selectFrom('media_steps')
    .select('problem')
    .where('source_id', '=', id)
    .where('problem', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(step.problem).toMatch(/^The disk that films are prepared on has \d+ MB left, too little for this step\.$/);
  expect(await readdir(workFolder(config.dataDir))).toEqual([]);

  await sizeIs(bytes);
  later = 3_600_000;
  await gateway.prepare();
  expect(await gateway.source(id)).toMatchObject({ state: 'published' });
});
