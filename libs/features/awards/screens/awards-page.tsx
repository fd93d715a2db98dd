import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { awards as texts } from '@network/messages/awards.ts';
import { awardsHref } from '../awards-href.ts';
import { awardsPageSize, type AwardsSearch } from '../awards-pages.ts';
import { awardsPageQuery } from '../routes.tsx';
import { AwardsScreen } from './awards-screen.tsx';

const route = getRouteApi('/awards');

export const head: RouteHead<unknown, { readonly awards: AwardsSearch }> = ({ match: { context } }) => {
  const t = messagesOf(texts);
  const { tenant, awards } = context;
  const { page } = awards;
  const brand = tenant.name;
  return pageHead(context, {
    title: t('head.title', { brand }),
    page,
    description: t('head.description', { brand }),
    keywords: tenant.copy.keywords,
    canonicalPath: awardsHref(awards),
  });
};

/** Awards with their data. */
export default function AwardsPage(): ReactNode {
  const { awards } = route.useRouteContext();
  const tenant = useTenant();
  const { data } = useSuspenseQuery(awardsPageQuery(awards, awardsPageSize(tenant)));
  return (
    <AwardsScreen list={data.awards} requested={awards} brand={tenant.name} showsSites={tenant.sites.length > 1} />
  );
}
