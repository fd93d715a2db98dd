import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { topRatedPageQuery } from '../routes.tsx';
import { TopRatedScreen } from './top-rated-screen.tsx';

const route = getRouteApi('/toprated');

/** The ranking with its data. */
export default function TopRatedPage(): ReactNode {
  const { page } = route.useRouteContext();
  const { data } = useSuspenseQuery(topRatedPageQuery(page));
  return <TopRatedScreen ranking={data.topRated} />;
}
