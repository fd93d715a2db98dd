import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ServerManifest } from '@tanstack/router-core';
import { createServer as createViteServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { BrandApp, BrandClient } from './brand-parts.ts';
import type { CreateBrandApp } from './define-brand-server.ts';
import type { Environment } from '@network/server/configuration/read-variables.ts';

/** A brand under development. */
export interface BrandDev {
  readonly app: BrandApp;
  readonly close: () => Promise<void>;
}

/**
 * Serves one brand with hot reload on PORT: pages are rendered by the current code, and a change of it is visible at
 * the next request. `appFolder` is the absolute path of `apps/<brand>`.
 * @throws ConfigurationError; the server's own error for a port that is taken
 */
export async function startBrandDev(appFolder: string, env: Environment): Promise<BrandDev> {
  const server = createServer();
  const vite = await createViteServer({
    configFile: join(appFolder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const current = followCode(vite, appFolder, env);
  const app = await current();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => {
      current().then(
        (latest) => latest.handle(request, response),
        (error: unknown) => showError(vite, response, error),
      );
    });
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
    const entry = await environment.runner.import<BrandEntry>(join(appFolder, 'entry-server.ts'));
    if (known?.create !== entry.createBrandApp) {
      const retired = known?.app;
      known = { create: entry.createBrandApp, app: entry.createBrandApp(env, developmentClient) };
      void retired?.close();
    }
    return known.app;
  };
}

/** Scripts and styles come from Vite; React's refresh must be in place before the first component. */
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
              "import('/@id/@vitejs/plugin-react/preamble').then(() => import('/@id/@network/core/i18n/translate-here.ts')).then(() => import('/entry-client.tsx'));",
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
