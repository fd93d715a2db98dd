import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { videoHead } from '../video-head.ts';
import { FilmPage } from './film-page.tsx';

const route = getRouteApi('/videos/$slug');

export const head = videoHead('film');

/** The page of a video. */
export default function VideoPage(): ReactNode {
  const { slug } = route.useParams();
  return <FilmPage slug={slug} focusCommentId={null} />;
}
