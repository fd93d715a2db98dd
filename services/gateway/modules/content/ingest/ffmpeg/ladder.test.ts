import { expect, it } from 'vitest';
import { ladderFor } from './ladder.ts';

const madeOf = (width: number, height: number) =>
  ladderFor({ width, height }).map((rung) => `${rung.quality} ${rung.width}x${rung.height}`);

it('has every quality that the source has points enough for, that of mobile networks too', () => {
  expect(madeOf(3_840, 2_160)).toEqual([
    'p270 480x270',
    'p360 640x360',
    'p480 854x480',
    'p480l 854x480',
    'p720 1280x720',
    'p1080 1920x1080',
    'p2160 3840x2160',
  ]);
  expect(madeOf(1_280, 720)).toHaveLength(5);
  // A camera that crops a few lines.
  expect(madeOf(1_920, 1_048).at(-1)).toBe('p1080 1920x1048');
  expect(madeOf(1_920, 1_000).at(-1)).toBe('p1080 1920x1000');
  expect(madeOf(1_800, 1_000).at(-1)).toBe('p720 1280x712');
});

it('cuts nothing off and enlarges nothing', () => {
  expect(madeOf(320, 180)).toEqual(['p270 320x180']);
  expect(madeOf(1_080, 1_920)).toEqual([
    'p270 152x270',
    'p360 202x360',
    'p480 270x480',
    'p480l 270x480',
    'p720 406x720',
    'p1080 608x1080',
  ]);
  expect(madeOf(3_840, 1_600).at(-1)).toBe('p2160 3840x1600');
});

it('spends half as much on mobile networks as on the same lines', () => {
  const [usual, mobile] = ladderFor({ width: 854, height: 480 }).slice(-2);
  expect(mobile?.peakKilobits).toBe((usual?.peakKilobits ?? 0) / 2);
});
