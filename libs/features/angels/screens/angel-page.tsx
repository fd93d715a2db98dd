import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { breadcrumbList } from '@network/core/head/breadcrumb-list.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { angels as texts } from '@network/messages/angels.ts';
import { pageHref } from '../../listing/page-href.ts';
import type { AngelPageQuery } from '../api/angel-page.generated.ts';
import { angelPageQuery } from '../queries.ts';
import { AngelScreen } from './angel-screen.tsx';

const route = getRouteApi('/angels/$slug');

export const head: RouteHead<AngelPageQuery, { readonly page: number }> = ({ match: { context }, loaderData }) => {
  const angel = loaderData?.angel;
  if (!angel) return {};
  const t = messagesOf(texts);
  const { tenant, page } = context;
  const { name, motto } = angel;
  const count = angel.performer.videoCount;
  const { links, meta } = pageHead(context, {
    title: t('head.angel.title', { name, brand: tenant.name }),
    description: t('head.angel.description', { name, motto, count, brand: tenant.name }),
    keywords: [name, ...tenant.copy.keywords],
    page,
    canonicalPath: pageHref(`/angels/${angel.slug}`, page),
    image: angel.portrait,
  });
  const way = breadcrumbList(context, [
    { name: t('title'), path: '/angels' },
    { name, path: `/angels/${angel.slug}` },
  ]);
  return { links, meta: [...meta, ...way] };
};

/** An angel with her films. */
export default function AngelPage(): ReactNode {
  const { slug } = route.useParams();
  const { page } = route.useRouteContext();
  const { data } = useSuspenseQuery(angelPageQuery(slug, page));
  const { name } = useTenant();
  if (!data.angel) return null;
  return <AngelScreen angel={data.angel} films={data.videos} brand={name} />;
}
