import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '@network/core/session/session-provider.tsx';
import { channelsQuery } from '../queries.ts';
import { ChannelsScreen } from './channels-screen.tsx';

const route = getRouteApi('/channels');

/** The channels with their data. */
export default function ChannelsPage(): ReactNode {
  const { page } = route.useLoaderDeps();
  const { data } = useSuspenseQuery(channelsQuery(page));
  return <ChannelsScreen data={data} isAuthenticated={useSession().isAuthenticated} />;
}
