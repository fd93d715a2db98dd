import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { breadcrumbList } from '@network/core/head/breadcrumb-list.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { showcases as texts } from '@network/messages/showcases.ts';
import { pageHref } from '../../listing/page-href.ts';
import type { ShowcasePageQuery } from '../api/showcase-page.generated.ts';
import { showcasePageQuery } from '../queries.ts';
import { ShowcaseScreen } from './showcase-screen.tsx';

const route = getRouteApi('/showcase/$slug');

export const head: RouteHead<ShowcasePageQuery, { readonly page: number }> = ({ match: { context }, loaderData }) => {
  const showcase = loaderData?.showcase;
  if (!showcase) return {};
  const t = messagesOf(texts);
  const { tenant, page } = context;
  const { title, description, videoCount: count } = showcase;
  const { links, meta } = pageHead(context, {
    title: t('head.showcase.title', { title, brand: tenant.name }),
    description: t('head.showcase.description', { description, count, brand: tenant.name }),
    keywords: tenant.copy.keywords,
    page,
    canonicalPath: pageHref(`/showcase/${showcase.slug}`, page),
    image: showcase.pictures[0],
  });
  const way = breadcrumbList(context, [
    { name: t('title'), path: '/showcases' },
    { name: title, path: `/showcase/${showcase.slug}` },
  ]);
  return { links, meta: [...meta, ...way] };
};

/** A showcase with its films. */
export default function ShowcasePage(): ReactNode {
  const { slug } = route.useParams();
  const { page } = route.useRouteContext();
  const { data } = useSuspenseQuery(showcasePageQuery(slug, page));
  if (!data.showcase) return null;
  return <ShowcaseScreen showcase={data.showcase} films={data.videos} />;
}
