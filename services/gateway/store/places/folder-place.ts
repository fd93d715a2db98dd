import { open, opendir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { MissingObjectError, type StoredObject } from '../object-store.ts';
import type { PlaceFiles } from './place-files.ts';

/** The files of a folder that others write, such as a studio's archive. A link that leads out of it leads nowhere. */
export function folderPlace(folder: string): PlaceFiles {
  const pathOf = (path: string): string => join(folder, ...path.split('/'));
  const inside = async (path: string): Promise<string | null> => {
    try {
      const [root, found] = await Promise.all([realpath(folder), realpath(pathOf(path))]);
      return found.startsWith(root.endsWith(sep) ? root : root + sep) ? found : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  const statOf = async (path: string): Promise<StoredObject | null> => {
    const found = await inside(path);
    const facts = found === null ? null : await stat(found);
    return facts?.isFile() === true ? { key: path, bytes: facts.size, changedAt: facts.mtime } : null;
  };
  return {
    pathOf,
    stat: statOf,
    read: async (path, from = 0, to = Infinity) => {
      const found = await inside(path);
      if (found === null) throw new MissingObjectError(path);
      const file = await open(found);
      return file.createReadStream({ start: from, ...(to !== Infinity && { end: to }) });
    },
    list: async function* (prefix) {
      const above = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const root = above === '' ? folder : await inside(above.slice(0, -1));
      // Nothing is below a file.
      if (root !== null && (await stat(root)).isDirectory()) yield* listed(above, prefix);
    },
    problem: async () => {
      const facts = await stat(folder).catch(() => null);
      return facts?.isDirectory() === true ? null : `there is no folder ${folder}`;
    },
  };

  async function* listed(above: string, prefix: string): AsyncGenerator<StoredObject> {
    for await (const entry of await opendir(join(folder, above))) {
      const path = above + entry.name;
      if (entry.name.startsWith('.') || !path.startsWith(prefix)) continue;
      if (entry.isDirectory()) yield* listed(`${path}/`, prefix);
      else {
        const found = await statOf(path);
        if (found !== null) yield found;
      }
    }
  }
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '');
}
