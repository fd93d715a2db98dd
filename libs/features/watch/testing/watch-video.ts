import type { WatchVideo } from '../queries.ts';

const picture = {
  src: '/media/p.webp',
  placeholder: '',
  width: 1600,
  height: 900,
  avifSrcSet: '',
  webpSrcSet: '',
  isMissing: false,
  color: '#334455',
};

/** A released video of vixen with everything that a page shows, for tests. */
export function aWatchVideo(change: Partial<WatchVideo> = {}): WatchVideo {
  return {
    videoId: 'video-1',
    newId: 'new-1',
    slug: 'slow-light',
    title: 'Slow light',
    guestUserScene: false,
    description: 'A house by the sea.',
    releaseDate: '2026-03-04T00:00:00.000Z',
    runLength: 1503,
    isUpcoming: false,
    isDenied: false,
    freeVideo: false,
    isFreeLimitedTrial: false,
    isExclusive: false,
    isNew: false,
    isFavorite: false,
    isWatchLater: false,
    watchProgress: null,
    rating: 8.4,
    ratingCount: 12,
    views: 340,
    site: { id: 'vixen', name: 'Vixen' },
    channel: null,
    models: [{ name: 'Ada Morrow', slug: 'ada-morrow' }],
    directors: ['Noor Hale'],
    categories: [{ slug: 'golden-hour', name: 'Golden hour' }],
    tags: [{ slug: 'long-take', name: 'Long take' }],
    chapters: [{ title: 'Dawn', startsAt: 0 }],
    expertReview: { global: null, count: 0, properties: [], models: [] },
    picturesInSet: 24,
    playbackPosition: null,
    commentCount: 0,
    crossNavigation: { previous: null, next: { slug: 'later-film', title: 'Later film' } },
    images: { listing: picture, poster: picture, portrait: picture },
    previews: [],
    relatedVideos: [],
    ...change,
  };
}
