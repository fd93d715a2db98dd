import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { brandsPageQuery } from '../routes.tsx';
import { isStandalone } from '../site-pages.ts';
import { BrandsScreen } from './brands-screen.tsx';

/** The network with its data. */
export default function BrandsPage(): ReactNode {
  const { data } = useSuspenseQuery(brandsPageQuery);
  const tenant = useTenant();
  return (
    <BrandsScreen
      brands={data.brands}
      isOneSite={tenant.sites.length === 1}
      presented={isStandalone(tenant) ? [] : tenant.standaloneSites}
    />
  );
}
