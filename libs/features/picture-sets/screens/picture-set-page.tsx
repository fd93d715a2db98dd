import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PictureSet } from './picture-set.tsx';

export { setHead as head } from '../set-head.ts';

const route = getRouteApi('/pictureset/$slug');

/** The stills of a video (R05). */
export default function PictureSetPage(): ReactNode {
  const { slug } = route.useParams();
  return <PictureSet slug={slug} filmHref={`/videos/${slug}`} />;
}
