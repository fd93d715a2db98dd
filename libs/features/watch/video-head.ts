import { breadcrumbList } from '@network/core/head/breadcrumb-list.ts';
import { type HeadPicture, pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { structuredData } from '@network/core/head/structured-data.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { formatRunLength } from '@network/core/i18n/run-length.ts';
import { layout } from '@network/messages/layout.ts';
import { watch } from '@network/messages/watch.ts';
import { cutText } from '@network/validation/text-length.ts';
import type { WatchVideo } from './queries.ts';
import { cardAddress, videoObject } from './structured-data.ts';

const DESCRIPTION_LENGTH = 300;

/**
 * This is the size of the cards that the gateway draws, so that the first person who shares a page sees its picture
 * without waiting.
 */
const CARD_SIZE = [
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
];

/** The picture of a shared link; a film that can't be watched here any more has no card. */
function sharedPicture({ slug, isDenied, images }: WatchVideo): string | HeadPicture {
  return isDenied ? images.poster : cardAddress(slug);
}

/** Lists the properties that Open Graph has for films. */
function aboutFilm({ runLength, releaseDate }: WatchVideo) {
  return [
    { property: 'og:type', content: 'video.movie' },
    { property: 'video:duration', content: String(runLength) },
    { property: 'video:release_date', content: releaseDate },
  ];
}

function shortened(text: string): string {
  const begin = cutText(text, DESCRIPTION_LENGTH);
  if (begin === text) return text;
  // A text without spaces, such as a Japanese one, ends with any character.
  const end = begin.lastIndexOf(' ');
  return `${end > 0 ? begin.slice(0, end) : begin} …`;
}

/** The head of a video's page or its trailer's. */
export const videoHead =
  (showing: 'film' | 'trailer'): RouteHead<WatchVideo> =>
  ({ match: { context }, loaderData: video }) => {
    if (!video) return {};
    const t = messagesOf(watch);
    const brand = context.tenant.name;
    const names = video.models.map((model) => model.name).join(', ');
    const shared = sharedPicture(video);
    const { meta, links } = pageHead(context, {
      title: t(showing === 'film' ? 'head.title' : 'head.trailer', { title: video.title, brand }),
      description: shortened(
        t('head.description', {
          title: video.title,
          names: names || brand,
          length: formatRunLength(video.runLength, 'long'),
          brand,
          description: video.description,
        }),
      ),
      keywords: [...video.models, ...video.categories, ...video.tags].map((entry) => entry.name),
      canonicalPath: `${showing === 'film' ? '/videos' : '/trailer'}/${video.slug}`,
      image: shared,
    });
    const film = { name: video.title, path: `/videos/${video.slug}` };
    const picture = [
      ...(typeof shared === 'string' ? CARD_SIZE : []),
      { property: 'og:image:alt', content: t('head.title', { title: video.title, brand }) },
    ];
    const described = structuredData(context, (...addresses) => videoObject(video, brand, ...addresses));
    const trailer = { name: t('stage.trailer'), path: `/trailer/${video.slug}` };
    const way = breadcrumbList(context, [
      { name: messagesOf(layout)('links.videos'), path: '/videos' },
      film,
      ...(showing === 'trailer' ? [trailer] : []),
    ]);
    return { links, meta: [...meta, ...aboutFilm(video), ...picture, ...described, ...way] };
  };
