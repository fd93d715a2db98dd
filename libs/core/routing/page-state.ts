import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import type { TenantUrls } from '@network/tenant/tenant-schema.ts';
import type { ClientInfo } from '../tenant/client-info.ts';
import type { SiteMeta } from '../tenant/site-meta.ts';
import type { RouterContext } from './router-context.ts';

/** What the server tells the browser about a page, inside its HTML. */
export interface PageState {
  /** The addresses that really answer; the rest of the tenant is in the bundle. */
  readonly urls: TenantUrls;
  readonly meta: SiteMeta;
  readonly client: ClientInfo;
  /** What loaders left in the query client; data that a loader also returned is written once. */
  readonly queries: DehydratedState;
}

/** The state of a page whose loaders have run. */
export function dehydratePage(context: RouterContext): PageState {
  const { tenant, meta, client, queryClient } = context;
  return { urls: tenant.urls, meta, client, queries: dehydrate(queryClient) };
}

/** Puts the server's queries into the browser's cache, so that hydration fetches nothing again. */
export function hydrateQueries(queryClient: QueryClient, state: PageState): void {
  hydrate(queryClient, state.queries);
}
