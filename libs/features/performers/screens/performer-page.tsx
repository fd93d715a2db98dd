import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { performerHead } from '../performer-head.ts';
import { performerPageQuery } from '../routes.tsx';
import { PerformerScreen } from './performer-screen.tsx';

export const head = performerHead;

const route = getRouteApi('/performers/$slug');

/** A performer with their films. */
export default function PerformerPage(): ReactNode {
  const { slug } = route.useParams();
  const { films } = route.useRouteContext();
  const { data } = useSuspenseQuery(performerPageQuery(slug, films));
  if (!data.performer) return null;
  return <PerformerScreen data={data} performer={data.performer} requested={films} />;
}
