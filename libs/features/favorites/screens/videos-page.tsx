import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import { favoritesHead } from '../favorites-head.ts';
import { videosQuery } from '../queries.ts';
import { FavoritesList } from './favorites-list.tsx';

const route = getRouteApi('/favorites/videos');

export const head = favoritesHead('videos', '/favorites/videos');

/** Favorite videos with their data. */
export default function VideosPage(): ReactNode {
  const { page } = route.useLoaderDeps();
  const { data } = useSuspenseQuery(videosQuery(page));
  const { items, info } = data.favoriteVideos;
  return (
    <FavoritesList kind="videos" info={info}>
      {items.map((video, index) => (
        <VideoCard key={video.newId} video={video} sizes={GRID_SIZES.media} priority={index === 0} headingLevel={2} />
      ))}
    </FavoritesList>
  );
}
