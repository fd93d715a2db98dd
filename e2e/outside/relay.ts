import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that a test can cut. */
export interface Relay {
  readonly port: number;
  /** From now on it refuses connections, and the open ones are cut. */
  readonly cut: () => Promise<void>;
  readonly heal: () => Promise<void>;
  /** Until that text has gone the way to the server. */
  readonly passed: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Passes bytes on to a port of this machine. */
export async function openRelay(to: number): Promise<Relay> {
  const open = new Set<Socket>();
  const awaited: { readonly text: string; readonly resolve: () => void }[] = [];
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    near.on('data', (bytes) => {
      for (const { text, resolve } of awaited) if (bytes.includes(text)) resolve();
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  const heal = async (): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const passed = (text: string) => new Promise<void>((resolve) => void awaited.push({ text, resolve }));
  return { port, cut, heal, passed, close: cut };
}
