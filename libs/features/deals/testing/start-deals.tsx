import { Outlet } from '@tanstack/react-router';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import { PageShell } from '@network/core/head/page-shell.tsx';
import { createAppRouter } from '@network/core/routing/create-app-router.ts';
import { createAppRootRoute } from '@network/core/routing/root-route.ts';
import { type BrandFixture, type GatewayAnswer, startBrand } from '@network/core/server/brand-fixture.tsx';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { dealsRoutes } from '../routes.tsx';
import { dealsPaths } from '../served-paths.ts';

export const PARTNER = 'https://partner.example/in';

/** An upsell that leads nowhere, as the gateway answers it. */
export const failed = { success: false, redirectUrl: null, redirectToConfirmationStep: false, confirmationModal: null };

/** What the gateway says. */
export interface Says {
  readonly upsell?: object;
  readonly tracked?: object;
  readonly teaserViewed?: string | null;
  readonly cams?: GatewayAnswer;
  readonly viewer?: Partial<Viewer>;
}

/** A brand of this feature's pages over a gateway that says this. */
export function startDeals(tenant: Tenant, says: Says = {}): Promise<BrandFixture> {
  const viewer = JSON.stringify({ ...VISITOR, userId: 'u1', ...says.viewer });
  const profile = {
    userId: 'u1',
    uuid: 'u1',
    displayName: null,
    avatar: null,
    badges: [],
    autoplayEnabled: true,
    viewer,
  };
  const answers: Readonly<Record<string, object>> = {
    Deals: { findDeals: [] },
    OutgoingUpsell: { outgoingUpsellOneclick: says.upsell ?? failed },
    OutgoingUpsellTracking: { outgoingUpsellOneclickTracking: says.tracked ?? {} },
    CamsPerson: { findOneUserProfile: { email: 'ada@example.com' } },
    OffersTeaser: { findOneUserProfile: { state: { modals: { teaserViewed: says.teaserViewed ?? null } } } },
  };
  const gateway = (call: { path: string; operation: string | null; headers: Readonly<Record<string, unknown>> }) => {
    if (call.path.startsWith('/v1/')) return says.cams ?? { body: JSON.stringify({ url: PARTNER }) };
    const data = answers[call.operation ?? ''] ?? { findOneUserProfile: call.headers['x-session'] ? profile : null };
    return { body: JSON.stringify({ data }) };
  };
  return startBrand(
    gateway,
    (side) => {
      const root = createAppRootRoute({
        shellComponent: ({ children }) => <PageShell slots={{}}>{children}</PageShell>,
        component: Outlet,
        notFoundComponent: () => <h1>not here</h1>,
        errorComponent: () => <h1>failed</h1>,
      });
      const parts = { defaultErrorComponent: () => <h1>failed</h1>, defaultNotFoundComponent: () => <h1>not here</h1> };
      return createAppRouter({ routeTree: root.addChildren(dealsRoutes(root)), ...parts }, side);
    },
    tenant,
    {},
    [],
    { servedPaths: [dealsPaths] },
  );
}
