import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { redirectToSearch, requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { SearchPageDocument } from './api/search-page.generated.ts';
import { amongSites } from '../listing/facets/facet-choice.ts';
import { readSearchQuery, type SearchQuery } from './search-query.ts';

/** One page of results with the people and moods that match the text; with their facets, where those are on. */
export const searchPageQuery = ({ query, page, size, order, facets }: SearchQuery, isFaceted: boolean) =>
  operationQuery(SearchPageDocument, {
    query,
    isFaceted,
    input: {
      search: query,
      page,
      pageSize: size,
      order,
      sites: facets.sites ?? [],
      categories: facets.categories ?? [],
      lengths: facets.length ?? [],
      years: (facets.year ?? []).map(Number),
      resolutions: (facets.resolution ?? []).map(Number),
    },
  });

const savedQueries = againWhenReachable(() => import('./saved/saved-searches-query.ts'));

export const searchRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/search',
      validateSearch: rawSearch,
      beforeLoad: ({ search, context, location }) => {
        const result = readSearchQuery(search, context.tenant.features.facetedSearch);
        if (!result.ok) redirectToSearch(location.pathname, result.redirectTo);
        const facets = amongSites(result.value.facets, context.tenant.sites);
        return { requested: { ...result.value, facets } };
      },
      loaderDeps: ({ search }) => search,
      loader: async ({ context }) => {
        if (context.requested.query !== '')
          await context.queryClient.ensureQueryData(
            searchPageQuery(context.requested, context.tenant.features.facetedSearch),
          );
      },
    }).update(lazyPage(() => import('./screens/search-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/saved-searches',
      beforeLoad: requireSignIn,
      // Its query is no part of what a search needs.
      loader: async ({ context }) => (await savedQueries()).loadSavedSearches(context),
    }).update(lazyPage(() => import('./screens/saved-searches-page.tsx'))),
  ] as const;
