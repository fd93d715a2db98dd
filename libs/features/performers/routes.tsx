import { createRoute, notFound } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import {
  guards,
  pageParameter,
  redirectKeepingSearch,
  redirectToCurrentSlug,
  validSlug,
} from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { PAGE_SIZE } from '@network/tenant/constants.ts';
import { PerformerPageDocument } from './api/performer-page.generated.ts';
import { PerformersPageDocument } from './api/performers-page.generated.ts';
import { type FilmsOfPerformer, readFilmsOfPerformer } from './films-of-performer.ts';
import { amongSites } from '../listing/facets/facet-choice.ts';
import { readPerformersSearch, type PerformersSearch } from './performers-search.ts';

/** One page of the listing; with its facets, where faceted search is on. */
export const performersPageQuery = ({ page, order, gender, facets }: PerformersSearch, isFaceted: boolean) =>
  operationQuery(PerformersPageDocument, {
    isFaceted,
    input: {
      page,
      pageSize: PAGE_SIZE,
      order: ({ rating: 'RATING', newest: 'NEWEST', name: 'NAME' } as const)[order],
      gender: ({ girls: 'GIRLS', guys: 'GUYS', all: 'ALL' } as const)[gender],
      ...(isFaceted && {
        sites: facets.sites ?? [],
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

/** A performer with one page of their films; `performer` is null when this tenant shows none with that slug. */
export const performerPageQuery = (slug: string, { page, order }: FilmsOfPerformer) =>
  // The first page presents the performer; the others are about the films.
  operationQuery(PerformerPageDocument, { slug, performers: [slug], page, order, presentsPictures: page === 1 });

export const performersRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/performers',
      validateSearch: rawSearch,
      beforeLoad: ({ search, context, location }) => {
        const result = readPerformersSearch(search, context.tenant.features.facetedSearch);
        if (!result.ok) redirectKeepingSearch({ context, location }, result.redirectTo);
        const facets = amongSites(result.value.facets, context.tenant.sites);
        return { listing: { ...result.value, facets } };
      },
      loaderDeps: ({ search }) => search,
      loader: ({ context }) =>
        context.queryClient.ensureQueryData(
          performersPageQuery(context.listing, context.tenant.features.facetedSearch),
        ),
    }).update(lazyPage(() => import('./screens/performers-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/performers/$slug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => {
        guards(
          validSlug('slug'),
          pageParameter(() => ({})),
        )(navigation);
        return { films: readFilmsOfPerformer(navigation.search) };
      },
      loaderDeps: ({ search }) => search,
      loader: async ({ context, location, params }) => {
        const data = await context.queryClient.ensureQueryData(performerPageQuery(params.slug, context.films));
        if (!data.performer) throw notFound();
        redirectToCurrentSlug({ context, location }, params.slug, data.performer.slug);
        return data;
      },
    }).update(lazyPage(() => import('./screens/performer-page.tsx'))),
  ] as const;
