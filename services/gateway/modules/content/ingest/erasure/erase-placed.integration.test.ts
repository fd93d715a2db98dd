import { cp, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demonstration } from '@network/demo/demonstration.ts';
import vixen from '@network/vixen/tenant.ts';
import { contentOperation } from '../../content/testing/public.ts';
import { NO_STOCK_MEDIA } from '../../media/public.ts';
import { type Desk, openDesk } from '../../../staff/staff/testing/public.ts';
import { mediaOperation } from '../media-operation.ts';
import { claimStep } from '../queue.ts';
import { type IngestGateway, startIngestGateway } from '../testing/ingest-gateway.ts';
import { emptyFolder } from '../testing/make-film.ts';
import { makeStream } from '../testing/make-stream.ts';
import { workOnStep } from '../work-on-step.ts';
import { eraseMedia } from './erase-media.ts';

let gateway: IngestGateway;
let [archive, tables] = ['', ''];
let editor: Desk;
let colleague: Desk;
beforeAll(async () => {
  [archive, tables] = [await emptyFolder(), await emptyFolder()];
  gateway = await startIngestGateway({
    tenants: [vixen],
    config: { mediaPlaces: [{ name: 'archive', location: { kind: 'folder', folder: archive }, knownAs: null }] },
    parts: { demonstration: { ...demonstration, media: NO_STOCK_MEDIA } },
  });
  [editor, colleague] = [await openDesk(gateway, 'editor'), await openDesk(gateway, 'editor', 'colleague')];
  await makeStream(join(archive, 'harbor'), { segments: 'ts', seconds: 2, sizes: [[320, 180]] });
}, 120_000);
afterAll(async () => {
  await gateway.close();
  for (const folder of [archive, tables]) await rm(folder, { recursive: true });
});

const importFilm = async (slug: string, media: string) => {
  const head = 'slug,title,site,releasedAt,mediaFile';
  await writeFile(join(tables, 'films.csv'), `${head}\n${slug},Film,vixen,2026-01-01T00:00:00Z,archive:${media}\n`);
  return mediaOperation.run(gateway.services, ['import', tables]);
};
const workOnce = async () => {
  const step = await claimStep(gateway.services.db, new Date());
  if (step === null) throw new Error('There is nothing to do.');
  await workOnStep(gateway.services, step, { signal: new AbortController().signal, onProgress: () => undefined });
};
const idOf = async (slug: string) =>
  (await gateway.services.db.selectFrom('videos').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
const ANSWER = '{ ... on BulkChanged { change { id state } } ... on BulkRefused { message } }';

/** Two members of staff erase a film that was taken back. */
async function erase(id: string): Promise<void> {
  const items = [{ id, version: 3 }];
  const request = await editor.call<{ result: { change: { id: string } } }>(
    `mutation ($items: [ReadVersion!]!) { result: requestBulkChange(requestKey: "key-1", kind: film,
      change: { name: erase }, items: $items, reason: "A performer asked for it") ${ANSWER} }`,
    { items },
  );
  await colleague.call(
    `mutation ($id: ID!) { result: decideBulkChange(id: $id, approve: true, reason: "Checked") ${ANSWER} }`,
    { id: request.data.result.change.id },
  );
}

it('a film that is erased keeps its files in their place, and none of them is ever shown again', async () => {
  const { db, store } = gateway.services;
  await importFilm('harbor', 'harbor/master.m3u8');
  await workOnce();
  await importFilm('harbor', 'harbor/master.m3u8');
  const id = await idOf('harbor');
  await editor.call(
    `mutation ($id: ID!) { result: unpublishContent(kind: film, id: $id, expectedVersion: 2) { __typename } }`,
    { id },
  );
  await erase(id);
  expect(await eraseMedia.run(gateway.services, new Date())).toEqual({ erased: 1 });
  const ours: string[] = [];
  for (const prefix of ['renditions/', 'versions/', 'originals/'])
    for await (const { key } of store.list(prefix)) ours.push(key);
  expect(ours).toEqual([]);
  for (const name of ['master.m3u8', '180p/index.m3u8', '180p/Part 000.ts'])
    expect((await stat(join(archive, 'harbor', name))).isFile(), name).toBe(true);
  const { text } = await contentOperation.run(gateway.services, ['erased']);
  expect(text).toContain('master.m3u8  not deleted: it stays in archive:harbor/master.m3u8, and is never shown again');

  const again = await importFilm('harbor-again', 'harbor/master.m3u8');
  expect(again.ok).toBe(false);
  expect(again.text.split('\n')).toContain(
    'films.csv line 2 mediaFile: expected a file whose film was not erased: archive:harbor/master.m3u8 is never shown again',
  );
  expect(await db.selectFrom('media_sources').select('id').execute()).toEqual([]);
  // Another playlist names the same segments.
  await cp(join(archive, 'harbor', 'master.m3u8'), join(archive, 'harbor', 'other.m3u8'));
  expect((await importFilm('harbor-third', 'harbor/other.m3u8')).ok).toBe(true);
  await expect(workOnce()).rejects.toThrow(/archive:harbor\/180p\/Part 000\.ts is never shown again/);
});
