import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { setHead } from '../set-head.ts';
import { PictureSet } from './picture-set.tsx';

export const head = setHead;

const route = getRouteApi('/pictureset/$slug');

/** The stills of a video. */
export default function PictureSetPage(): ReactNode {
  const { slug } = route.useParams();
  return <PictureSet slug={slug} filmHref={`/videos/${slug}`} />;
}
