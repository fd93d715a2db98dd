import { pageHead } from '@network/core/head/page-head.ts';
import { structuredData } from '@network/core/head/structured-data.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import type { PageContext } from '@network/core/routing/router-context.ts';
import { heads } from '@network/messages/heads.ts';
import type { WatchVideo } from './queries.ts';
import { minutesOf } from './screens/minutes.ts';
import { videoObject } from './structured-data.ts';

const DESCRIPTION_LENGTH = 300;

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH))} …`;
}

/** The head of a video's page or its trailer's (T05). */
export function videoHead(
  context: Pick<PageContext, 'tenant' | 'meta'>,
  video: WatchVideo,
  showing: 'film' | 'trailer',
) {
  const t = messagesOf(heads);
  const { tenant } = context;
  const names = video.models.map((model) => model.name).join(', ');
  const head = pageHead(context, {
    title: t(showing === 'film' ? 'video.title' : 'video.trailer', { title: video.title, brand: tenant.name }),
    description: shortened(
      t('video.description', {
        title: video.title,
        names: names || tenant.name,
        minutes: minutesOf(video.runLength),
        brand: tenant.name,
        description: video.description,
      }),
    ),
    keywords: [...video.models, ...video.categories, ...video.tags].map((entry) => entry.name),
    canonicalPath: `${showing === 'film' ? '/videos' : '/trailer'}/${video.slug}`,
    image: video.images.poster.src,
  });
  const type = { property: 'og:type', content: 'video.movie' };
  const described = structuredData(context, (absolute) => videoObject(video, tenant.name, absolute));
  return { ...head, meta: [...head.meta, type, ...described] };
}
