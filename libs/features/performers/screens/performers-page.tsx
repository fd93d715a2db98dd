import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { performers as texts } from '@network/messages/performers.ts';
import { activeLabels } from '../../listing/facets/facet-filters.ts';
import type { PerformersPageQuery } from '../api/performers-page.generated.ts';
import { PERFORMER_FACETS } from '../performer-facets.ts';
import { performersHref, type PerformersSearch } from '../performers-search.ts';
import { performersPageQuery } from '../routes.tsx';
import { FacetedPerformers } from './faceted-performers.tsx';
import { PerformersScreen } from './performers-screen.tsx';
import { SimplePerformers } from './simple-performers.tsx';

const route = getRouteApi('/performers');

/** Not in the bundle of a brand without faceted search. */
const Faceted = import.meta.env.BUILT_FLAG_facetedSearch !== false ? FacetedPerformers : null;
const labelsOf = import.meta.env.BUILT_FLAG_facetedSearch !== false ? activeLabels : null;

type ListingHead = RouteHead<PerformersPageQuery, { readonly listing: PerformersSearch }>;

/** A title names so many filters, and a search engine is led to pages of one alone: they combine without end. */
const MOST_NAMED = 3;

export const head: ListingHead = ({ match: { context }, loaderData }) => {
  const t = messagesOf(texts);
  const { tenant, listing } = context;
  const { page, gender, facets } = listing;
  const brand = tenant.name;
  // Women are the default list.
  const names = PERFORMER_FACETS.filter((name) => name !== 'sex' || facets.sex?.join() !== 'F');
  const labels =
    labelsOf && tenant.features.facetedSearch
      ? labelsOf({ counted: loaderData?.performers.facets ?? [], chosen: facets, names })
      : gender === 'girls'
        ? []
        : [t(`gender.${gender}`)];
  const filters = labels.slice(0, MOST_NAMED).join(', ');
  return pageHead(context, {
    title: filters === '' ? t('head.title', { brand }) : t('head.narrowed', { brand, filters }),
    description: filters === '' ? t('head.description', { brand }) : t('head.narrowedDescription', { brand, filters }),
    page,
    keywords: [...labels, ...tenant.copy.keywords],
    canonicalPath: performersHref({ ...listing, order: 'rating' }, { page }),
    isPrivate: labels.length > 1 || loaderData?.performers.items.length === 0,
  });
};

/** The listing of performers with its data. */
export default function PerformersPage(): ReactNode {
  const { listing } = route.useRouteContext();
  const { features, sites } = useTenant();
  const { data } = useSuspenseQuery(performersPageQuery(listing, features.facetedSearch));
  return (
    <PerformersScreen>
      {Faceted && features.facetedSearch ? (
        <Faceted data={data} listing={listing} hasSites={sites.length > 1} />
      ) : (
        <SimplePerformers data={data} listing={listing} />
      )}
    </PerformersScreen>
  );
}
