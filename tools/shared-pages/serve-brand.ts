import { rmSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createBrandApp } from '@network/core/server/brand-app.ts';
import { loadStaticAssets } from '@network/core/server/static-assets.ts';
import { PAGE_CACHE_POLICY } from '@network/core/server/pages/page-cache.ts';
import { brandKeyFor } from '@network/gateway/config/secrets.ts';
import { brandPages } from '@network/features/app/brand-pages.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { type TestGateway, testSecrets } from '@network/testing/gateway.ts';
import { writeFilesOfBuild } from './files-of-build.ts';

/** A brand's server over a gateway of the same process. */
export interface ServedBrand {
  readonly get: (path: string, cookie: string) => Promise<BrandAnswer>;
  /** What a visitor of the tour host is answered. */
  readonly visit: (path: string) => Promise<BrandAnswer>;
  /** Posts JSON as a page of the members host does. */
  readonly post: (path: string, headers: OutgoingHttpHeaders, body: string) => Promise<BrandAnswer>;
  /** From now on every page that is shared is rendered again. */
  readonly ageCache: () => void;
  /** Waits for publications at the gateway, as a server that runs does. */
  readonly followPublications: () => void;
  readonly close: () => Promise<void>;
}

export interface BrandAnswer {
  readonly status: number;
  readonly cacheControl: string;
  /** Where a redirect leads. */
  readonly location: string | undefined;
  readonly body: string;
}

/** Serves a brand's real pages and the files of its app with those by which it is installed, without its scripts, from the gateway. */
export async function serveBrand(
  gateway: TestGateway,
  tenant: Tenant,
  more: Readonly<Record<string, string>> = {},
): Promise<ServedBrand> {
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const headers = incoming.headers as Record<string, string>;
    const { method = 'GET', url = '/' } = incoming;
    const answer = await gateway.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers,
      payload: await text(incoming),
    });
    outgoing.writeHead(answer.statusCode, { 'content-type': String(answer.headers['content-type']) });
    outgoing.end(answer.rawPayload);
  };
  const bridge = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  const files = await writeFilesOfBuild(tenant);
  const assets = loadStaticAssets(files);
  rmSync(files, { recursive: true });
  const client = { assets, manifestFor: () => ({ routes: {} }), fonts: [], isDevelopment: false };
  const env = {
    BRAND_KEY: brandKeyFor(testSecrets().brand, tenant.id),
    GATEWAY_URL: `http://127.0.0.1:${await open(bridge)}`,
    LOG_LEVEL: 'silent',
    ...more,
  };
  let now = Date.now();
  const app = createBrandApp(tenant, brandPages, client, env, () => now);
  const server = createServer(app.handle);
  const port = await open(server);
  const { host, origin } = new URL(app.config.tenant.urls.members);
  const send = async (method: string, path: string, headers: OutgoingHttpHeaders, body?: string) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, method, path, headers: { host, ...headers } }, resolve)
        .on('error', reject)
        .end(body);
    });
    const { statusCode: status = 0, headers: answered } = response;
    return {
      status,
      cacheControl: answered['cache-control'] ?? '',
      location: answered.location,
      body: await text(response),
    };
  };
  return {
    get: (path, cookie) => send('GET', path, { cookie }),
    visit: (path) => send('GET', path, { host: new URL(app.config.tenant.urls.tour).host }),
    post: (path, headers, body) =>
      send(
        'POST',
        path,
        { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin', ...headers },
        body,
      ),
    ageCache: () => {
      now += PAGE_CACHE_POLICY.staleMs;
    },
    followPublications: app.followPublications,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
      bridge.closeAllConnections();
      await new Promise((resolve) => bridge.close(resolve));
    },
  };
}

async function open(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}
