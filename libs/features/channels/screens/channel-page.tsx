import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { channels } from '@network/messages/channels.ts';
import type { ChannelPageQuery } from '../api/channel-page.generated.ts';
import { channelQuery } from '../queries.ts';
import { ChannelScreen } from './channel-screen.tsx';

const route = getRouteApi('/channels/$channelSlug');

export const head: RouteHead<NonNullable<ChannelPageQuery['channel']>> = ({ match: { context }, loaderData }) =>
  loaderData
    ? pageHead(context, {
        title: messagesOf(channels)('head.channel', { name: loaderData.name, brand: context.tenant.name }),
        description: loaderData.description,
        keywords: [loaderData.name, ...context.tenant.copy.keywords],
        canonicalPath: `/channels/${loaderData.slug}`,
      })
    : {};

/** A channel with its data, and the way to unlocking its packs. */
export default function ChannelPage(): ReactNode {
  const { channelSlug } = route.useParams();
  const { data } = useSuspenseQuery(channelQuery(channelSlug));
  const dialogs = useDialogs();
  const { channel } = data;
  if (!channel) return null;
  return (
    <ChannelScreen
      channel={channel}
      onUnlock={(initialPack) => dialogs.open('UnlockChannel', { channelId: channel.channelId, initialPack })}
    />
  );
}
