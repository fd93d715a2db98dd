import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { pictureSets } from '@network/messages/picture-sets.ts';
import type { PictureSetVideo } from './queries.ts';

/** The head of a video's stills, by whichever address they were reached. */
export const setHead: RouteHead<PictureSetVideo> = ({ match: { context }, loaderData: video }) => {
  if (!video) return {};
  const t = messagesOf(pictureSets);
  const { tenant } = context;
  const names = video.models.map(({ name }) => name);
  return pageHead(context, {
    title: t('head', { title: video.title, brand: tenant.name }),
    description: t('headDescription', {
      title: video.title,
      names: names.join(', ') || tenant.name,
      brand: tenant.name,
      count: video.picturesInSet,
    }),
    keywords: [...names, ...tenant.copy.keywords],
    canonicalPath: `/pictureset/${video.slug}`,
    image: video.images.listing,
  });
};
