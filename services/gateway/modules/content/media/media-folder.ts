import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

/** A file of the stock media that can be sent. */
export interface MediaFile {
  readonly path: string;
  readonly bytes: number;
  readonly type: string;
  /** Strong entity tag of its content, computed on first use. */
  etag(): Promise<string>;
  /** These bytes of it, `to` included. */
  stream(from: number, to: number): Readable;
}

/** The files of one folder by their path inside it, with `/`. */
export interface MediaFolder {
  find(name: string): MediaFile | null;
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
};

/** Files of stock media stay as they are while a process runs, so each folder is listed once in it. */
const opened = new Map<string, MediaFolder>();

const NO_FILES: MediaFolder = { find: () => null };

/**
 * Lists a folder on its first request; null is one without files. A name out of a request is only ever looked up in that list and never becomes a
 * path, so that no address leads out of the folder.
 */
export function openMediaFolder(folder: URL | null): MediaFolder {
  if (folder === null) return NO_FILES;
  const known = opened.get(folder.href);
  if (known) return known;
  let files: ReadonlyMap<string, MediaFile> | undefined;
  const media = { find: (name: string) => (files ??= listFiles(fileURLToPath(folder))).get(name) ?? null };
  opened.set(folder.href, media);
  return media;
}

function listFiles(root: string): ReadonlyMap<string, MediaFile> {
  const files = new Map<string, MediaFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(root, path).split(sep).join('/'), mediaFile(path, type));
  }
  return files;
}

function mediaFile(path: string, type: string): MediaFile {
  let tag: Promise<string> | undefined;
  let bytes: number | undefined;
  return {
    path,
    type,
    get bytes() {
      return (bytes ??= statSync(path).size);
    },
    etag: () => (tag ??= tagOf(path)),
    stream: (start, end) => createReadStream(path, { start, end }),
  };
}

async function tagOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}
