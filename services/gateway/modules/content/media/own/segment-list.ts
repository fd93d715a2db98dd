import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { ObjectStore } from '../../../../store/object-store.ts';

/** A file of a stream that was taken as it is: where it lies, and its length. */
export type SegmentFile = readonly [key: string, bytes: number];

/** The files of one track of such a stream, in the order of their numbers in its playlist. */
export type SegmentList = readonly SegmentFile[];

/** Most memory for lists: those of a few hundred films that are being watched. */
const MOST_BYTES = 32 * 2 ** 20;

/** What the files of streams are, by the end of their names. */
const TYPES: Readonly<Record<string, string>> = {
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  cmfv: 'video/mp4',
  m4a: 'audio/mp4',
  cmfa: 'audio/mp4',
};

const endOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1).toLowerCase();

/** The media type of a file of a stream; null for what is none. */
export const segmentType = (key: string): string | null => TYPES[endOf(key)] ?? null;

/** The name of a file in our playlist: nothing of its own name is in any address. */
export const segmentName = (number: number, key: string): string => `${number}.${endOf(key)}`;

/** Reads lists of a store, each once as long as it is used. */
export function openSegmentLists(store: ObjectStore): (key: string) => Promise<SegmentList> {
  const known = new LRUCache<string, { readonly list: SegmentList; readonly bytes: number }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  return async (key) => {
    const found = known.get(key);
    if (found !== undefined) return found.list;
    const written = await text(await store.read(key));
    const list = JSON.parse(written) as SegmentList;
    // Objects take several times the room of their text.
    known.set(key, { list, bytes: written.length * 3 });
    return list;
  };
}
