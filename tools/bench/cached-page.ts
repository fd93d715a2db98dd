import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import type { BrandApp } from '@network/core/server/brand-parts.ts';
import { compareSpeeds, type Ratio } from './ratio.ts';

const seconds = 3;
const connections = 20;
const writtenByNode = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** A visitor's page from the brand server's cache, against the same bytes from a server that does nothing else. */
export async function benchCachedPage(app: BrandApp): Promise<Ratio> {
  const host = new URL(app.config.tenant.urls.tour).host;
  const brand = await listen(createServer((incoming, response) => app.handle(incoming, response)));
  const page = await fetchPage(portOf(brand), host);
  const bare = await listen(createServer((_request, response) => response.writeHead(200, page.headers).end(page.body)));
  try {
    const speeds = await compareSpeeds(
      () => load(portOf(brand), host),
      () => load(portOf(bare), host),
      3,
    );
    return { name: 'cached anonymous page', against: 'the same bytes from a bare server', ...speeds, goal: 0.5 };
  } finally {
    brand.closeAllConnections();
    bare.closeAllConnections();
    brand.close();
    bare.close();
  }
}

async function listen(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Fetches a page with the Host header of the brand, which `fetch` would not send. */
async function fetchPage(port: number, host: string) {
  const call = request({ port, host: '127.0.0.1', path: '/', headers: { host } }).end();
  const [response]: IncomingMessage[] = await once(call, 'response');
  if (response?.statusCode !== 200) throw new Error(`The page answered ${response?.statusCode}`);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (typeof value === 'string' && !writtenByNode.has(name)) headers[name] = value;
  }
  return { body: await buffer(response), headers };
}

/** Requests per second of this thread's CPU time: the clients run in another, and so does the rest of the machine. */
async function load(port: number, host: string): Promise<number> {
  const before = process.threadCpuUsage();
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/`,
    headers: { host },
    connections,
    duration: seconds,
    workers: 1,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  const { user, system } = process.threadCpuUsage(before);
  return (result.requests.total / (user + system)) * 1_000_000;
}
