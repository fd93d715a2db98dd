import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { favoritesHead } from '../favorites-head.ts';
import { overviewQuery } from '../queries.ts';
import { OverviewScreen } from './overview-screen.tsx';

export const head = favoritesHead('overview', '/favorites');

/** The overview with its data. */
export default function OverviewPage(): ReactNode {
  const { data } = useSuspenseQuery(overviewQuery);
  return <OverviewScreen data={data} />;
}
