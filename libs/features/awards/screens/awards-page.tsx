import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { awardsPageSize } from '../awards-pages.ts';
import { awardsPageQuery } from '../routes.tsx';
import { AwardsScreen } from './awards-screen.tsx';

const route = getRouteApi('/awards');

/** Awards with their data. */
export default function AwardsPage(): ReactNode {
  const { page } = route.useRouteContext();
  const tenant = useTenant();
  const { data } = useSuspenseQuery(awardsPageQuery(page, awardsPageSize(tenant)));
  return <AwardsScreen list={data.awards} brand={tenant.name} showsSites={tenant.sites.length > 1} />;
}
