import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { closeAll, listenOn } from '@network/server/lifetime/listen-hosts.ts';

/** A server behind the proxy, by its port on this machine. */
interface Upstream {
  readonly port: number;
  isReady: boolean;
}

/** A request that has arrived whole, and where its answer goes. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
}

/** A proxy as deploy/Caddyfile describes it, for one group of servers that do the same. */
export interface Proxy {
  readonly port: number;
  add(port: number): void;
  remove(port: number): void;
  /** Resolves when that many servers are ready. */
  waitForReady(count: number): Promise<void>;
  close(): Promise<void>;
}

const CHECK_EACH_MS = 200;
/** A busy server is no server that has gone. */
const CHECK_MS = 5_000;
/** A request waits so long for a server that is ready. */
const TRY_MS = 5_000;
const READY_MS = 60_000;
const IDEMPOTENT: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD']);
/** Headers that visitors must not set: the proxy does, or a brand server. */
const STRIPPED =
  /^(?:x-geo-|x-forwarded-|forwarded$|x-real-ip$|x-client-|x-tenant$|x-brand-key$|x-session$|x-rights$|x-area$)/;

/** Where a proxy listens, and for whom. */
export interface ProxyOptions {
  readonly port: number;
  /** Whether visitors come by it, whose claims are stripped and whose region is set. */
  readonly isPublic: boolean;
}

/**
 * Opens a proxy: requests go in turn to those servers whose `/readyz` is 200. One that could not be sent goes to the next
 * server, and so does one that broke off without an answer where sending it twice changes nothing.
 */
export async function openProxy({ port, isPublic }: ProxyOptions): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  let upstreams: readonly Upstream[] = [];
  let turn = 0;
  const next = (tried: ReadonlySet<Upstream>): Upstream | undefined => {
    const ready = upstreams.filter((each) => each.isReady && !tried.has(each));
    turn += 1;
    return ready[turn % Math.max(1, ready.length)];
  };

  const forward = async (
    { incoming, response, body }: Exchange,
    tried = new Set<Upstream>(),
    before = performance.now() + TRY_MS,
  ): Promise<void> => {
    const upstream = next(tried);
    if (!upstream) {
      if (performance.now() > before) return void response.writeHead(502).end('no server is ready');
      await pause(CHECK_EACH_MS);
      return forward({ incoming, response, body }, new Set(), before);
    }
    tried.add(upstream);
    const headers = isPublic ? publicHeaders(incoming) : incoming.headers;
    const { method, url: path } = incoming;
    const sent = request({ agent, host: 'localhost', port: upstream.port, method, path, headers });
    sent.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) return void response.destroy();
      const wasNotSent = error.code === 'ECONNREFUSED';
      if (wasNotSent || IDEMPOTENT.has(method)) void forward({ incoming, response, body }, tried, before);
      else response.writeHead(502).end(error.code);
    });
    sent.end(body);
  };

  const servers = await listenOn(['127.0.0.1', '::1'], port, (incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => void forward({ incoming, response, body: Buffer.concat(chunks) }));
  });

  const state = { isOpen: true };
  const checking = (async () => {
    while (state.isOpen) {
      await Promise.all(upstreams.map(async (each) => (each.isReady = await isReady(each.port))));
      await pause(CHECK_EACH_MS);
    }
  })();

  return {
    port,
    add: (added) => void (upstreams = [...upstreams, { port: added, isReady: false }]),
    remove: (removed) => void (upstreams = upstreams.filter((each) => each.port !== removed)),
    waitForReady: async (count) => {
      const before = performance.now() + READY_MS;
      while (upstreams.filter((each) => each.isReady).length < count) {
        if (performance.now() > before) throw new Error(`${count} servers were expected to be ready behind ${port}`);
        await pause(CHECK_EACH_MS);
      }
    },
    close: async () => {
      state.isOpen = false;
      await checking;
      for (const server of servers) server.closeAllConnections();
      await closeAll(servers);
      agent.destroy();
    },
  };
}

function publicHeaders({ headers, socket }: IncomingMessage): NodeJS.Dict<string | string[]> {
  const believed = Object.entries(headers).filter(([name]) => !STRIPPED.test(name));
  return {
    ...Object.fromEntries(believed),
    'x-forwarded-for': socket.remoteAddress ?? '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-geo-country': 'DE',
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(CHECK_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
