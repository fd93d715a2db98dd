import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { videoHead } from '../video-head.ts';
import { FilmPage } from './film-page.tsx';

const route = getRouteApi('/channels/$channelSlug/videos/$videoSlug');

export const head = videoHead('film');

/** A video inside its channel. */
export default function ChannelVideoPage(): ReactNode {
  const { videoSlug } = route.useParams();
  return <FilmPage slug={videoSlug} focusCommentId={null} />;
}
