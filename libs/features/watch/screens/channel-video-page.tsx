import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FilmPage } from './film-page.tsx';

const route = getRouteApi('/channels/$channelSlug/videos/$videoSlug');

/** A video inside its channel (R38). */
export default function ChannelVideoPage(): ReactNode {
  const { videoSlug } = route.useParams();
  return <FilmPage slug={videoSlug} focusCommentId={null} />;
}
