import { describe, expect, it } from 'vitest';
import { isoDuration, videoObject } from './structured-data.ts';
import { aWatchVideo } from './testing/watch-video.ts';

const file = (path: string) => new URL(path, 'https://tour.example').href;
const page = (path: string) => file(`/de${path}`);

describe('videoObject', () => {
  it('names the video by absolute addresses of the tour, its pages in the language of this one', () => {
    expect(videoObject(aWatchVideo(), 'Brand', page, file)).toMatchObject({
      '@type': 'VideoObject',
      name: 'Slow light',
      url: 'https://tour.example/de/videos/slow-light',
      thumbnailUrl: ['https://tour.example/media/p.webp'],
      duration: 'PT25M3S',
      actor: [{ name: 'Ada Morrow', url: 'https://tour.example/de/performers/ada-morrow' }],
      aggregateRating: { ratingValue: 8.4, ratingCount: 12 },
    });
  });

  it('shows the card of a film without a picture', () => {
    const { poster, portrait } = aWatchVideo().images;
    const images = { poster: { ...poster, isMissing: true }, portrait };
    const { thumbnailUrl } = videoObject({ ...aWatchVideo(), images }, 'Brand', page, file);
    expect(thumbnailUrl).toEqual(['https://tour.example/media/cards/slow-light.jpg']);
  });

  it('is played by the page of its trailer, and never by the silent clip on its card', () => {
    const previews = [{ src: '/media/previews/a.mp4', type: 'video/mp4', width: 480, height: 270 }];
    for (const film of [aWatchVideo({ previews }), aWatchVideo({ previews, isUpcoming: true })]) {
      const described = videoObject(film, 'Brand', page, file);
      expect(described).toMatchObject({ embedUrl: 'https://tour.example/de/trailer/slow-light' });
      expect(JSON.stringify(described)).not.toContain('/media/previews/');
    }
  });

  it('is played by nothing while nothing of it plays', () => {
    for (const film of [aWatchVideo({ isDenied: true }), aWatchVideo({ isBeingPrepared: true })])
      expect(videoObject(film, 'Brand', page, file)).not.toHaveProperty('embedUrl');
  });

  it('has every property that Google’s results for videos need, with a date that names its time zone', () => {
    const described = videoObject(aWatchVideo(), 'Brand', page, file);
    for (const text of [described.name, described.description, described.thumbnailUrl[0], described.uploadDate])
      expect(text).toMatch(/\S/);
    expect(described.uploadDate).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/);
    expect(described).toMatchObject({
      interactionStatistic: { interactionType: { '@type': 'WatchAction' }, userInteractionCount: 340 },
    });
  });

  it('claims no rating that nobody gave', () => {
    expect(videoObject(aWatchVideo({ rating: null, ratingCount: 0 }), 'Brand', page, file)).not.toHaveProperty(
      'aggregateRating',
    );
  });
});

describe('isoDuration', () => {
  it.each([
    [0, 'PT0M0S'],
    [59.6, 'PT1M0S'],
    [3725, 'PT62M5S'],
    [-3, 'PT0M0S'],
  ])('%d seconds', (seconds, text) => {
    expect(isoDuration(seconds)).toBe(text);
  });
});
