import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { videoHead } from '../video-head.ts';
import { Trailer } from './trailer.tsx';

const route = getRouteApi('/channels/$channelSlug/trailers/$videoSlug');

export const head = videoHead('trailer');

/** The trailer of a video inside its channel. */
export default function ChannelTrailerPage(): ReactNode {
  const { channelSlug, videoSlug } = route.useParams();
  return <Trailer slug={videoSlug} filmHref={`/channels/${channelSlug}/videos/${videoSlug}`} />;
}
