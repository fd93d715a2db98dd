import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './client-network.ts';

export interface ConnectionCap {
  /** Connections that one address may have open at once. */
  readonly perAddress: number;
  /** Peers that stand for many clients, such as a proxy: what they pass on is counted by request. */
  readonly isExempt: (address: string) => boolean;
}

/** Closes a connection at once that would be one too many for its address; IPv6 counts by the /64. */
export function capConnections(server: Server, { perAddress, isExempt }: ConnectionCap): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (address === '' || isExempt(address)) return;
    const network = networkOf(address, 'whole');
    const count = (open.get(network) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
