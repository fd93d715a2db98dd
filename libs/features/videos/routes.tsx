import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { redirectKeepingSearch, redirectToSearch } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { PAGE_SIZE } from '@network/tenant/constants.ts';
import { CategorySlugsDocument } from './api/category-slugs.generated.ts';
import { VideosPageDocument } from './api/videos-page.generated.ts';
import { amongSites } from '../listing/facets/facet-choice.ts';
import { namesCategories, readVideosSearch, type VideosSearch } from './videos-search.ts';

/** What the categories of an address are compared with. */
const categorySlugsQuery = operationQuery(CategorySlugsDocument);

/** One page of the listing: with its facets, or with the moods to choose from. */
export const videosPageQuery = ({ page, order, search, facets, trialOnly }: VideosSearch, isFaceted: boolean) =>
  operationQuery(VideosPageDocument, {
    isFaceted,
    input: {
      page,
      pageSize: PAGE_SIZE,
      order,
      search,
      categories: facets.categories ?? [],
      sites: facets.sites ?? [],
      heedSettings: true,
      freeLimitedTrial: trialOnly,
      ...(isFaceted && {
        performers: facets.performers ?? [],
        lengths: facets.length ?? [],
        years: (facets.year ?? []).map(Number),
        resolutions: (facets.resolution ?? []).map(Number),
        traits: {
          sex: facets.sex ?? [],
          hair: facets.hair ?? [],
          eyes: facets.eyes ?? [],
          height: facets.height ?? [],
          nationality: facets.nationality ?? [],
        },
      }),
    },
  });

export const videosRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/videos',
      validateSearch: rawSearch,
      beforeLoad: async ({ search, context, location }) => {
        const isFaceted = context.tenant.features.facetedSearch;
        const { categories } =
          isFaceted && namesCategories(search)
            ? await context.queryClient.ensureQueryData(categorySlugsQuery)
            : { categories: [] };
        const slugs = categories.map(({ slug }) => slug);
        const result = readVideosSearch(search, isFaceted, slugs);
        if (!result.ok && result.isWhole) redirectToSearch(location.pathname, result.redirectTo);
        if (!result.ok) redirectKeepingSearch({ context, location }, result.redirectTo);
        const facets = amongSites(result.value.facets, context.tenant.sites);
        // An address that somebody with such a trial shared shows the whole list to everybody else.
        const trialOnly = result.value.trialOnly && context.session.ability.can('see', 'freeLimitedTrialVideos');
        return { listing: { ...result.value, facets, trialOnly } };
      },
      loaderDeps: ({ search }) => search,
      loader: ({ context }) =>
        context.queryClient.ensureQueryData(videosPageQuery(context.listing, context.tenant.features.facetedSearch)),
    }).update(lazyPage(() => import('./screens/videos-page.tsx'))),
  ] as const;
