import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { channels } from '@network/messages/channels.ts';
import { channelsQuery } from '../queries.ts';
import { ChannelsScreen } from './channels-screen.tsx';

const route = getRouteApi('/channels');

export const head: RouteHead = ({ match: { context } }) => {
  const t = messagesOf(channels);
  const brand = context.tenant.name;
  return pageHead(context, {
    title: t('head.title', { brand }),
    description: t('head.description', { brand }),
    canonicalPath: '/channels',
  });
};

/** The channels with their data. */
export default function ChannelsPage(): ReactNode {
  const { page } = route.useLoaderDeps();
  const { data } = useSuspenseQuery(channelsQuery(page));
  return <ChannelsScreen data={data} isAuthenticated={useSession().isAuthenticated} />;
}
