import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import type { Sendable } from '../../content/media/public.ts';

/** A file and its name in the zip. */
export interface ZipEntry {
  readonly name: string;
  readonly file: Sendable;
}

/** One day for all files: the same set is the same zip, byte for byte. */
const ZIPPED_AT = new Date('2026-01-01T00:00:00Z');

/**
 * Files as one zip, stored as they are, in this order. It is put together as it is read, one file at a time, so that a set of any
 * size takes no memory; its length is known before. What comes before a range is read too, because its checksums are in the
 * directory at the end.
 */
export function setZip(entries: readonly ZipEntry[]): Sendable {
  const described = entries.map(({ name, file }) => ({ name, size: file.bytes, lastModified: ZIPPED_AT }));
  return {
    bytes: Number(predictLength(described)),
    type: 'application/zip',
    etag: async () => {
      const tags = await Promise.all(entries.map(async ({ name, file }) => [name, file.bytes, await file.etag()]));
      return `"${createHash('sha256').update(JSON.stringify(tags)).digest('base64url').slice(0, 22)}"`;
    },
    stream: (from, to) => Readable.from(partOf(entries, from, to), { objectMode: false }),
  };
}

/** The bytes `from` to `to` of the zip, both included; nothing is read after them. */
async function* partOf(entries: readonly ZipEntry[], from: number, to: number): AsyncGenerator<Uint8Array> {
  let open: Readable | null = null;
  const contents = async function* () {
    for (const { name, file } of entries) {
      open = await file.stream(0, file.bytes - 1);
      yield { name, size: file.bytes, lastModified: ZIPPED_AT, input: open };
    }
  };
  const chunks = makeZip(contents()).getReader();
  try {
    for (let at = 0; at <= to;) {
      const { value: chunk } = await chunks.read();
      if (chunk === undefined) return;
      const part = chunk.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at));
      at += chunk.length;
      if (part.length > 0) yield part;
    }
  } finally {
    // The writer leaves the file open that it reads from, and fails, where nobody reads on.
    chunks.cancel().catch(() => undefined);
    (open as Readable | null)?.destroy();
  }
}
