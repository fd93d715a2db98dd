import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { PerformerCard } from '../../entity-cards/performer-card.tsx';
import { favoritesHead } from '../favorites-head.ts';
import { performersQuery } from '../queries.ts';
import { FavoritesList } from './favorites-list.tsx';

const route = getRouteApi('/favorites/performers');

export const head = favoritesHead('performers', '/favorites/performers');

/** Favorite performers with their data. */
export default function PerformersPage(): ReactNode {
  const { page } = route.useLoaderDeps();
  const { data } = useSuspenseQuery(performersQuery(page));
  const { items, info } = data.favoritePerformers;
  return (
    <FavoritesList kind="performers" info={info}>
      {items.map((performer, index) => (
        <PerformerCard
          key={performer.globalId}
          performer={performer}
          sizes={GRID_SIZES.portrait}
          priority={index === 0}
          headingLevel={2}
        />
      ))}
    </FavoritesList>
  );
}
