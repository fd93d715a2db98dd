import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aVideo } from '../../testing/story-samples.ts';
import type { WatchVideo } from '../queries.ts';
import { aWatchVideo } from '../testing/watch-video.ts';
import { nextVideo } from './next-video.ts';

let prefersStillness: boolean;
beforeEach(() => {
  prefersStillness = false;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStillness }));
});
afterEach(() => vi.unstubAllGlobals());

const goOn = vi.fn<(address: string) => void>();
const startsByItself = (video: WatchVideo, hasAutoplay = true) => nextVideo(video, goOn, hasAutoplay)?.startsByItself;
const related = aVideo(1);
const newest = aWatchVideo({ crossNavigation: { previous: null, next: null }, relatedVideos: [related] });

it('begins by itself for those who have films begin so, and do not prefer stillness', () => {
  expect([startsByItself(aWatchVideo()), startsByItself(aWatchVideo(), false)]).toEqual([true, false]);
  prefersStillness = true;
  expect(startsByItself(aWatchVideo())).toBe(false);
});

it('does not begin by itself after the newest film: playing would never end', () => {
  expect(startsByItself(newest)).toBe(false);
  const next = nextVideo(newest, goOn, true);
  expect(next).toMatchObject({ title: related.title, href: `/videos/${related.slug}` });
  next?.onStart();
  expect(goOn).toHaveBeenCalledExactlyOnceWith(`/videos/${related.slug}`);
});

it('is nothing where nothing follows', () => {
  expect(nextVideo({ ...newest, relatedVideos: [] }, goOn, true)).toBeUndefined();
});
