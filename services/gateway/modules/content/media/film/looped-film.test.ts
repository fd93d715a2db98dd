import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockMedia } from '@network/demo/media/stock-media.ts';
import { boxAt, boxesOf } from './boxes.ts';
import { readLoop } from './loop.ts';
import { INDEX_BYTES, loopedFilm } from './looped-film.ts';
import { secondsOf, tracksOf } from './testing/read-film.ts';

const CLIPS_FOLDER = stockMedia.folders?.clips;
const read = (name: string) => readLoop(readFileSync(new URL(name, CLIPS_FOLDER)));
const picture = read('silk-ember-1/p270.mp4');
const sound = read('sounds/warm.mp4');
const film = loopedFilm([picture, sound], 25);

describe('a film out of loops', () => {
  it('lasts as long as it says, without a gap in either track', async () => {
    const file = await buffer(film.stream(0, film.bytes - 1));
    expect([file.length, secondsOf(file), film.seconds]).toEqual([film.bytes, 100, 100]);
    expect(tracksOf(file)).toEqual([
      { seconds: 100, isGapless: true },
      { seconds: 100, isGapless: true },
    ]);
  });

  it('numbers its fragments without a repetition', async () => {
    const file = await buffer(film.stream(0, film.bytes - 1));
    const fragments = boxesOf(file).filter(({ type }) => type === 'moof');
    expect(fragments.map(({ body }) => file.readUInt32BE(body + 12))).toEqual(fragments.map((_, index) => index + 1));
  });

  it('has an index that leads to every fragment', async () => {
    const file = await buffer(film.stream(0, film.bytes - 1));
    const index = boxAt(file, 'sidx');
    expect(index.end - index.start).toBe(INDEX_BYTES.head + INDEX_BYTES.entry * 25);
    let at = index.end;
    for (let entry = 0; entry < 25; entry += 1) {
      expect(file.subarray(at, at + film.segment(entry).length).equals(film.segment(entry))).toBe(true);
      at += file.readUInt32BE(index.body + 24 + entry * INDEX_BYTES.entry);
    }
    expect(at).toBe(file.length);
  });

  it('gives any part of itself byte for byte', async () => {
    const file = await buffer(film.stream(0, film.bytes - 1));
    const place = fc.nat({ max: film.bytes - 1 });
    await fc.assert(
      fc.asyncProperty(place, place, async (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        expect((await buffer(film.stream(from, to))).equals(file.subarray(from, to + 1))).toBe(true);
      }),
    );
  });

  it('is refused out of a file that is no loop', () => {
    const file = readFileSync(new URL('silk-ember-1/p270.mp4', CLIPS_FOLDER));
    const fragments = file.subarray(boxAt(file, 'moof').start);
    expect(() => readLoop(Buffer.concat([file, fragments]))).toThrow('one fragment');
    expect(() => readLoop(file.subarray(0, file.length - 1))).toThrow(RangeError);
    expect(() => readLoop(Buffer.alloc(4))).toThrow(RangeError);
  });
});
