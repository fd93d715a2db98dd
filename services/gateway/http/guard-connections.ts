import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createBodyPace } from '@network/validation/limits/body-pace.ts';
import { capConnections } from '@network/validation/limits/connection-cap.ts';
import type { GatewayConfig } from '../config/config.ts';

/**
 * Caps the connections of an address and ends bodies that stall. Trusted proxies stand for many clients, and so does an
 * address with a connection by which a brand server has shown its key.
 */
export function guardConnections(
  app: FastifyInstance,
  config: Pick<GatewayConfig, 'trustedProxies' | 'connectionsPerAddress' | 'lowestBodyRate'>,
): void {
  const trusted = blockListOf(config.trustedProxies);
  const brands = new Map<string, number>();
  capConnections(app.server, {
    perAddress: config.connectionsPerAddress,
    isExempt: (address) => {
      const plain = plainAddress(address);
      return brands.has(plain) || trusted.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
    },
  });

  const known = new WeakSet<object>();
  const pace = createBodyPace(config.lowestBodyRate);
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

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}
