import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { brands as texts } from '@network/messages/brands.ts';
import type { BrandsPageQuery } from '../api/brands-page.generated.ts';
import { brandsPageQuery } from '../queries.ts';
import { isStandalone } from '../site-pages.ts';
import { BrandsScreen } from './brands-screen.tsx';

export const head: RouteHead<BrandsPageQuery> = ({ match: { context }, loaderData }) => {
  const t = messagesOf(texts);
  const brand = context.tenant.name;
  return pageHead(context, {
    title: t('head.title', { brand }),
    description: t('head.description', { brand }),
    keywords: loaderData?.brands.map(({ name }) => name) ?? [],
    canonicalPath: '/brands',
  });
};

/** The network with its data. */
export default function BrandsPage(): ReactNode {
  const { data } = useSuspenseQuery(brandsPageQuery);
  const tenant = useTenant();
  return (
    <BrandsScreen
      brands={data.brands}
      isOneSite={tenant.sites.length === 1}
      presented={isStandalone(tenant) ? [] : tenant.standaloneSites}
    />
  );
}
