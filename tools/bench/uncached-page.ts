import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { build } from 'vite';
import { createQueryClient } from '@network/core/query/query-client.ts';
import type { BrandClient, BrandPages } from '@network/core/server/brand-parts.ts';
import type * as BrandAppModule from '@network/core/server/brand-app.ts';
import type * as RenderPageModule from '@network/core/server/pages/render-page.tsx';
import { PAGE_CACHE_POLICY } from '@network/core/server/pages/page-cache.ts';
import type { PageSide } from '@network/core/routing/create-app-router.ts';
import type { Environment } from '@network/server/configuration/read-variables.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { compareSpeeds, type Ratio } from './ratio.ts';

const PATH = '/videos';
const RENDERINGS = 60;
const SECONDS = 4;

type KnownAnswers = ReturnType<typeof createQueryClient>;
type ServerSide = Extract<PageSide, { readonly context: unknown }>;

interface BrandModules {
  readonly createBrandApp: typeof BrandAppModule.createBrandApp;
  readonly renderPage: typeof RenderPageModule.renderPage;
  readonly brandPages: BrandPages;
}

/** The same on both sides: the cost of a build is not measured. */
const noClient: BrandClient = {
  assets: () => false,
  manifestFor: () => ({ routes: {} }),
  fonts: [],
  isDevelopment: false,
};

/**
 * An uncached listing, over HTTP and with its data from the gateway, against the bare router rendering the same page
 * with the data at hand, by the CPU time of the serving thread. The code is built into `folder`.
 */
export async function benchUncachedPage(
  root: string,
  folder: string,
  tenant: Tenant,
  env: Environment,
): Promise<Ratio> {
  const { createBrandApp, renderPage, brandPages } = await loadBrand(root, folder);
  const data = createQueryClient(() => Promise.reject(new Error('The bare router asks nobody')), true);
  let side: ServerSide | null = null;
  const createRouter: BrandPages['createRouter'] = (options) => {
    if (!('context' in options)) throw new Error('The brand server renders with a context');
    side = options;
    cacheAnswers(options.context.queryClient, data);
    return brandPages.createRouter(options);
  };
  // At each look a cached page is too old: a query that no page reads would be answered from the cache.
  let time = Date.now();
  const now = (): number => (time += PAGE_CACHE_POLICY.staleMs + 1);
  const app = createBrandApp(tenant, { ...brandPages, createRouter }, noClient, env, now);
  const server = createServer((request, response) => app.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { host, origin } = new URL(app.config.tenant.urls.tour);
  const measure = (duration: number) => measureUncached(port, host, duration);
  const renderBare = async (): Promise<void> => {
    if (!side) throw new Error('The page was never rendered');
    const context = { ...side.context, queryClient: data };
    const router = brandPages.createRouter({ ...side, context });
    const page = await renderPage({
      router,
      href: PATH,
      origin,
      correlationId: 'bench',
      signal: AbortSignal.timeout(60_000),
      manifest: noClient.manifestFor(router, 'en'),
    });
    if (page.kind !== 'html' || page.status !== 200) throw new Error('The bare router did not render the page');
  };
  try {
    await measure(1);
    const speeds = await compareSpeeds(
      () => measure(SECONDS),
      () => speedOfRendering(renderBare),
      3,
    );
    return { name: 'uncached listing page', against: 'the bare router with the data at hand', ...speeds, goal: 0.6 };
  } finally {
    server.closeAllConnections();
    server.close();
    await app.close();
  }
}

/** Builds the code of the pages so that both sides run one React, in the form that is shipped. */
async function loadBrand(root: string, folder: string): Promise<BrandModules> {
  await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: join(root, 'tools/bench/brand-modules.ts'), outDir: folder, emptyOutDir: true },
  });
  return import(pathToFileURL(join(folder, 'brand-modules.js')).href);
}

/** Caches the gateway's answers across requests. */
function cacheAnswers(from: KnownAnswers, to: KnownAnswers): void {
  from.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success') to.setQueryData(query.queryKey, query.state.data);
  });
}

/** Pages per second of this thread's CPU time. */
async function measureUncached(port: number, host: string, duration: number): Promise<number> {
  const before = process.threadCpuUsage();
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${PATH}`,
    headers: { host },
    connections: 4,
    duration,
    workers: 1,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  return perCpuSecond(result.requests.total, before);
}

async function speedOfRendering(render: () => Promise<void>): Promise<number> {
  const before = process.threadCpuUsage();
  for (let count = 0; count < RENDERINGS; count += 1) await render();
  return perCpuSecond(RENDERINGS, before);
}

function perCpuSecond(count: number, before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (count / (user + system)) * 1_000_000;
}
