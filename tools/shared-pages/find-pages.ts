import { brandPages } from '@network/features/app/brand-pages.ts';
import { createQueryClient } from '@network/core/query/query-client.ts';
import { createRouterContext } from '@network/core/routing/router-context.ts';
import { telemetryOff } from '@network/core/telemetry/telemetry.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { BrandAnswer } from './serve-brand.ts';

/** An address of every route of a brand: those with parameters by a link to one of them, if there is one. */
export async function findPages(
  tenant: Tenant,
  get: (path: string) => Promise<BrandAnswer>,
): Promise<readonly string[]> {
  const routes = routesOf(tenant).filter((path) => !path.includes('*'));
  const links = new Set<string>();
  const plain: string[] = [];
  for (const path of routes.filter((each) => !each.includes('$'))) {
    const { body, location } = await get(path);
    plain.push(location?.startsWith('/') ? location : path);
    for (const [, href = ''] of body.matchAll(/href="(\/[^"?#]*)/g)) links.add(href);
  }
  const filled = routes.flatMap((path) => {
    const pattern = new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`);
    if (!path.includes('$')) return [];
    return [...links].find((href) => pattern.test(href) && !plain.includes(href)) ?? [];
  });
  return [...new Set([...plain, ...filled])];
}

function routesOf(tenant: Tenant): readonly string[] {
  const queryClient = createQueryClient(() => Promise.reject(new Error('Nothing is loaded')), true);
  const context = createRouterContext({
    tenant,
    meta: {} as never,
    client: null,
    queryClient,
    telemetry: telemetryOff,
  });
  return Object.keys(brandPages.createRouter({ context, nonce: null }).routesByPath);
}
