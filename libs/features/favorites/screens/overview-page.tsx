import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { overviewQuery } from '../queries.ts';
import { OverviewScreen } from './overview-screen.tsx';

/** The overview with its data. */
export default function OverviewPage(): ReactNode {
  const { data } = useSuspenseQuery(overviewQuery);
  return <OverviewScreen data={data} />;
}
