import { describe, expect, it } from 'vitest';
import { VIDEO_QUALITIES, type VideoQuality } from '@network/tenant/video-qualities.ts';
import type { PlayerSources } from './player-sources.ts';
import { chooseSource, qualityChoices } from './quality.ts';

const sources = (hls: string | null, qualities: readonly VideoQuality[]): PlayerSources => ({
  hls,
  fixed: qualities.map((quality) => ({ quality, src: `/${quality}.mp4` })),
  storyboard: null,
  captions: [],
  expiresAt: 0,
});

describe('qualityChoices', () => {
  it('K07 offers Auto and the whole ladder, the tallest first, the mobile picture after its full one', () => {
    expect(qualityChoices(sources('/a.m3u8', VIDEO_QUALITIES))).toEqual([
      'auto',
      'p2160',
      'p1080',
      'p720',
      'p480',
      'p480l',
      'p360',
      'p270',
    ]);
  });

  it('offers no Auto without HLS', () => {
    expect(qualityChoices(sources(null, ['p270', 'p720']))).toEqual(['p720', 'p270']);
  });
});

describe('chooseSource', () => {
  const both = sources('/a.m3u8', ['p270', 'p720', 'p2160']);

  it('adapts when no quality is chosen', () => {
    expect(chooseSource(both, 'auto', 1080)).toEqual({ kind: 'hls', quality: 'auto', src: '/a.m3u8' });
    expect(chooseSource(both, null, 1080)?.kind).toBe('hls');
  });

  it('takes the chosen quality', () => {
    expect(chooseSource(both, 'p2160', 480)).toEqual({ kind: 'file', quality: 'p2160', src: '/p2160.mp4' });
  });

  it('adapts when the chosen quality does not exist', () => {
    expect(chooseSource(both, 'p1080', 1080)?.quality).toBe('auto');
  });

  it.each([
    [2160, 'p2160'],
    [1440, 'p720'],
    [500, 'p270'],
    [100, 'p270'],
  ])('without HLS takes the tallest that a screen of %i lines shows', (lines, quality) => {
    expect(chooseSource(sources(null, ['p270', 'p720', 'p2160']), 'auto', lines)?.quality).toBe(quality);
  });

  it('has nothing to play without any address', () => {
    expect(chooseSource(sources(null, []), 'p720', 1080)).toBeNull();
  });
});
