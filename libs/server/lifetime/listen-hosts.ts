import type { RequestListener, Server, ServerOptions } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Connections outlive those of a proxy in front, so that it never reuses one that is closing; slow senders are cut off. */
const TIMEOUTS: ServerOptions = { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 60_000 };

/** Both of this machine's own addresses: browsers take either for a name below `localhost`. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** What a machine without IPv6 answers. */
const NO_SUCH_ADDRESS: ReadonlySet<string | undefined> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Where a server listens: this machine's own addresses alone, unless HOST names another one. */
export function readListenHosts(host: string | undefined): readonly string[] {
  return host === undefined || host === '' || host === 'localhost' ? LOOPBACK : [host];
}

/**
 * Opens one port on each of the hosts, with one listener.
 * @throws the system's error where a host can't be listened on; a machine without IPv6 does without its loopback
 */
export async function listenOn(
  hosts: readonly string[],
  port: number,
  listener: RequestListener,
): Promise<readonly Server[]> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = createServer(TIMEOUTS, listener);
    try {
      await open(server, servers[0] ? portOf(servers[0]) : port, host);
      servers.push(server);
    } catch (error) {
      const isMissing = NO_SUCH_ADDRESS.has((error as NodeJS.ErrnoException).code);
      if (isMissing && hosts.length > 1) continue;
      await closeAll(servers);
      throw error;
    }
  }
  return servers;
}

/** Takes no new connections, lets requests that are under way end, and settles when all are answered. */
export async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map((server) => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeIdleConnections();
      return closed;
    }),
  );
}

function open(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
