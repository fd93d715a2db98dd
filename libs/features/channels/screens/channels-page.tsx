import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { channels } from '@network/messages/channels.ts';
import { pageHref } from '../../listing/page-href.ts';
import type { ChannelsPageQuery } from '../api/channels-page.generated.ts';
import { channelsQuery } from '../queries.ts';
import { ChannelsScreen } from './channels-screen.tsx';

const route = getRouteApi('/channels');

export const head: RouteHead<ChannelsPageQuery, { readonly page: number }> = ({ match: { context }, loaderData }) => {
  const t = messagesOf(channels);
  const brand = context.tenant.name;
  const names = loaderData?.channels.items.map(({ name }) => name) ?? [];
  return pageHead(context, {
    title: t('head.title', { brand }),
    description: t('head.description', { brand }),
    keywords: [...names, ...context.tenant.copy.keywords],
    page: context.page,
    canonicalPath: pageHref('/channels', context.page),
  });
};

/** The channels with their data. */
export default function ChannelsPage(): ReactNode {
  const { page } = route.useLoaderDeps();
  const { data } = useSuspenseQuery(channelsQuery(page));
  return <ChannelsScreen data={data} isAuthenticated={useSession().isAuthenticated} />;
}
