import { describe, expect, it } from 'vitest';
import { playerSourcesOf } from './player-sources-of.ts';

const token = {
  __typename: 'VideoToken',
  p270: { cdn: '/media/v/p270.mp4?t=1' },
  p360: null,
  p480: null,
  p480l: { cdn: '/media/v/p480l.mp4?t=1' },
  p720: null,
  p1080: { cdn: '/media/v/p1080.mp4?t=1' },
  p2160: null,
  hls: { cdn: '/media/v/master.m3u8?t=1' },
  storyboard: null,
  captions: [],
  expiresAt: '2026-01-01T00:00:00.000Z',
} as const;

describe('playerSourcesOf', () => {
  it('X13 keeps the qualities that this person has', () => {
    expect(playerSourcesOf(token)).toEqual({
      hls: '/media/v/master.m3u8?t=1',
      fixed: [
        { quality: 'p270', src: '/media/v/p270.mp4?t=1' },
        { quality: 'p480l', src: '/media/v/p480l.mp4?t=1' },
        { quality: 'p1080', src: '/media/v/p1080.mp4?t=1' },
      ],
      storyboard: null,
      captions: [],
      expiresAt: Date.UTC(2026, 0, 1),
    });
  });
});
