import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import type { MediaFile, MediaFolder } from '../media-folder.ts';
import { type Loop, readLoop } from './loop.ts';
import { type LoopedFilm, loopedFilm } from './looped-film.ts';

/** Loops that are read once while they play; some 40 KB each. */
const LOOPS_IN_MEMORY = 64;

/** A film made of loops. */
export interface LibraryFilm extends LoopedFilm {
  /** Strong entity tag of its file. */
  etag(): Promise<string>;
}

/** Films out of the loops of a folder. */
export interface FilmLibrary {
  /** Repeats the files of these names, a track each; null where one is missing. */
  film(names: readonly [string, ...string[]], repeats: number): Promise<LibraryFilm | null>;
}

export function openFilmLibrary(folder: MediaFolder): FilmLibrary {
  const loops = new Map<string, Promise<Loop>>();
  const loopOf = (name: string, { path }: MediaFile): Promise<Loop> => {
    const loop = loops.get(name) ?? readFile(path).then(readLoop);
    // The one that was used last moves to the end; the first is the one that was not used for longest.
    loops.delete(name);
    loops.set(name, loop);
    const [oldest] = loops.keys();
    if (loops.size > LOOPS_IN_MEMORY && oldest !== undefined) loops.delete(oldest);
    loop.catch(() => loops.delete(name));
    return loop;
  };
  return {
    film: async ([first, ...others], repeats) => {
      const files = [first, ...others].map((name) => ({ name, file: folder.find(name) }));
      const found = files.flatMap(({ name, file }) => (file === null ? [] : [{ name, file }]));
      if (found.length < files.length) return null;
      const [track, ...more] = await Promise.all(found.map(({ name, file }) => loopOf(name, file)));
      if (track === undefined) return null;
      return {
        ...loopedFilm([track, ...more], repeats),
        etag: () =>
          tagOf(
            found.map(({ file }) => file),
            repeats,
          ),
      };
    },
  };
}

async function tagOf(files: readonly MediaFile[], repeats: number): Promise<string> {
  const tags = await Promise.all(files.map((file) => file.etag()));
  return `"${createHash('sha256').update(`${tags.join()} ${repeats}`).digest('base64url').slice(0, 22)}"`;
}
