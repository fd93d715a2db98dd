import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '../../../../store/object-store.ts';
import type { FoundPart } from './find-files.ts';

/** Writes parts of a stream into one file, one after another: with its beginning, a segment is a film of its own. */
export async function copyParts(
  store: ObjectStore,
  parts: readonly Pick<FoundPart, 'key' | 'span'>[],
  target: string,
  signal: AbortSignal,
): Promise<void> {
  const pieces = async function* (): AsyncGenerator<Buffer> {
    for (const { key, span } of parts) {
      const body = span === null ? await store.read(key) : await store.read(key, span.from, span.from + span.bytes - 1);
      for await (const piece of body) yield piece as Buffer;
    }
  };
  await pipeline(pieces, createWriteStream(target), { signal });
}

/** Whether a file is MPEG-TS, whose times no file of another container changes. */
export const isTransportStream = (key: string): boolean => /\.ts$/i.test(key);
