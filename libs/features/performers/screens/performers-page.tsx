import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { performersPageQuery } from '../routes.tsx';
import { FacetedPerformers } from './faceted-performers.tsx';
import { PerformersScreen } from './performers-screen.tsx';
import { SimplePerformers } from './simple-performers.tsx';

const route = getRouteApi('/performers');

/** Not in the bundle of a brand without faceted search (T07). */
const Faceted = import.meta.env.BUILT_FLAG_facetedSearch !== false ? FacetedPerformers : null;

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
