import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MissingObjectError, type ObjectStore, requireKey, type StoredObject } from './object-store.ts';

/** Files that are still being written; no key begins with a dot, so that no list shows them. */
const UNFINISHED = '.unfinished';
/** Every write takes less time. An older file was left by a process that was killed. */
const ABANDONED_MS = 24 * 3_600_000;

/** A store in a folder of this machine, or one that several machines have mounted. */
export function folderStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => join(folder, ...requireKey(key).split('/'));
  return {
    pathOf,
    put: async (key, body) => {
      const path = pathOf(key);
      const unfinished = join(folder, UNFINISHED, randomUUID());
      await mkdir(dirname(unfinished), { recursive: true });
      try {
        const file = createWriteStream(unfinished, { flush: true });
        await pipeline(body, file);
        await renameInto(unfinished, path);
        return file.bytesWritten;
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    read: async (key, from = 0, to = Infinity) => {
      const path = pathOf(key);
      const file = await open(path).catch((error: unknown) => {
        throw isMissing(error) ? new MissingObjectError(key) : error;
      });
      return file.createReadStream({ start: from, ...(to !== Infinity && { end: to }) });
    },
    stat: async (key) => statOf(pathOf(key), key),
    list: (prefix) => listFolder(folder, prefix),
    delete: async (key) => {
      const path = pathOf(key);
      await rm(path, { force: true });
      await removeEmptyFolders(dirname(path), folder);
    },
  };
}

/** Deletes what writers that were killed have left, and counts it. */
export async function deleteUnfinished(folder: string, now: Date): Promise<number> {
  let count = 0;
  const unfinished = join(folder, UNFINISHED);
  for await (const name of namesIn(unfinished)) {
    const path = join(unfinished, name);
    const { mtime } = await stat(path);
    if (now.getTime() - mtime.getTime() < ABANDONED_MS) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

/** The file's content is on the disk already; after this its name is too. A folder may go while a neighbour is deleted. */
async function renameInto(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await mkdir(dirname(to), { recursive: true });
    try {
      await rename(from, to);
      break;
    } catch (error) {
      if (!isMissing(error) || attempt === 3) throw error;
    }
  }
  const folder = await open(dirname(to));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function statOf(path: string, key: string): Promise<StoredObject | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? { key, bytes: found.size, changedAt: found.mtime } : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function* listFolder(folder: string, prefix: string): AsyncIterable<StoredObject> {
  // Only the folder that the prefix names is read, not the whole store.
  const above = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  if (above !== '') requireKey(above.slice(0, -1));
  for await (const path of filesBelow(join(folder, above))) {
    const key = relative(folder, path).split(sep).join('/');
    const found = key.startsWith(prefix) ? await statOf(path, key) : null;
    if (found) yield found;
  }
}

async function* filesBelow(folder: string): AsyncIterable<string> {
  for await (const name of namesIn(folder)) {
    if (name.startsWith('.')) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found?.isDirectory()) yield* filesBelow(path);
    else if (found?.isFile()) yield path;
  }
}

async function* namesIn(folder: string): AsyncIterable<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function removeEmptyFolders(from: string, root: string): Promise<void> {
  for (let folder = from; folder.length > root.length; folder = dirname(folder)) {
    try {
      await rmdir(folder);
    } catch {
      return;
    }
  }
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
