import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { videoHead } from '../video-head.ts';
import { Trailer } from './trailer.tsx';

const route = getRouteApi('/trailer/$slug');

export const head = videoHead('trailer');

/** The trailer of a video. */
export default function TrailerPage(): ReactNode {
  const { slug } = route.useParams();
  return <Trailer slug={slug} filmHref={`/videos/${slug}`} />;
}
