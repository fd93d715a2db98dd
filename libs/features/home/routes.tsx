import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import type { Session } from '@network/core/session/session.ts';
import { DEALS_CAROUSEL_LIMIT } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { HomePageDocument } from './api/home-page.generated.ts';

/** Everything the home page shows this person, in one operation. */
export const homePageQuery = ({ ability }: Pick<Session, 'ability'>, { home }: Pick<Tenant, 'home'>) => {
  const shelves = home.rows.map(({ show }): string => show);
  if (ability.can('see', 'freeLimitedTrialVideos')) shelves.push('trial');
  return operationQuery(HomePageDocument, {
    // The gateway ignores the names of rows that are not its own.
    shelves,
    opensWith: home.hero.order,
    presentsPerformers: shelves.includes('performers'),
    presentsCategories: shelves.includes('categories'),
    presentsStudios: shelves.includes('studios'),
    dealLimit: DEALS_CAROUSEL_LIMIT,
    // Who sees all channels finds them in their own list, which the header links.
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
