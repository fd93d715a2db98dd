import type { FastifyInstance } from 'fastify';
import { plainAddress, trustProxies } from '@network/server/requests/client-address.ts';
import { createBodyPace } from '@network/server/limits/body-pace.ts';
import { capConnections } from '@network/server/limits/connection-cap.ts';
import type { GatewayConfig } from '../config/config.ts';

/**
 * Caps the connections of an address and ends bodies that stall. Trusted proxies stand for many clients, and so does an
 * address with a connection by which a brand server has shown its key.
 */
export function guardConnections(
  app: FastifyInstance,
  config: Pick<GatewayConfig, 'trustedProxies' | 'connectionsPerAddress' | 'lowestBodyRate'>,
  pace = createBodyPace(config.lowestBodyRate),
): void {
  const trusted = trustProxies(config.trustedProxies);
  const brands = new Map<string, number>();
  capConnections(app.server, {
    perAddress: config.connectionsPerAddress,
    isExempt: (address) => brands.has(plainAddress(address)) || trusted.has(address),
  });

  const known = new WeakSet<object>();
  app.addHook('onRequest', async ({ raw, caller }, reply) => {
    pace.watch(raw, reply.raw);
    const { socket } = raw;
    if (caller.tenant === null || known.has(socket) || socket.remoteAddress === undefined) return;
    known.add(socket);
    const address = plainAddress(socket.remoteAddress);
    brands.set(address, (brands.get(address) ?? 0) + 1);
    socket.once('close', () => {
      const left = (brands.get(address) ?? 1) - 1;
      if (left === 0) brands.delete(address);
      else brands.set(address, left);
    });
  });
  app.addHook('onClose', async () => pace.stop());
}
