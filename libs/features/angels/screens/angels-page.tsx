import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { angelsPageQuery } from '../routes.tsx';
import { AngelsScreen } from './angels-screen.tsx';

/** Angels with their data. */
export default function AngelsPage(): ReactNode {
  const { data } = useSuspenseQuery(angelsPageQuery);
  const { name } = useTenant();
  return <AngelsScreen angels={data.angels} brand={name} />;
}
