import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';

const compressBytes = promisify(brotliCompress);
/** The best that brotli has: files are compressed once and sent for months. */
const QUALITY = 11;
/** Smaller files are compressed again, which is quicker than a look-up. */
const STORED_FROM_BYTES = 1024;
/** Ten brands and the console have 3,400 files of that size in three languages: room for a few releases. */
const MOST_FILES = 20_000;
/** Part of each name: what is stored under another version or quality is never found. */
const VERSION = `${process.versions['brotli'] ?? ''}-${QUALITY}`;

/** Compressed bytes by the content of the file that they are of. */
export interface CompressedFiles {
  /** The bytes in brotli's format, at its best quality. */
  readonly compress: (plain: Uint8Array) => Promise<Uint8Array>;
  /** Removes what has not been used for longest, once there are too many. */
  readonly removeOldest: () => void;
}

/** What builds of this process compress just now, by the file that it will be in: brands that are built together have it at once. */
const unfinished = new Map<string, Promise<Uint8Array>>();

/**
 * A folder that stores what was compressed. Builds in other processes may use it at the same time: a file appears as a
 * whole or not at all, and one that two builds write has the same bytes from both.
 */
export function openCompressedFiles(folder: string, mostFiles = MOST_FILES): CompressedFiles {
  mkdirSync(folder, { recursive: true });
  return {
    async compress(plain) {
      if (plain.length < STORED_FROM_BYTES) return compressNow(plain);
      const file = join(folder, `${createHash('sha256').update(plain).digest('hex')}-${VERSION}`);
      const stored = readStored(file, plain) ?? unfinished.get(file);
      if (stored !== undefined) return stored;
      const small = compressInto(file, plain).finally(() => unfinished.delete(file));
      unfinished.set(file, small);
      return small;
    },
    removeOldest() {
      const files = readdirSync(folder);
      if (files.length <= mostFiles) return;
      const byUse = files
        .map((name) => ({ name, usedAt: lastUse(join(folder, name)) }))
        .toSorted((a, b) => b.usedAt - a.usedAt);
      for (const { name } of byUse.slice(mostFiles)) rmSync(join(folder, name), { force: true });
    },
  };
}

async function compressInto(file: string, plain: Uint8Array): Promise<Uint8Array> {
  const small = await compressNow(plain);
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, small);
  renameSync(draft, file);
  return small;
}

function compressNow(plain: Uint8Array): Promise<Uint8Array> {
  return compressBytes(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** Null as well for what is damaged: after a power failure a file may be shorter than it was written. */
function readStored(file: string, plain: Uint8Array): Uint8Array | null {
  try {
    const bytes = readFileSync(file);
    if (!brotliDecompressSync(bytes).equals(plain)) return null;
    const now = new Date();
    utimesSync(file, now, now);
    return bytes;
  } catch {
    // Not there yet, removed by another build a moment ago, or no brotli.
    return null;
  }
}

function lastUse(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
