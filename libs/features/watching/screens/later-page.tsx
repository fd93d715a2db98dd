import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { laterQuery } from '../queries.ts';
import { WatchingList } from './watching-list.tsx';

const route = getRouteApi('/watch-later');

/** What was put aside, with its data. */
export default function LaterPage(): ReactNode {
  const { page } = route.useLoaderDeps();
  const { data } = useSuspenseQuery(laterQuery(page));
  return <WatchingList list="later" videos={data.watchLater.items} info={data.watchLater.info} />;
}
