import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { setHead } from '../set-head.ts';
import { PictureSet } from './picture-set.tsx';

export const head = setHead;

const route = getRouteApi('/channels/$channelSlug/picturesets/$videoSlug');

/** The stills of a video inside its channel. */
export default function ChannelPictureSetPage(): ReactNode {
  const { channelSlug, videoSlug } = route.useParams();
  return <PictureSet slug={videoSlug} filmHref={`/channels/${channelSlug}/videos/${videoSlug}`} />;
}
