import { createRoute, notFound } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { membershipQuery } from '@network/core/session/membership-query.ts';
import { ReceiptDocument } from './api/receipt.generated.ts';

/** One of the person's own receipts. */
export const receiptQuery = (id: string) => operationQuery(ReceiptDocument, { id });

export const membershipRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/subscription-status',
      validateSearch: rawSearch,
      staticData: { isPaymentReturn: true },
      beforeLoad: requireSignIn,
      loader: ({ context }) => context.queryClient.ensureQueryData(membershipQuery),
    }).update(lazyPage(() => import('./screens/status-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/account/receipts/$id',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loader: async ({ context, params: { id = '' } }) => {
        const { receipt } = await context.queryClient.ensureQueryData(receiptQuery(id));
        if (!receipt) throw notFound();
      },
    }).update(lazyPage(() => import('./screens/receipt-page.tsx'))),
  ] as const;
