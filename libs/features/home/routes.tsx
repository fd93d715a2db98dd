import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import type { Session } from '@network/core/session/session.ts';
import { DEALS_CAROUSEL_LIMIT } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { HomePageDocument } from './api/home-page.generated.ts';
import { isRowOfFilms, isStanding, openingOf, ROW_LENGTHS, SPARE_FILMS, SPARE_NEWEST_FILMS } from './row-lengths.ts';

/** Everything the home page shows this person, in one operation. */
export const homePageQuery = (
  { ability, isAuthenticated }: Pick<Session, 'ability' | 'isAuthenticated'>,
  { home }: Pick<Tenant, 'home'>,
) => {
  const shelves = home.rows.map(({ show }): string => show);
  const spareOf = (show: string): number => {
    if (!isAuthenticated) return 0;
    return show === 'latest' ? SPARE_FILMS + SPARE_NEWEST_FILMS : SPARE_FILMS;
  };
  const rows = home.rows.flatMap((row) =>
    isRowOfFilms(row) && row.show !== 'featured'
      ? [{ name: row.show, films: ROW_LENGTHS[row.as] + (isStanding(row.as) ? spareOf(row.show) : 0) }]
      : [],
  );
  const trial = { name: 'trial', films: ROW_LENGTHS.rail };
  return operationQuery(HomePageDocument, {
    opening: openingOf(home).all,
    opensWith: home.hero.order,
    rows: ability.can('see', 'freeLimitedTrialVideos') ? [trial, ...rows] : rows,
    presentsPerformers: shelves.includes('performers'),
    presentsCategories: shelves.includes('categories'),
    presentsStudios: home.hero.shows === 'studios',
    heroMoves: home.hero.motion === 'loop',
    dealLimit: DEALS_CAROUSEL_LIMIT,
    // A person who sees all channels finds them in their own list, which the header links.
    presentsChannels: ability.can('see', 'internalChannels') && !ability.can('see', 'channels'),
  });
};

export const homeRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/',
      validateSearch: rawSearch,
      loader: ({ context }) => context.queryClient.ensureQueryData(homePageQuery(context.session, context.tenant)),
    }).update(lazyPage(() => import('./screens/home-page.tsx'))),
  ] as const;
