import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';

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

/** A film as cards show it, for tests. */
export function aFilm(change: Partial<VideoCardFragment> = {}): VideoCardFragment {
  return {
    videoId: 'video-1',
    newId: 'new-1',
    slug: 'slow-light',
    title: 'Slow light',
    releaseDate: '2026-02-01T00:00:00.000Z',
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
    site: { id: 'vixen', name: 'Vixen' },
    channel: null,
    models: [{ name: 'Ada Morrow', slug: 'ada-morrow' }],
    images: { listing: picture },
    previews: [],
    ...change,
  };
}
