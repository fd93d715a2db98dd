import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { videosPageQuery } from '../routes.tsx';
import { VideosScreen } from './videos-screen.tsx';

const route = getRouteApi('/videos');

/** The listing with its data. */
export default function VideosPage(): ReactNode {
  const { listing } = route.useRouteContext();
  const { data } = useSuspenseQuery(videosPageQuery(listing));
  return <VideosScreen data={data} listing={listing} />;
}
