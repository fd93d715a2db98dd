import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { search as texts } from '@network/messages/search.ts';
import { addRecentSearch } from '../recent/recent-searches.ts';
import { searchPageQuery } from '../routes.tsx';
import type { SearchQuery } from '../search-query.ts';
import { SearchScreen } from './search-screen.tsx';
import { useQuery } from '@network/core/query/use-query.ts';

const route = getRouteApi('/search');

export const head: RouteHead<unknown, { readonly requested: SearchQuery }> = ({ match: { context } }) => {
  const t = messagesOf(texts);
  const { tenant, requested } = context;
  const { query } = requested;
  const brand = tenant.name;
  return pageHead(context, {
    title: query === '' ? t('head.title', { brand }) : t('head.titleFor', { brand, query }),
    description: t('head.description', { brand }),
    keywords: tenant.copy.keywords,
    canonicalPath: '/search',
    isPrivate: query !== '',
  });
};

/** Search with its results, which the loader has loaded where there is a query. */
export default function SearchPage(): ReactNode {
  const { requested } = route.useRouteContext();
  const { features, sites } = useTenant();
  const { isAuthenticated } = useSession();
  const { data } = useQuery({
    ...searchPageQuery(requested, features.facetedSearch),
    enabled: requested.query !== '',
  });
  const analytics = useAnalytics();
  const router = useRouter();
  const onLeave = useCallback((close: () => void) => router.subscribe('onResolved', close), [router]);
  const { query } = requested;
  const found =
    data && data.videos.items.length + data.quickSearch.performers.length + data.quickSearch.categories.length;
  useEffect(() => {
    if (query === '' || found === undefined) return;
    // How many words there were, and never which.
    analytics.track('search', { words: query.split(/\s+/).length, results: found });
  }, [analytics, query, found]);
  useEffect(() => {
    // What found nothing is hardly looked for again.
    if (found !== undefined && found > 0) addRecentSearch(query);
  }, [query, found]);
  return (
    <SearchScreen
      isAuthenticated={isAuthenticated}
      request={requested}
      results={requested.query === '' ? null : (data ?? null)}
      isFaceted={features.facetedSearch}
      hasSites={sites.length > 1}
      onLeave={onLeave}
    />
  );
}
