import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import type { ReelsFeedQuery } from './api/reels-feed.generated.ts';
import { reelsFeedQuery } from './routes.tsx';

/** A reel as the feed shows it. */
export type FeedReel = ReelsFeedQuery['reels']['items'][number];

export interface ReelFeed {
  readonly reels: readonly FeedReel[];
  /** Nothing comes after the last one. */
  readonly isWhole: boolean;
  readonly hasFailed: boolean;
  /** Loads the next reels; a second call while one is running does nothing. */
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** The loaded feed: its beginning came with the page. @param startsWith the reel that a link leads to; null for none */
export function useReelFeed(startsWith: string | null): ReelFeed {
  const { data: first } = useSuspenseQuery(reelsFeedQuery(0, startsWith));
  const [places, setPlaces] = useState<readonly number[]>([]);
  const more = useQueries({ queries: places.map((place) => reelsFeedQuery(place)) });
  const pages = [first, ...more.flatMap(({ data }) => (data ? [data] : []))];
  const next = pages.at(-1)?.reels.next ?? null;
  return {
    reels: pages.flatMap(({ reels }) => reels.items),
    isWhole: next === null,
    hasFailed: more.some(({ isError }) => isError),
    loadMore: () => {
      if (next !== null && !places.includes(next)) setPlaces([...places, next]);
    },
    retry: () => void more.find(({ isError }) => isError)?.refetch(),
  };
}
