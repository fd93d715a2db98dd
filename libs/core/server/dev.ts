import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ServerManifest } from '@tanstack/router-core';
import { createServer as createViteServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { editedTenant, type TellEdit } from '../build/edited-tenant.ts';
import { readTenant } from '../build/read-tenant.ts';
import { brandFiles } from '../build/tenant-as-data.ts';
import type { BrandApp, BrandClient } from './brand-parts.ts';
import type { CreateBrandApp } from './define-brand-server.ts';
import type { Environment } from '@network/server/configuration/read-variables.ts';

/** A brand under development. */
export interface BrandDev {
  readonly app: BrandApp;
  readonly close: () => Promise<void>;
}

/** What a brand under development has around it. */
export interface DevSurroundings {
  /** Is called with the tenant after each edit of it. */
  readonly tell: TellEdit;
  /** Where requests wait while the gateway is away. */
  readonly gate: { readonly enter: () => Promise<void>; readonly leave: () => void };
}

/**
 * Serves one brand with hot reload on PORT: pages are rendered by the current code, and a change of it is visible at
 * the next request. `appFolder` is the absolute path of `apps/<brand>`.
 * @throws ConfigurationError; TenantConfigurationError; the server's own error for a port that is taken
 */
export async function startBrandDev(
  appFolder: string,
  env: Environment,
  { tell, gate }: DevSurroundings,
): Promise<BrandDev> {
  const server = createServer();
  const tenant = await readTenant(brandFiles(appFolder).tenantFile);
  const vite = await createViteServer({
    configFile: join(appFolder, 'vite.config.ts'),
    appType: 'custom',
    plugins: [editedTenant(appFolder, tenant, tell)],
    server: { middlewareMode: true, hmr: { server } },
  });
  const current = followCode(vite, appFolder, env);
  const app = await current();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await gate.enter();
    if (response.destroyed) return gate.leave();
    response.once('close', gate.leave);
    try {
      (await current()).handle(request, response);
    } catch (error) {
      showError(vite, response, error);
    }
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => void answer(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(app.config.port, app.config.hosts[0], resolve);
  });
  return {
    app,
    close: async () => {
      await vite.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
    },
  };
}

interface BrandEntry {
  readonly createBrandApp: CreateBrandApp;
}

/** Returns the app of the current code, built again only after a change. */
function followCode(vite: ViteDevServer, appFolder: string, env: Environment): () => Promise<BrandApp> {
  const environment = vite.environments['ssr'];
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('The server environment is not runnable');
  let known: { readonly create: CreateBrandApp; readonly app: BrandApp } | null = null;
  return async () => {
    // Modules read page flags from it while they are evaluated.
    await environment.runner.import(join(appFolder, 'tenant.ts'));
    const entry = await environment.runner.import<BrandEntry>(join(appFolder, 'entry-server.ts'));
    if (known?.create !== entry.createBrandApp) {
      const retired = known?.app;
      known = { create: entry.createBrandApp, app: entry.createBrandApp(env, developmentClient) };
      void retired?.close();
    }
    return known.app;
  };
}

/** Scripts and styles come from Vite; React's refresh, the tenant's flags and translations must be in place before the first component. */
const developmentClient: BrandClient = {
  fonts: [],
  isDevelopment: true,
  assets: () => false,
  manifestFor: (router): ServerManifest => ({
    routes: {
      [router.routeTree.id]: {
        css: ['/theme.css'],
        scripts: [
          { attrs: { type: 'module', src: '/@vite/client' } },
          {
            attrs: { type: 'module' },
            children:
              "import('/@id/@vitejs/plugin-react/preamble').then(() => Promise.all([import('/tenant.ts'), import('/@id/@network/core/i18n/translate-here.ts')])).then(() => import('/entry-client.tsx'));",
          },
        ],
      },
    },
  }),
};

function showError(vite: ViteDevServer, response: ServerResponse, error: unknown): void {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  vite.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('See the terminal for what went wrong.');
}
