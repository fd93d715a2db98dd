import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import vixen from '@network/vixen/tenant.ts';
import { writeManifest } from '../media/public.ts';
import { deleteUnusedMedia } from './delete-unused-media.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { emptyFolder } from './testing/make-film.ts';

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

let gateway: IngestGateway;
beforeAll(async () => {
  gateway = await startIngestGateway({ tenants: [vixen] });
});
beforeEach(async () => {
  await gateway.services.db.deleteFrom('edge_takedowns').execute();
});
afterAll(() => gateway.close());

/** Gives the film another poster. @returns its source and version */
async function showPoster(background: string): Promise<{ readonly id: string; readonly version: string }> {
  const path = join(await emptyFolder(), 'poster.jpg');
  await sharp({ create: { width: 1280, height: 720, channels: 3, background } })
    .jpeg()
    .toFile(path);
  const id = await gateway.send(path, 'picture');
  await gateway.prepare();
  return { id, version: (await gateway.source(id)).version ?? '' };
}

async function keysOf(prefix: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of gateway.services.store.list(prefix)) keys.push(key);
  return keys.toSorted();
}

const takedowns = () =>
  gateway.services.db.selectFrom('edge_takedowns').select(['film_id', 'versions', 'prefixes']).execute();
const filesOf = async ({ id, version }: { readonly id: string; readonly version: string }) => [
  ...(await keysOf(`renditions/${id}/`)),
  ...(await keysOf(`versions/${version}`)),
  ...(await keysOf(`cuts/${version}/`)),
];

it('0816 deletes a poster three days after another one replaced it, with its cuts, and has edges forget it', async () => {
  const { store } = gateway.services;
  const former = await showPoster('#a03020');
  await store.put(`cuts/${former.version}/1x1-0-0-100/320.webp`, Readable.from([Buffer.from('a cut')]));
  const current = await showPoster('#20a030');
  const before = await filesOf(former);
  expect(before.length).toBeGreaterThan(5);
  await deleteUnusedMedia.run(gateway.services, later(2));
  expect(await filesOf(former)).toEqual(before);
  expect(await takedowns()).toEqual([]);

  await deleteUnusedMedia.run(gateway.services, later(4));
  expect(await filesOf(former)).toEqual([]);
  expect(await takedowns()).toEqual([
    { film_id: gateway.videoId, versions: [former.version], prefixes: [`renditions/${former.id}/`] },
  ]);
  expect((await filesOf(current)).length).toBeGreaterThan(4);
  // Once: what is gone is found no more.
  await deleteUnusedMedia.run(gateway.services, later(5));
  expect(await takedowns()).toHaveLength(1);
});

it('leaves what was replaced a moment ago, however old its files are', async () => {
  const former = await showPoster('#3020a0');
  await showPoster('#a0a030');
  await gateway.services.db
    .updateTable('replaced_media')
    .set({ replaced_at: later(29) })
    .where('version', '=', former.version)
    .execute();
  const before = await filesOf(former);
  await deleteUnusedMedia.run(gateway.services, later(30));
  expect(await filesOf(former)).toEqual(before);
  await deleteUnusedMedia.run(gateway.services, later(33));
  expect(await filesOf(former)).toEqual([]);
});

/** Writes a version that no film has. @returns where its manifest is */
async function leaveVersion(names: readonly string[]): Promise<string> {
  const { store } = gateway.services;
  const [source, version] = [randomUUID(), randomUUID()];
  const fileOf = (name: string) => ({ key: `renditions/${source}/${name}`, bytes: 4, type: 'text/plain' });
  const files = names.map((name) => [name, fileOf(name)] as const);
  for (const name of names) await store.put(fileOf(name).key, Readable.from([Buffer.from('file')]));
  await writeManifest(store, version, { files: Object.fromEntries(files), streams: { video: {}, trailer: {} } });
  return `versions/${version}.json`;
}

it('deletes the version that a stream had before its pictures, and tells edges nothing of it', async () => {
  const played = ['video/p480.m3u8', 'video/p480.segments', 'video/a0.m3u8', 'video/a0.segments'];
  const alone = await leaveVersion(played);
  await deleteUnusedMedia.run(gateway.services, later(4));
  expect(await keysOf(alone)).toEqual([]);
  expect(await takedowns()).toEqual([]);
  // Edges are told when the version also has files that everybody saw.
  await leaveVersion([...played, 'trailer/p480.mp4']);
  await deleteUnusedMedia.run(gateway.services, later(4));
  expect(await takedowns()).toHaveLength(1);
});
