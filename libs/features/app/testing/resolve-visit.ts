import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router';
import { attachRouterServerSsrUtils, getSsrStatus } from '@tanstack/react-router/ssr/server';
import type { Execute } from '@network/core/api/execute.ts';
import { matchHttpRedirect } from '@network/core/features/http-redirects.ts';
import { createQueryClient } from '@network/core/query/query-client.ts';
import { createRouterContext } from '@network/core/routing/router-context.ts';
import { readRawTarget } from '@network/core/server/request/raw-path.ts';
import { profileQuery } from '@network/core/session/profile-query.ts';
import { telemetryOff } from '@network/core/telemetry/telemetry.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { httpRedirects } from '../http-redirects.ts';
import { readPageSearch } from '../page-search.ts';
import { createBrandRouter } from '../complete-router.ts';

/** The slug that the fake gateway knows, for every kind of entity. */
export const KNOWN = 'known-one';

const picture = { src: '/media/pictures/a.webp' };
const list = {
  items: [],
  info: { page: 1, pageSize: 12, total: 0, totalIsExact: true, hasNextPage: false },
  facets: [],
};
const named = { slug: KNOWN, name: 'Known One', title: 'Known One', description: '', motto: '', videoCount: 1 };

/** Lists without rows, and one thing of each kind under one slug. */
const execute = (async (document: { __meta__: { name: string } }, variables?: { slug?: string }) => {
  const found = variables?.slug === KNOWN;
  const answers: Readonly<Record<string, unknown>> = {
    VideosPage: { videos: list, categories: [] },
    CategorySlugs: { categories: [{ slug: 'golden-hour' }] },
    PerformersPage: { performers: list },
    PerformerPage: {
      performer: found ? { ...named, tags: [], portrait: picture } : null,
      awardsOfPerformer: [],
      videos: list,
    },
    TopRatedPage: { topRated: list },
    AwardsPage: { awards: list },
    CategoriesPage: { categories: [] },
    ShowcasesPage: { showcases: [] },
    ShowcasePage: { showcase: found ? { ...named, pictures: [picture] } : null, videos: list },
    AngelsPage: { angels: [] },
    AngelPage: {
      angel: found ? { ...named, performer: named, portrait: picture, banner: picture } : null,
      videos: list,
    },
    BrandsPage: { brands: [] },
    SiteVideosPage: { brand: named, siteVideos: list },
    SitePerformersPage: { brand: named, sitePerformers: list },
    GiftPage: { giftOptions: [] },
    ReelsFeed: { reels: { items: [], next: null } },
    WallPage: { wall: list },
    ChannelsPage: { channels: list },
    Deals: { findDeals: [] },
    SearchPage: { quickSearch: { videos: [], performers: [], categories: [] }, videos: list },
  };
  const answer = answers[document.__meta__.name];
  if (answer === undefined) throw new Error(`The made-up gateway has no ${document.__meta__.name}.`);
  return answer;
}) as unknown as Execute;

const meta = {
  currentYear: 2026,
  isMembersArea: false,
  isSFW: false,
  sfwRegion: null,
  isUS: false,
  pornPortalOrigin: null,
  sellsMemberships: true,
};

/** The page of a visitor on a brand's tour host. */
export function visitorContext(tenant: Tenant, requestedSearch = '') {
  const queryClient = createQueryClient(execute, true);
  queryClient.setQueryData(profileQuery.queryKey, null);
  return createRouterContext({ tenant, meta, client: null, queryClient, telemetry: telemetryOff, requestedSearch });
}

/**
 * A visitor's answer on a brand's tour host for a request target: `200`, `404`, or `302 /where`. Guards, redirects and
 * loaders are the product's own; nothing is rendered, and the gateway is a fake.
 */
export async function resolveVisit(tenant: Tenant, target: string): Promise<string> {
  const raw = readRawTarget(target);
  if (raw === null) return '404';
  const permanent = matchHttpRedirect(httpRedirects, raw.path, raw.search);
  if (permanent) return `${permanent.status} ${permanent.location}`;
  const { read, unread } = readPageSearch(raw.path, raw.search);
  const context = visitorContext(tenant, unread === '' ? '' : raw.search);
  const { queryClient } = context;
  const router: AnyRouter = createBrandRouter({ context, nonce: null });
  attachRouterServerSsrUtils({ router, manifest: { routes: {} } });
  try {
    const search = router.options.parseSearch?.(read) ?? {};
    const href = raw.path + (router.options.stringifySearch?.(search) ?? '');
    router.update({ history: createMemoryHistory({ initialEntries: [href] }), origin: tenant.urls.tour } as never);
    await router.load({ _skipLocationUpdate: true });
    const result = router._serverResult;
    if (result?.type === 'redirect')
      return `${result.redirect.status} ${result.redirect.headers.get('location') ?? ''}`;
    return String(getSsrStatus(router));
  } finally {
    router.serverSsr?.cleanup();
    queryClient.clear();
  }
}
