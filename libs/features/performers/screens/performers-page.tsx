import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { performersPageQuery } from '../routes.tsx';
import { PerformersScreen } from './performers-screen.tsx';

const route = getRouteApi('/performers');

/** The listing of performers with its data. */
export default function PerformersPage(): ReactNode {
  const { listing } = route.useRouteContext();
  const { data } = useSuspenseQuery(performersPageQuery(listing));
  const { features } = useTenant();
  return <PerformersScreen data={data} listing={listing} chooses={features.facetedSearch ? 'sex' : 'gender'} />;
}
