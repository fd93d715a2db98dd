import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { performers as texts } from '@network/messages/performers.ts';
import { performersHref, type PerformersSearch } from '../performers-search.ts';
import { performersPageQuery } from '../routes.tsx';
import { FacetedPerformers } from './faceted-performers.tsx';
import { PerformersScreen } from './performers-screen.tsx';
import { SimplePerformers } from './simple-performers.tsx';

const route = getRouteApi('/performers');

/** Not in the bundle of a brand without faceted search (T07). */
const Faceted = import.meta.env.BUILT_FLAG_facetedSearch !== false ? FacetedPerformers : null;

export const head: RouteHead<unknown, { readonly listing: PerformersSearch }> = ({ match: { context } }) => {
  const t = messagesOf(texts);
  const { tenant, listing } = context;
  const brand = tenant.name;
  return pageHead(context, {
    title: t('head.title', { brand }),
    description: t('head.description', { brand }),
    keywords: tenant.copy.keywords,
    canonicalPath: performersHref(listing, { page: listing.page }),
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
