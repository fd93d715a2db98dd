import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { channels } from '@network/messages/channels.ts';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { pageHref } from '../../listing/page-href.ts';
import { allChannelVideosQuery } from '../queries.ts';
import { VideoList } from './video-list.tsx';

const route = getRouteApi('/channels/all-videos');

export const head: RouteHead<unknown, { readonly page: number }> = ({ match: { context } }) => {
  const t = messagesOf(channels);
  const { tenant, page } = context;
  const brand = tenant.name;
  return pageHead(context, {
    title: t('head.all', { brand }),
    description: t('head.allDescription', { brand }),
    keywords: tenant.copy.keywords,
    page,
    canonicalPath: pageHref('/channels/all-videos', page),
  });
};

/** The videos of every channel, newest first. */
export default function AllVideosPage(): ReactNode {
  const t = useMessages(channels);
  const { page } = route.useLoaderDeps();
  const { data } = useSuspenseQuery(allChannelVideosQuery(page));
  const { items, info } = data.channelVideos;
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <SectionHeading
          level={1}
          title={t('allTitle')}
          text={t('allText')}
          more={{ href: '/channels', label: t('empty.action') }}
        />
        <VideoList videos={items} info={info} path="/channels/all-videos" />
      </PageContainer>
    </>
  );
}
