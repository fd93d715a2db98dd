import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { showcases as texts } from '@network/messages/showcases.ts';
import type { ShowcasesPageQuery } from '../api/showcases-page.generated.ts';
import { showcasesPageQuery } from '../queries.ts';
import { ShowcasesScreen } from './showcases-screen.tsx';

export const head: RouteHead<ShowcasesPageQuery> = ({ match: { context }, loaderData }) => {
  const t = messagesOf(texts);
  const { tenant } = context;
  const brand = tenant.name;
  const names = loaderData?.showcases.map(({ title }) => title) ?? [];
  const cover = loaderData?.showcases[0]?.pictures[0];
  return pageHead(context, {
    title: t('head.title', { brand }),
    description: t('head.description', { brand, names: names.join(', ') }),
    keywords: tenant.copy.keywords,
    canonicalPath: '/showcases',
    image: cover,
  });
};

/** Showcases with their data. */
export default function ShowcasesPage(): ReactNode {
  const { data } = useSuspenseQuery(showcasesPageQuery);
  return <ShowcasesScreen showcases={data.showcases} />;
}
