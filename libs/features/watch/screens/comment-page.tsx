import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { videoHead } from '../video-head.ts';
import { FilmPage } from './film-page.tsx';

const route = getRouteApi('/videos/$slug/comment/$commentId');

export const head = videoHead('film');

/** A video, opened at one of its comments. */
export default function CommentPage(): ReactNode {
  const { slug, commentId } = route.useParams();
  return <FilmPage slug={slug} focusCommentId={commentId} />;
}
