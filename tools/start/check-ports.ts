import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

/** A port that this start is going to listen on, by the variable that names it. */
export interface WantedPort {
  readonly variable: string;
  readonly port: number;
}

/**
 * Makes sure that every port is free and none is used twice.
 * @throws StartError naming the port and its variable
 */
export async function checkPorts(wanted: readonly WantedPort[]): Promise<void> {
  const seen = new Map<number, string>();
  for (const { variable, port } of wanted) {
    const other = seen.get(port);
    if (other) throw new StartError(`${variable}: expected another port than ${other}, both are ${port}.`);
    seen.set(port, variable);
  }
  for (const { variable, port } of wanted) {
    // A server on one loopback address leaves the port free on the others, so each is tried.
    for (const host of ['::', '0.0.0.0', '127.0.0.1', '::1']) {
      const code = await codeOfListening(port, host);
      if (code === 'EADDRINUSE') throw new StartError(`${variable}: expected a free port, ${port} is taken.`);
      if (code === 'EACCES') throw new StartError(`${variable}: expected a port that may be opened, ${port} may not.`);
    }
  }
}

function codeOfListening(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'UNKNOWN'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
