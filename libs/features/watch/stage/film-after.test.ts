import { describe, expect, it } from 'vitest';
import { aVideo } from '../../testing/story-samples.ts';
import { aWatchVideo } from '../testing/watch-video.ts';
import { filmAfter } from './film-after.ts';

const newest = { crossNavigation: { previous: null, next: null } };
const channel = { slug: 'late', channelId: 'c', channelPackId: null, isThirdPartyChannel: false };

describe('what follows a film', () => {
  it('is the one that was released after it', () => {
    expect(filmAfter(aWatchVideo({ relatedVideos: [aVideo(1)] }))).toMatchObject({
      slug: 'later-film',
      isLater: true,
    });
  });

  it('is, for the newest, the first related film that can be watched', () => {
    const relatedVideos = [
      { ...aVideo(1), isUpcoming: true },
      { ...aVideo(2), isDenied: true },
      { ...aVideo(3), channel },
      aVideo(4),
      aVideo(5),
    ];
    const { slug, title, images } = aVideo(4);
    const { src, width, height, isMissing } = images.listing;
    expect(filmAfter(aWatchVideo({ ...newest, relatedVideos }))).toEqual({
      slug,
      title,
      picture: { src, width, height, isMissing },
      isLater: false,
    });
  });

  it('is nothing where nothing is related', () => expect(filmAfter(aWatchVideo(newest))).toBeNull());
});
