import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sendableBytes, type Sendable } from '../../content/media/public.ts';
import { setZip, type ZipEntry } from './set-zip.ts';
import { unzip } from './testing/unzip.ts';

const LENGTHS = [70_000, 1, 3_333, 128 * 1024];
const bytesOf = (length: number, seed: number) =>
  Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 31 + seed) % 251));
const FILES = LENGTHS.map((length, index) => ({
  name: `warm-lantern-0${index + 1}.jpg`,
  bytes: bytesOf(length, index),
}));
const entries: readonly ZipEntry[] = FILES.map(({ name, bytes }) => ({
  name,
  file: sendableBytes(bytes, 'image/jpeg'),
}));
const read = async (from: number, to: number) => buffer(await setZip(entries).stream(from, to));
const whole = () => read(0, setZip(entries).bytes - 1);

describe('set-zip', () => {
  it('has every file as it is, in order, with its checksum, and the length that was said before', async () => {
    const zip = await whole();
    expect(zip.length).toBe(setZip(entries).bytes);
    const files = unzip(zip);
    expect(files.map(({ name }) => name)).toEqual(FILES.map(({ name }) => name));
    for (const [index, { content, checksum }] of files.entries()) {
      expect(content.equals(FILES[index]?.bytes ?? Buffer.alloc(0))).toBe(true);
      expect(checksum).toBe(crc32(content));
    }
  });

  it('is the same zip each time, and each range is a piece of it', async () => {
    const zip = await whole();
    expect(
      createHash('sha256')
        .update(await whole())
        .digest('hex'),
    ).toBe(createHash('sha256').update(zip).digest('hex'));
    const last = zip.length - 1;
    for (const [from, to] of [
      [0, 0],
      [last, last],
      [10, 40],
      [69_990, 70_400],
      [100_000, last],
      [0, last],
    ] as const) {
      expect((await read(from, to)).equals(zip.subarray(from, to + 1)), `${from}-${to}`).toBe(true);
    }
  });

  it('has another tag for other files, another order and other names', async () => {
    const tagOf = (some: readonly ZipEntry[]) => setZip(some).etag();
    const tags = await Promise.all([
      tagOf(entries),
      tagOf(entries.toReversed()),
      tagOf(entries.slice(1)),
      tagOf(entries.map(({ file }, index) => ({ name: `${index}.jpg`, file }))),
    ]);
    expect(new Set(tags).size).toBe(tags.length);
    expect(await tagOf(entries)).toBe(tags[0]);
  });

  it('opens one file at a time, none after the range, and closes what nobody reads on', async () => {
    const opened: Readable[] = [];
    const slow = (bytes: Buffer): Sendable => ({
      ...sendableBytes(bytes, 'image/jpeg'),
      stream: () => {
        expect(opened.every(({ readableEnded, destroyed }) => readableEnded || destroyed)).toBe(true);
        const pieces = Array.from({ length: Math.ceil(bytes.length / 1024) }, (_, at) =>
          bytes.subarray(at * 1024, (at + 1) * 1024),
        );
        const stream = Readable.from(pieces, { objectMode: false, highWaterMark: 1024 });
        opened.push(stream);
        return stream;
      },
    });
    const watched = FILES.map(({ name, bytes }) => ({ name, file: slow(bytes) }));
    await buffer(await setZip(watched).stream(0, 2_000));
    expect(opened).toHaveLength(1);
    expect(opened[0]?.destroyed).toBe(true);
    const leaving = await setZip(watched).stream(0, setZip(watched).bytes - 1);
    for await (const piece of leaving) {
      expect(piece).toBeDefined();
      break;
    }
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true]);
  });
});
