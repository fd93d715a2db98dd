import { breadcrumbList } from '@network/core/head/breadcrumb-list.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { structuredData } from '@network/core/head/structured-data.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { layout } from '@network/messages/layout.ts';
import { watch } from '@network/messages/watch.ts';
import type { WatchVideo } from './queries.ts';
import { minutesOf } from './screens/minutes.ts';
import { videoObject } from './structured-data.ts';

const DESCRIPTION_LENGTH = 300;

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH))} …`;
}

/** The head of a video's page or its trailer's. */
export const videoHead =
  (showing: 'film' | 'trailer'): RouteHead<WatchVideo> =>
  ({ match: { context }, loaderData: video }) => {
    if (!video) return {};
    const t = messagesOf(watch);
    const brand = context.tenant.name;
    const names = video.models.map((model) => model.name).join(', ');
    const { meta, links } = pageHead(context, {
      title: t(showing === 'film' ? 'head.title' : 'head.trailer', { title: video.title, brand }),
      description: shortened(
        t('head.description', {
          title: video.title,
          names: names || brand,
          minutes: minutesOf(video.runLength),
          brand,
          description: video.description,
        }),
      ),
      keywords: [...video.models, ...video.categories, ...video.tags].map((entry) => entry.name),
      canonicalPath: `${showing === 'film' ? '/videos' : '/trailer'}/${video.slug}`,
      image: video.images.poster.src,
    });
    const type = { property: 'og:type', content: 'video.movie' };
    const described = structuredData(context, (absolute) => videoObject(video, brand, absolute));
    const film = { name: video.title, path: `/videos/${video.slug}` };
    const trailer = { name: t('stage.trailer'), path: `/trailer/${video.slug}` };
    const way = breadcrumbList(context, [
      { name: messagesOf(layout)('links.videos'), path: '/videos' },
      film,
      ...(showing === 'trailer' ? [trailer] : []),
    ]);
    return { links, meta: [...meta, type, ...described, ...way] };
  };
