import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConsoleApp } from '@network/console/server/console-app.ts';
import type { BrandApp } from '@network/core/server/brand-parts.ts';
import { closeAll, listenOn, readListenHosts } from '@network/server/lifetime/listen-hosts.ts';
import { StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the build of a brand exports. */
export interface BrandBuild {
  readonly createBrandApp: (env: Environment) => BrandApp;
}

/** What the build of the console exports. */
interface ConsoleBuild {
  readonly createConsoleApp: (env: Environment) => ConsoleApp;
}

/** Brands and the console behind one port. */
export interface HostServers {
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

/** Loads what was built of the console. */
export async function loadConsole(root: string, env: Environment): Promise<ConsoleApp> {
  const build: ConsoleBuild = await import(pathToFileURL(join(root, 'dist/services/console/server.js')).href);
  return build.createConsoleApp(env);
}

/**
 * Serves the brands, and the console where there is one, by host name on one port of this machine alone, or of the
 * address that `host` names.
 * @throws StartError when the port was taken meanwhile, or `host` is no address of this machine
 */
export async function serveHosts(
  apps: readonly BrandApp[],
  staffConsole: ConsoleApp | null,
  port: number,
  host: string | undefined,
): Promise<HostServers> {
  const listener: RequestListener = (request, response) => {
    if (staffConsole?.isOwnHost(request.headers.host)) {
      staffConsole.handle(request, response);
      return;
    }
    // A host of nobody is answered by any brand: each of them refuses it alike.
    const app = apps.find((candidate) => candidate.areaOf(request.headers.host) !== null) ?? apps[0];
    app?.handle(request, response);
  };
  const servers = await listenOn(readListenHosts(host), port, listener).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new StartError(`PORT: expected a free port, ${port} is taken.`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      throw new StartError(`HOST: expected an address of this machine, got "${host}".`);
    }
    throw error;
  });
  for (const server of servers) apps[0]?.guard(server);
  for (const app of apps) app.followPublications();
  return {
    stop: async () => {
      for (const app of apps) app.drain();
      staffConsole?.drain();
      await closeAll(servers);
      await Promise.all([...apps, ...(staffConsole === null ? [] : [staffConsole])].map((app) => app.close()));
    },
  };
}
