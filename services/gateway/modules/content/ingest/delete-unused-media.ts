import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { stepsAlone } from '../../../jobs/each-alone.ts';
import type { Job } from '../../../jobs/job.ts';
import type { GatewayServices } from '../../../services.ts';
import { deleteUnfinished } from '../../../store/folder-store.ts';
import { deleteAll, type StoredObject } from '../../../store/object-store.ts';
import { findFilmOfReplaced, findUsedVersions, forgetDiscardedMedia } from '../catalogue/public.ts';
import {
  CUTS_PREFIX,
  findPrefixes,
  manifestKey,
  queueTakedown,
  readManifest,
  versionOfManifest,
} from '../media/public.ts';
import { deleteLeftSources } from './sources/delete-left-sources.ts';
import { deleteAbandoned } from './uploads/delete-abandoned.ts';
import { workFolder } from './work-on-step.ts';

/** Longer than any address of a version is valid, and than any step takes. */
const GRACE_MS = 3 * 86_400_000;

type Parts = Pick<GatewayServices, 'db' | 'store'>;

/**
 * Deletes what nobody can see: what was sent for drafts that were deleted, renditions that no film, draft, picture or
 * source at work refers to, uploads that were given up, and what killed workers left on this disk. Edges are told to forget it, as
 * what another version replaced was everybody's. Other originals stay.
 */
export const deleteUnusedMedia: Job = {
  name: 'delete-unused-media',
  cron: '20 5 * * *',
  run: (services, at) =>
    stepsAlone(services, {
      uploads: () => deleteAbandoned(services, at),
      sources: () => deleteLeftSources(services, new Date(at.getTime() - GRACE_MS)),
      files: () => deleteUnseenFiles(services, at),
      cuts: () => deleteOldCuts(services, at),
      folders: () => deleteWorkFolders(services, at),
    }),
};

/** A cut that somebody still asks for is made again. */
const CUT_LIFE_MS = 90 * 86_400_000;

async function deleteOldCuts({ store }: GatewayServices, at: Date): Promise<number> {
  let count = 0;
  for await (const { key, changedAt } of store.list(CUTS_PREFIX)) {
    if (at.getTime() - changedAt.getTime() < CUT_LIFE_MS) continue;
    await store.delete(key);
    count += 1;
  }
  return count;
}

async function deleteUnseenFiles({ db, store }: Parts, at: Date): Promise<number> {
  // Read before the list of files: what is published in between is too young to be deleted.
  const used = await findUsedKeys({ db, store }, at);
  const isUnseen = ({ key, changedAt }: StoredObject): boolean =>
    !used.has(key) && at.getTime() - changedAt.getTime() >= GRACE_MS;
  let count = 0;
  for await (const object of store.list('renditions/')) {
    if (!isUnseen(object)) continue;
    await store.delete(object.key);
    count += 1;
  }
  // Last, as they are what the next run finds versions by that this one has left.
  for await (const object of store.list('versions/')) {
    if (!isUnseen(object)) continue;
    const version = versionOfManifest(object.key);
    if (version !== null) await forgetVersion({ db, store }, version, at);
    await store.delete(object.key);
    count += 1;
  }
  // Withheld for as long as there may be a file of it.
  await forgetDiscardedMedia(db, new Date(at.getTime() - 2 * GRACE_MS));
  return count;
}

/** What a stream has before its pictures: playlists and lists of files, which no edge keeps. */
const PLAYED_ALONE = /^video\/[^/]+\.(?:m3u8|segments)$/;

/**
 * Deletes the cuts of a version whose files are gone, and has edges forget all of it. Those that had nothing but a stream are many after
 * a move, and what was made of the same source later is still shown: edges are told nothing.
 */
async function forgetVersion({ db, store }: Parts, version: string, at: Date): Promise<void> {
  await deleteAll(store, `${CUTS_PREFIX}${version}/`);
  const names = Object.keys((await readManifest(store, version))?.files ?? {});
  if (names.length > 0 && names.every((name) => PLAYED_ALONE.test(name))) return;
  const filmId = (await findFilmOfReplaced(db, version)) ?? version;
  const prefixes = await findPrefixes(store, [version]);
  await queueTakedown(db, { filmId, slugs: [], versions: [version], prefixes }, at);
}

/** What pages, players and steps under way may ask for. */
async function findUsedKeys({ db, store }: Parts, at: Date): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const version of await findUsedVersions(db, new Date(at.getTime() - GRACE_MS))) {
    used.add(manifestKey(version));
    const manifest = await readManifest(store, version);
    for (const { key } of Object.values(manifest?.files ?? {})) used.add(key);
  }
  const unended = await db
    .selectFrom('media_steps')
    .innerJoin('media_sources', 'media_sources.id', 'media_steps.source_id')
    .select('media_steps.result')
    .where('media_sources.state', 'in', ['working', 'failed'])
    .where('media_steps.state', '=', 'done')
    .execute();
  for (const { result } of unended) for (const { key } of Object.values(result?.files ?? {})) used.add(key);
  return used;
}

async function deleteWorkFolders({ config }: GatewayServices, at: Date): Promise<number> {
  const folder = workFolder(config.dataDir);
  let count = config.mediaStore.kind === 'folder' ? await deleteUnfinished(config.mediaStore.folder, at) : 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found === null || at.getTime() - found.mtimeMs < GRACE_MS) continue;
    await rm(path, { recursive: true, force: true });
    count += 1;
  }
  return count;
}
