import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandApp } from '@network/core/server/brand-app.ts';
import { StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the build of a brand exports. */
export interface BrandBuild {
  readonly createBrandApp: (env: Environment) => BrandApp;
}

/** Brands behind one port. */
export interface BrandServers {
  /** Refuses new work, lets open requests end, then closes. */
  readonly stop: () => Promise<void>;
}

/** Reads what `nx build` left in dist/. */
export async function loadBrands(root: string, names: readonly string[], env: Environment): Promise<BrandApp[]> {
  const builds = await Promise.all(
    names.map(async (name): Promise<BrandBuild> => {
      return import(pathToFileURL(join(root, 'dist/apps', name, 'server.js')).href);
    }),
  );
  return builds.map((build) => build.createBrandApp(env));
}

/**
 * Serves the brands by host name on one port.
 * @throws StartError when the port was taken meanwhile
 */
export async function serveBrands(apps: readonly BrandApp[], port: number): Promise<BrandServers> {
  const server = createServer({ headersTimeout: 20_000, requestTimeout: 60_000 }, (request, response) => {
    // A host of nobody is answered by any brand: each of them refuses it alike.
    const app = apps.find((candidate) => candidate.areaOf(request.headers.host) !== null) ?? apps[0];
    app?.handle(request, response);
  });
  apps[0]?.guard(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new StartError(`PORT: expected a free port, ${port} is taken.`) : error);
    });
    server.listen(port, resolve);
  });
  return {
    stop: async () => {
      for (const app of apps) app.drain();
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeIdleConnections();
      await closed;
      await Promise.all(apps.map((app) => app.close()));
    },
  };
}
