import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { searchPageQuery } from '../routes.tsx';
import { SearchScreen } from './search-screen.tsx';
import { useQuery } from '@network/core/query/use-query.ts';

const route = getRouteApi('/search');

/** Search with its results, which the loader has asked for where there are words. */
export default function SearchPage(): ReactNode {
  const { asked } = route.useRouteContext();
  const { data } = useQuery({ ...searchPageQuery(asked), enabled: asked.query !== '' });
  return <SearchScreen asked={asked} results={asked.query === '' ? null : (data ?? null)} />;
}
