import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { BackupDamaged } from './backup-file.ts';
import { STORED_FOLDERS } from './stored-folders.ts';

/** A file is written in lines of at most this many bytes. */
const PART_BYTES = 192 * 1_024;

/** A part of a file, in the order of the file; the last one may be empty. */
export interface FilePart {
  /** From the data folder on, with slashes. */
  readonly file: string;
  /** Base64. */
  readonly data: string;
  readonly isLast: boolean;
}

/** All files that rows belong to, part by part. One that is deleted meanwhile is left out: so is its row, or soon. */
export async function* filePartsOf(dataDir: string): AsyncGenerator<FilePart> {
  for (const file of await listFiles(dataDir)) yield* partsOf(dataDir, file);
}

async function* partsOf(dataDir: string, file: string): AsyncGenerator<FilePart> {
  const stream = createReadStream(join(dataDir, file), { highWaterMark: PART_BYTES });
  try {
    await once(stream, 'open');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  for await (const part of stream) yield { file, data: (part as Buffer).toString('base64'), isLast: false };
  yield { file, data: '', isLast: true };
}

async function listFiles(dataDir: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (const { name, without } of STORED_FOLDERS) {
    const folder = join(dataDir, name);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingIfMissing);
    for (const entry of entries) {
      const inside = join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(/[/\\]/);
      if (entry.isFile() && !without.includes(inside[0] ?? '')) files.push([name, ...inside].join('/'));
    }
  }
  return files.toSorted((one, other) => (one < other ? -1 : 1));
}

function nothingIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** Files of a backup that wait beside the data folder's own until the rows are restored. */
export interface RestoredFiles {
  readonly take: (part: FilePart) => Promise<void>;
  /** Puts them where they belong. With `replace` nothing else stays there; otherwise a file that is there stays. */
  readonly putInPlace: (options: { readonly replace: boolean }) => Promise<void>;
  /** Undoes that: what was replaced is back. */
  readonly putBack: () => Promise<void>;
  /** Removes what is needed no longer. */
  readonly close: () => Promise<void>;
}

/** Collects files in a folder of its own inside the data folder, so that moving them copies nothing. */
export async function collectFiles(dataDir: string): Promise<RestoredFiles> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(join(dataDir, 'restoring-'));
  const undo: (() => Promise<void>)[] = [];
  const names: string[] = [];
  let current: { readonly name: string; readonly stream: WriteStream } | null = null;

  return {
    take: async ({ file, data, isLast }) => {
      if (current !== null && current.name !== file) throw new BackupDamaged('a file ends too early');
      if (current === null) {
        if (!isStored(file)) throw new BackupDamaged('it has a file that belongs nowhere');
        const path = join(draft, 'new', file);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        current = { name: file, stream: createWriteStream(path, { mode: 0o600, flags: 'wx' }) };
        names.push(file);
      }
      const { stream } = current;
      if (data !== '' && !stream.write(Buffer.from(data, 'base64'))) await once(stream, 'drain');
      if (!isLast) return;
      current = null;
      stream.end();
      await finished(stream);
    },
    putInPlace: async ({ replace }) => {
      if (replace) for (const { name } of STORED_FOLDERS) await setAside(name);
      for (const name of names) {
        const target = join(dataDir, name);
        if (await exists(target)) continue;
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await rename(join(draft, 'new', name), target);
        undo.push(() => rm(target, { force: true }));
      }
    },
    putBack: async () => {
      for (const step of undo.toReversed()) await step();
    },
    close: async () => {
      current?.stream.destroy();
      await rm(draft, { recursive: true, force: true });
    },
  };

  async function setAside(name: string): Promise<void> {
    const folder = join(dataDir, name);
    if (!(await exists(folder))) return;
    const aside = join(draft, 'former', name);
    await mkdir(dirname(aside), { recursive: true, mode: 0o700 });
    await rename(folder, aside);
    undo.push(async () => {
      await rm(folder, { recursive: true, force: true });
      await rename(aside, folder);
    });
  }
}

/** Whether a path of a backup leads into one of our folders, and nowhere else. */
function isStored(file: string): boolean {
  const [folder, ...inside] = file.split('/');
  const isPlain = (part: string): boolean => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part);
  return STORED_FOLDERS.some(({ name }) => name === folder) && inside.length > 0 && inside.every(isPlain);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
