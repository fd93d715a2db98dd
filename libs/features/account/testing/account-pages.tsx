import { Outlet } from '@tanstack/react-router';
import type { Execute } from '@network/core/api/execute.ts';
import { createQueryClient } from '@network/core/query/query-client.ts';
import { createAppRouter } from '@network/core/routing/create-app-router.ts';
import { createAppRootRoute } from '@network/core/routing/root-route.ts';
import { createRouterContext } from '@network/core/routing/router-context.ts';
import { PageShell } from '@network/core/head/page-shell.tsx';
import { FlashProvider } from '@network/core/flash/use-flash.ts';
import type { OfferedSlots } from '@network/core/features/slots.tsx';
import { type RenderedPage, renderPage } from '@network/core/server/pages/render-page.tsx';
import { profileQuery } from '@network/core/session/profile-query.ts';
import { telemetryOff } from '@network/core/telemetry/telemetry.ts';
import { VISITOR } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { accountRoutes } from '../routes.tsx';

const client = { operatingSystem: 'linux', deviceType: 'desktop', country: null } as const;

export interface AccountPageOptions {
  readonly tenant: Tenant;
  readonly isSignedIn: boolean;
  readonly isMembersArea?: boolean;
  readonly slots?: OfferedSlots;
}

/** Renders a page of this feature as a brand server does, for a person with an email and nothing else. */
export function renderAccountPage(href: string, options: AccountPageOptions): Promise<RenderedPage> {
  const { tenant, isSignedIn, isMembersArea = true, slots = {} } = options;
  const person = {
    userId: 'user-1',
    email: 'ada@example.com',
    isEmailConfirmed: true,
    displayName: null,
    avatar: null,
    badges: [],
    autoplayEnabled: true,
    consent: { hasEmailConsent: false },
    tandemSubscription: { hasTandemChildAccount: false, isTandemChildAccount: false, tandemParentDisplayName: null },
    subscription: null,
  };
  const execute = (async () => ({
    visibleBrands: ['Vixen', 'Blacked Raw', 'Vixen Plus'],
    findOneUserProfile: person,
    sessions: [],
    waitingPayments: [],
  })) as unknown as Execute;
  const queryClient = createQueryClient(execute, true);
  queryClient.setQueryData(
    profileQuery.queryKey,
    isSignedIn
      ? {
          userId: 'user-1',
          uuid: 'user-1',
          displayName: null,
          avatar: null,
          badges: [],
          autoplayEnabled: true,
          viewer: JSON.stringify({ ...VISITOR, userId: 'user-1' }),
        }
      : null,
  );
  const root = createAppRootRoute({
    shellComponent: ({ children }) => <PageShell slots={slots}>{children}</PageShell>,
    component: () => (
      <FlashProvider value={() => undefined}>
        <Outlet />
      </FlashProvider>
    ),
    notFoundComponent: () => <h1>Not here</h1>,
    errorComponent: () => <h1>Broken</h1>,
  });
  const router = createAppRouter(
    {
      routeTree: root.addChildren(accountRoutes(root)),
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
          isMembersArea,
          isSFW: false,
          sfwRegion: null,
          isUS: false,
          pornPortalOrigin: null,
          sellsMemberships: true,
        },
      }),
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
