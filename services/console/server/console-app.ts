import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { loadStaticAssets } from '@network/core/server/static-assets.ts';
import type { Environment } from '@network/server/configuration/read-variables.ts';
import { createBodyPace } from '@network/server/limits/body-pace.ts';
import { capConnections } from '@network/server/limits/connection-cap.ts';
import { createLog } from '@network/server/log/create-log.ts';
import { createMetrics } from '@network/server/monitoring/metrics.ts';
import { createMonitoring, monitoringPathOf } from '@network/server/monitoring/monitoring.ts';
import { type ConsoleConfig, readConsoleConfig } from './console-config.ts';
import { isGatewayTarget } from './gateway-paths.ts';
import { createGatewayProxy } from './gateway-proxy.ts';
import { createPageHeaders } from './page-headers.ts';

/** The console's server, which does not listen yet. */
export interface ConsoleApp {
  readonly config: ConsoleConfig;
  readonly log: Logger;
  /** Whether a `Host` header names the console. */
  readonly isOwnHost: (host: string | undefined) => boolean;
  readonly handle: RequestListener;
  /** Limits the connections of a server that it listens with. */
  readonly guard: (server: Server) => void;
  /** Readiness answers 503 from now on. */
  readonly drain: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Puts the console's server together: health, its files from memory, the way to the gateway's `/staff` paths that its page calls, and its one
 * page for every other address.
 * @throws ConfigurationError naming each variable that is wrong
 */
export function createApp(env: Environment, clientFolder: string): ConsoleApp {
  const config = readConsoleConfig(env);
  const log = createLog({ level: config.logLevel, base: { server: 'console' } });
  const assets = loadStaticAssets(clientFolder);
  const page = readFileSync(join(clientFolder, 'index.html'));
  const headers = { ...createPageHeaders(config.url), 'content-length': String(page.length) };
  const proxy = createGatewayProxy(config, log);
  const pace = createBodyPace(config.lowestBodyRate);
  const state = { isDraining: false };
  const monitoring = createMonitoring({
    isReady: async () => !state.isDraining && (await proxy.isGatewayReady()),
    metrics: createMetrics(),
    access: config.metricsAccess,
  });
  const ownHost = new URL(config.url).host;
  const isOwnHost = (host: string | undefined): boolean => host?.toLowerCase() === ownHost;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const monitored = monitoringPathOf(request.url ?? '');
    if (monitored !== null) {
      const { status, headers: own, body } = await monitoring(monitored, request);
      return void response.writeHead(status, own).end(body);
    }
    if (!isOwnHost(request.headers.host)) return refuse(response, 421);
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path.startsWith('/staff/')) {
      if (!isGatewayTarget(request.url ?? '')) return refuse(response, 404);
      pace.watch(request, response);
      return proxy.forward(request, response);
    }
    if (assets(request, response, path)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    if (path.startsWith('/assets/')) return refuse(response, 404);
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : page);
  };

  return {
    config,
    log,
    isOwnHost,
    handle: (request, response) =>
      void answer(request, response).catch((error: unknown) => {
        log.error({ err: error }, 'request failed');
        response.destroy();
      }),
    guard: (server) =>
      capConnections(server, { perAddress: config.connectionsPerAddress, isExempt: config.trustedProxies.has }),
    drain: () => void (state.isDraining = true),
    close: async () => {
      pace.stop();
      await proxy.close();
    },
  };
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }).end();
}
