import { type AnyRoute, Outlet } from '@tanstack/react-router';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Execute } from '../api/execute.ts';
import { type OfferedSlots, SlotsProvider } from '../features/slots.tsx';
import { FlashProvider } from '../flash/use-flash.ts';
import { PageShell } from '../head/page-shell.tsx';
import { createQueryClient } from '../query/query-client.ts';
import { createAppRouter } from '../routing/create-app-router.ts';
import { type AppRootRoute, createAppRootRoute } from '../routing/root-route.ts';
import { createRouterContext } from '../routing/router-context.ts';
import { type RenderedPage, renderPage } from '../server/pages/render-page.tsx';
import { profileQuery } from '../session/profile-query.ts';
import { telemetryOff } from '../telemetry/telemetry.ts';

const client = { operatingSystem: 'linux', deviceType: 'desktop', country: null } as const;

export interface RoutesPage {
  readonly routes: (parent: AppRootRoute) => readonly AnyRoute[];
  readonly tenant: Tenant;
  readonly viewer?: Viewer;
  readonly isMembersArea?: boolean;
  /** Whether the brand sells memberships; it does unless said otherwise. */
  readonly sellsMemberships?: boolean;
  /** Parts that features offer to each other; none unless given. */
  readonly offered?: OfferedSlots;
  /** Answers by the name of the operation; one that is not here fails. */
  readonly answers?: Readonly<Record<string, (variables: never) => unknown>>;
}

/** Renders a page of some routes as a brand server does, for tests of guards, loaders and screens together. */
export function renderRoutes(href: string, page: RoutesPage): Promise<RenderedPage> {
  const { routes, tenant, viewer = VISITOR, isMembersArea = true, answers = {}, offered = {} } = page;
  const { sellsMemberships = true } = page;
  const execute = (async (document: { __meta__: { name: string } }, variables: unknown) => {
    const answer = answers[document.__meta__.name];
    if (!answer) throw new Error(`No answer for ${document.__meta__.name}`);
    return answer(variables as never);
  }) as unknown as Execute;
  const queryClient = createQueryClient(execute, true);
  const profile = {
    userId: viewer.userId ?? '',
    uuid: viewer.userId ?? '',
    displayName: null,
    avatar: null,
    badges: [],
    autoplayEnabled: true,
    viewer: JSON.stringify(viewer),
  };
  queryClient.setQueryData(profileQuery.queryKey, viewer.userId === null ? null : profile);
  const root = createAppRootRoute({
    shellComponent: ({ children }) => (
      <FlashProvider value={() => undefined}>
        <PageShell slots={{}}>{children}</PageShell>
      </FlashProvider>
    ),
    component: () => (
      <SlotsProvider offered={offered}>
        <Outlet />
      </SlotsProvider>
    ),
    notFoundComponent: () => <h1>Not here</h1>,
    errorComponent: () => <h1>Broken</h1>,
  });
  const meta = {
    currentYear: 2026,
    isMembersArea,
    isSFW: false,
    sfwRegion: null,
    isUS: false,
    pornPortalOrigin: null,
    sellsMemberships,
  };
  const router = createAppRouter(
    {
      routeTree: root.addChildren([...routes(root)]),
      defaultErrorComponent: () => <h1>Broken</h1>,
      defaultNotFoundComponent: () => <h1>Not here</h1>,
    },
    {
      nonce: null,
      context: createRouterContext({ queryClient, tenant, telemetry: telemetryOff, client, meta }),
    },
  );
  return renderPage({
    router,
    href,
    origin: tenant.urls.members,
    correlationId: 'c1',
    signal: new AbortController().signal,
    manifest: { routes: {} },
  });
}
