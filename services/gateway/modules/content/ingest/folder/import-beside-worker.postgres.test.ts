import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demonstration } from '@network/demo/demonstration.ts';
import vixen from '@network/vixen/tenant.ts';
import { NO_STOCK_MEDIA } from '../../media/public.ts';
import { mediaOperation } from '../media-operation.ts';
import { type ClaimedStep, claimStep } from '../queue.ts';
import { type IngestGateway, startIngestGateway } from '../testing/ingest-gateway.ts';
import { emptyFolder } from '../testing/make-film.ts';
import { workOnStep } from '../work-on-step.ts';
import { pictureIdOf } from './named-file.ts';

let gateway: IngestGateway;
beforeAll(async () => {
  const parts = { demonstration: { ...demonstration, media: NO_STOCK_MEDIA } };
  gateway = await startIngestGateway({ tenants: [vixen], parts });
});
afterAll(() => gateway.close());

/** A folder with one performer, whose portrait another process has begun to prepare. */
async function folderOf(slug: string, background: string): Promise<{ folder: string; step: ClaimedStep }> {
  const folder = await emptyFolder();
  const path = join(folder, 'face.jpg');
  await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toFile(path);
  await writeFile(join(folder, 'performers.csv'), `slug,name,sex,portraitFile\n${slug},Nova,F,face.jpg\n`);
  await gateway.sendPicture(path, await pictureIdOf(gateway.services, slug, path), 'portrait');
  const step = await claimStep(gateway.services.db, new Date(), 'pictures');
  if (step === null) throw new Error('Nothing waits.');
  return { folder, step };
}

/** Runs the command; `waiting` ends once it waits for what another process has, or has ended without that. */
function startImport(folder: string) {
  const waits = Promise.withResolvers<void>();
  const write = (line: string): void => {
    if (line.includes('waiting for the last pictures')) waits.resolve();
  };
  const log = pino({ level: 'info' }, { write });
  const importing = mediaOperation.run({ ...gateway.services, log }, ['import', folder]);
  return { importing, waiting: Promise.race([waits.promise, importing]) };
}

const DONE = { ok: true, text: '1 created, 0 changed, 0 unchanged, 0 refused.' };

async function portraitOf(slug: string): Promise<string | undefined> {
  const { artwork } = await gateway.services.db
    .selectFrom('performers')
    .select('artwork')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return artwork?.portrait?.id;
}

it('an import waits for a picture that another process prepares, and shows the performer with it', async () => {
  const { folder, step } = await folderOf('nova', '#a03020');
  const { importing, waiting } = startImport(folder);
  await waiting;
  const handle = { signal: new AbortController().signal, onProgress: () => undefined };
  expect(await workOnStep(gateway.services, step, handle)).toBe(true);
  expect(await importing).toEqual(DONE);
  expect(await portraitOf('nova')).toMatch(/^nova-[0-9a-f]{16}$/);
  await rm(folder, { recursive: true });
});

it('an import takes a picture over from a process that was killed', async () => {
  const { db } = gateway.services;
  const { folder, step } = await folderOf('juno', '#3020a0');
  const { importing, waiting } = startImport(folder);
  await waiting;
  // Nobody has extended its lease for a minute.
  await db.updateTable('media_steps').set({ lease_until: new Date() }).where('source_id', '=', step.sourceId).execute();
  expect(await importing).toEqual(DONE);
  expect(await portraitOf('juno')).toMatch(/^juno-[0-9a-f]{16}$/);
  await rm(folder, { recursive: true });
});
