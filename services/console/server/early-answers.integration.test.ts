import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '@network/server/log/create-log.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { readConsoleConfig } from './console-config.ts';
import { createGatewayProxy, type GatewayProxy } from './gateway-proxy.ts';

let proxy: GatewayProxy;
let server: Server;
let address: string;
const gateway = gatewayForTests();
beforeAll(async () => {
  const config = readConsoleConfig({ GATEWAY_URL: await gateway.listen() });
  proxy = createGatewayProxy(config, createLog({ level: 'silent', base: {} }));
  server = createServer((request, response) => void proxy.forward(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await proxy.close();
});

/** A body that goes on for longer than its answer takes. */
function partOf(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull: (controller) => {
      const size = Math.min(left, 65_536);
      left -= size;
      if (size === 0) return controller.close();
      controller.enqueue(new Uint8Array(size));
    },
  });
}

it('an upload of somebody who is signed out is refused as the gateway refuses it, however much is still to be sent', async () => {
  for (const bytes of [1_000, 300_000, 8_000_000]) {
    for (let time = 0; time < 5; time += 1) {
      const answer = await fetch(`${address}/staff/uploads/one`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0', 'upload-offset': '0' },
        body: partOf(bytes),
        duplex: 'half',
      } as RequestInit);
      await answer.text();
      expect([bytes, answer.status]).toEqual([bytes, 401]);
    }
  }
});
