import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { channels } from '@network/messages/channels.ts';
import { Breadcrumb } from '@network/ui/breadcrumb/breadcrumb.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { useAbility } from '@network/core/session/ability.ts';
import { pageHref } from '../../listing/page-href.ts';
import type { ChannelVideosPageQuery } from '../api/channel-videos-page.generated.ts';
import { channelVideosQuery } from '../queries.ts';
import { channelCrumbs } from './channel-crumbs.ts';
import { VideoList } from './video-list.tsx';

const route = getRouteApi('/channels/$channelSlug/videos');

type Channel = NonNullable<ChannelVideosPageQuery['channel']>;

export const head: RouteHead<Channel, { readonly page: number }> = ({ match: { context }, loaderData: channel }) => {
  if (!channel) return {};
  const t = messagesOf(channels);
  const { tenant, page } = context;
  const names = { name: channel.name, brand: tenant.name };
  return pageHead(context, {
    title: t('head.videos', names),
    description: t('head.videosDescription', names),
    keywords: [channel.name, ...tenant.copy.keywords],
    page,
    canonicalPath: pageHref(`/channels/${channel.slug}/videos`, page),
  });
};

/** Every video of a channel, newest first. */
export default function ChannelVideosPage(): ReactNode {
  const t = useMessages(channels);
  const ability = useAbility();
  const { channelSlug } = route.useParams();
  const { page } = route.useLoaderDeps();
  const { data } = useSuspenseQuery(channelVideosQuery(channelSlug, page));
  const { channel, channelVideos } = data;
  if (!channel) return null;
  const { items, info } = channelVideos;
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <div className="flex flex-col gap-4">
          <Breadcrumb label={t('crumbs')} crumbs={channelCrumbs(ability, channel, t('more'))} />
          <SectionHeading
            level={1}
            title={t('videosTitle', { channel: channel.name })}
            text={t('videos', { count: info.total })}
          />
        </div>
        <VideoList videos={items} info={info} path={`/channels/${channel.slug}/videos`} />
      </PageContainer>
    </>
  );
}
