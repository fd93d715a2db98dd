import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { fetch } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import vixen from '../../../apps/vixen/tenant.ts';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { tenantDirectoryOf } from '../config/tenant-directory.ts';
import { createGateway, type Gateway } from '../gateway.ts';

/** Connections; the gateway may cut some off before the last request, which is right (guard-connections). */
const SLOW = rounds(500);

let gateway: Gateway;
let port: number;
const slow: Socket[] = [];
const database = databaseForTests();
beforeAll(async () => {
  gateway = await createGateway(testGatewayConfig({ database }), {
    log: pino({ level: 'silent' }),
    tenants: tenantDirectoryOf([vixen]),
  });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = gateway.app.server.address() as AddressInfo);
});
afterEach(() => {
  for (const socket of slow.splice(0)) socket.destroy();
});
afterAll(async () => {
  await gateway.close();
});

/** A client that begins a request and then takes its time. */
async function dawdle(beginning: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.write(beginning);
  return socket;
}

const BEGINNINGS = [
  'GET /readyz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{"query":"',
  '',
] as const;

describe('slow clients', () => {
  it(`that hold ${SLOW} connections open leave the others unaffected`, async () => {
    slow.push(
      ...(await Promise.all(
        Array.from({ length: SLOW }, (_, each) => dawdle(BEGINNINGS[each % BEGINNINGS.length] ?? '')),
      )),
    );
    expect(slow.filter((socket) => !socket.destroyed)).toHaveLength(SLOW);
    for (let each = 0; each < rounds(1_000); each += 1) {
      // A byte now and then keeps a naive server waiting without end.
      for (const socket of slow) if (each % 10 === 0 && socket.writable) socket.write('a');
      const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ videos(input: {}) { info { total } } }"}',
      });
      expect(response.status).toBe(200);
      await response.body?.cancel();
    }
  }, 120_000);

  it('are cut off: headers and bodies have to come in within half a minute', () => {
    const { headersTimeout, requestTimeout } = gateway.app.server;
    expect(requestTimeout).toBe(30_000);
    expect(headersTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThanOrEqual(60_000);
  });

  it('do not keep a gateway from ending', async () => {
    const socket = await dawdle(BEGINNINGS[1]);
    const ended = once(socket, 'close');
    const closed = gateway.close();
    // The request is open: the gateway waits for it. Its client gives up.
    socket.destroy();
    await Promise.all([closed, ended]);
    await expect.poll(() => gateway.app.server.listening).toBe(false);
  });
});
