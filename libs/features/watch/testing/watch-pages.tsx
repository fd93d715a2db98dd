import { Outlet } from '@tanstack/react-router';
import type { Execute } from '@network/core/api/execute.ts';
import { FlashProvider } from '@network/core/flash/use-flash.ts';
import { createQueryClient } from '@network/core/query/query-client.ts';
import { createAppRouter } from '@network/core/routing/create-app-router.ts';
import { createAppRootRoute } from '@network/core/routing/root-route.ts';
import { createRouterContext } from '@network/core/routing/router-context.ts';
import { PageShell } from '@network/core/head/page-shell.tsx';
import { type RenderedPage, renderPage } from '@network/core/server/pages/render-page.tsx';
import { profileQuery, type SessionProfile } from '@network/core/session/profile-query.ts';
import type { ClientInfo } from '@network/core/tenant/client-info.ts';
import { telemetryOff } from '@network/core/telemetry/telemetry.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import type { WatchVideo } from '../queries.ts';
import { watchRoutes } from '../routes.tsx';

export interface WatchPageOptions {
  /** The gateway's data for the requested slug. */
  readonly video: WatchVideo | null;
  /** The gateway finds the film by this former slug as well. */
  readonly slugOfBefore?: string;
  readonly tenant: Tenant;
  readonly isMembersArea?: boolean;
  readonly isSFW?: boolean;
  /** Whether the brand sells memberships; it does unless said otherwise. */
  readonly sellsMemberships?: boolean;
  readonly viewer?: Viewer;
}

const client: ClientInfo = { operatingSystem: 'linux', deviceType: 'desktop', country: null };

const profileOf = (viewer: Viewer): SessionProfile => ({
  userId: viewer.userId ?? '',
  uuid: 'uuid-1',
  displayName: null,
  avatar: null,
  badges: [],
  autoplayEnabled: true,
  viewer: JSON.stringify(viewer),
});

/** Renders a page of this feature as a brand server does, with the gateway's answers from the test. */
export function renderWatchPage(href: string, options: WatchPageOptions): Promise<RenderedPage> {
  const { video, tenant, viewer = VISITOR } = options;
  const execute = (async (
    document: { readonly __meta__: { readonly name: string } },
    params: { readonly slug: string },
  ) => {
    if (document.__meta__.name !== 'VideoPage') throw new Error(`No answer for ${document.__meta__.name}`);
    const isFound = video?.slug === params.slug || options.slugOfBefore === params.slug;
    return { video: isFound ? video : null };
  }) as unknown as Execute;
  const queryClient = createQueryClient(execute, true);
  queryClient.setQueryData(profileQuery.queryKey, viewer.userId === null ? null : profileOf(viewer));
  const root = createAppRootRoute({
    shellComponent: ({ children }) => (
      <PageShell slots={{}}>
        <FlashProvider value={() => undefined}>{children}</FlashProvider>
      </PageShell>
    ),
    component: () => <Outlet />,
    notFoundComponent: () => <h1>Not here</h1>,
    errorComponent: () => <h1>Broken</h1>,
  });
  const router = createAppRouter(
    {
      routeTree: root.addChildren(watchRoutes(root)),
      defaultErrorComponent: () => <h1>Broken</h1>,
      defaultNotFoundComponent: () => <h1>Not here</h1>,
    },
    {
      nonce: null,
      context: createRouterContext({
        queryClient,
        tenant,
        telemetry: telemetryOff,
        client,
        meta: {
          currentYear: 2026,
          isMembersArea: options.isMembersArea ?? false,
          isSFW: options.isSFW ?? false,
          sfwRegion: null,
          isUS: false,
          pornPortalOrigin: null,
          sellsMemberships: options.sellsMemberships ?? true,
        },
      }),
    },
  );
  return renderPage({
    router,
    href,
    origin: tenant.urls.tour,
    correlationId: 'c1',
    signal: new AbortController().signal,
    manifest: { routes: {} },
  });
}
