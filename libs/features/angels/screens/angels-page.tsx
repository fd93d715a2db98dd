import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { angels as texts } from '@network/messages/angels.ts';
import type { AngelsPageQuery } from '../api/angels-page.generated.ts';
import { angelsPageQuery } from '../queries.ts';
import { AngelsScreen } from './angels-screen.tsx';

export const head: RouteHead<AngelsPageQuery> = ({ match: { context }, loaderData }) => {
  const t = messagesOf(texts);
  const brand = context.tenant.name;
  const names = loaderData?.angels.map(({ name }) => name) ?? [];
  const first = loaderData?.angels[0];
  return pageHead(context, {
    title: t('head.title', { brand }),
    description: t('head.description', { brand, names: names.join(', ') }),
    keywords: names,
    canonicalPath: '/angels',
    image: first?.portrait,
  });
};

/** Angels with their data. */
export default function AngelsPage(): ReactNode {
  const { data } = useSuspenseQuery(angelsPageQuery);
  const { name } = useTenant();
  return <AngelsScreen angels={data.angels} brand={name} />;
}
