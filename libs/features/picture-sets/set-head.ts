import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { pictureSets } from '@network/messages/picture-sets.ts';
import type { PictureSetVideo } from './queries.ts';

/** The head of a video's stills, by whichever address they were reached. */
export const setHead: RouteHead<PictureSetVideo> = ({ match: { context }, loaderData: video }) =>
  video
    ? pageHead(context, {
        title: messagesOf(pictureSets)('head', { title: video.title, brand: context.tenant.name }),
        canonicalPath: `/pictureset/${video.slug}`,
        image: video.images.listing.src,
      })
    : {};
