import type { AnyRouter } from '@tanstack/react-router';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { createRouterContext, type RouterContext } from '../routing/router-context.ts';

/**
 * Shows the open page with an edited tenant, under `npm run dev`: its loaders run again and its components are rendered with
 * their state. What the server said of the page's addresses and flags stays.
 */
export function showEditedTenant(edited: Tenant): void {
  const { __TSR_ROUTER__: router } = globalThis as { readonly __TSR_ROUTER__?: AnyRouter };
  if (!router) return;
  const context = router.options.context as RouterContext;
  const { urls, features } = context.tenant;
  router.update({ context: createRouterContext({ ...context, tenant: { ...edited, urls, features } }) } as never);
  void router.invalidate();
}
