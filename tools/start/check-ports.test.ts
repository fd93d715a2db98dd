import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checkPorts } from './check-ports.ts';

const servers = new Set<ReturnType<typeof createServer>>();
afterEach(() => {
  for (const server of servers) server.close();
  servers.clear();
});

async function listen(host: string): Promise<number> {
  const server = createServer();
  servers.add(server);
  await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
  return (server.address() as AddressInfo).port;
}

describe('checkPorts', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::1', '::'])('names a taken port and its variable, taken on %s', async (host) => {
    const port = await listen(host);
    await expect(checkPorts([{ variable: 'GATEWAY_PORT', port }])).rejects.toThrow(
      `GATEWAY_PORT: expected a free port, ${port} is taken.`,
    );
  });

  it('leaves a free port free', async () => {
    const port = await listen('127.0.0.1');
    for (const server of servers) await new Promise((resolve) => server.close(resolve));
    await checkPorts([{ variable: 'PORT', port }]);
    await expect(checkPorts([{ variable: 'PORT', port }])).resolves.toBeUndefined();
  });

  it('refuses one port for two servers', async () => {
    const wanted = [
      { variable: 'PORT', port: 4669 },
      { variable: 'GATEWAY_PORT', port: 4669 },
    ];
    await expect(checkPorts(wanted)).rejects.toThrow('GATEWAY_PORT: expected another port than PORT, both are 4669.');
  });
});
