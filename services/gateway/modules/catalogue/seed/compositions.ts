import { clipById, compositionsOfSite, qualitiesOf } from '../../media/public.ts';
import { dealCompositions, type Listing } from './deal-compositions.ts';
import type { SeededVideo } from './videos.ts';

/** The videos with a composition of their brand each, and the best lines that its clip really has. */
export function withCompositions(
  videos: readonly SeededVideo[],
  listings: readonly Listing[],
  filtered: readonly Listing[],
): SeededVideo[] {
  const dealt = dealCompositions(videos, listings, compositionsOfSite, filtered);
  return videos.map((video) => {
    const composition = dealt.get(video.id) ?? null;
    const clip = composition === null ? null : clipById(composition);
    const tallest = clip === null ? undefined : qualitiesOf(clip).at(-1)?.rendition.height;
    return { ...video, composition, best_height: Math.min(video.best_height ?? Infinity, tallest ?? Infinity) };
  });
}
