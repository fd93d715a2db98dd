import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { topRated as texts } from '@network/messages/top-rated.ts';
import type { TopRatedPageQuery } from '../api/top-rated-page.generated.ts';
import { topRatedHref, topRatedPageQuery } from '../routes.tsx';
import { TopRatedScreen } from './top-rated-screen.tsx';

const route = getRouteApi('/toprated');

export const head: RouteHead<TopRatedPageQuery, { readonly page: number }> = ({ match: { context }, loaderData }) => {
  const t = messagesOf(texts);
  const { tenant, page } = context;
  const brand = tenant.name;
  const first = loaderData?.topRated.items[0];
  return pageHead(context, {
    title: t('head.title', { brand }),
    page,
    description: t('head.description', { brand }),
    keywords: tenant.copy.keywords,
    canonicalPath: topRatedHref(page),
    image: first?.images.listing,
  });
};

/** The ranking with its data. */
export default function TopRatedPage(): ReactNode {
  const { page } = route.useRouteContext();
  const { data } = useSuspenseQuery(topRatedPageQuery(page));
  return <TopRatedScreen ranking={data.topRated} />;
}
