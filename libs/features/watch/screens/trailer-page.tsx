import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Trailer } from './trailer.tsx';

const route = getRouteApi('/trailer/$slug');

/** The trailer of a video (R04). */
export default function TrailerPage(): ReactNode {
  const { slug } = route.useParams();
  return <Trailer slug={slug} filmHref={`/videos/${slug}`} />;
}
