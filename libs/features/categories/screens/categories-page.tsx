import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { categories as texts } from '@network/messages/categories.ts';
import type { CategoriesPageQuery } from '../api/categories-page.generated.ts';
import { readCategoriesSearch } from '../categories-search.ts';
import { categoriesPageQuery } from '../routes.tsx';
import { CategoriesScreen } from './categories-screen.tsx';

export const head: RouteHead<CategoriesPageQuery> = ({ match: { context }, loaderData }) => {
  const t = messagesOf(texts);
  const names = loaderData?.categories.map(({ name }) => name) ?? [];
  const brand = context.tenant.name;
  return pageHead(context, {
    title: t('head.title', { brand }),
    description: t('head.description', { brand, names: names.join(', ') }),
    keywords: names,
    canonicalPath: '/categories',
  });
};

const route = getRouteApi('/categories');

/** Categories with their data. */
export default function CategoriesPage(): ReactNode {
  const { data } = useSuspenseQuery(categoriesPageQuery);
  const search = readCategoriesSearch(route.useSearch());
  return <CategoriesScreen key={search.find} categories={data.categories} search={search} />;
}
