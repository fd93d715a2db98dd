import type { AddressInfo, Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, listenOn, readListenHosts } from './listen-hosts.ts';

let servers: readonly Server[] = [];
afterEach(() => closeAll(servers as never));

describe('where a brand server listens', () => {
  it('is this machine alone unless an address is configured', () => {
    for (const host of [undefined, '', 'localhost']) expect(readListenHosts(host)).toEqual(['127.0.0.1', '::1']);
    expect(readListenHosts('0.0.0.0')).toEqual(['0.0.0.0']);
  });

  it('is one port on each of its addresses', async () => {
    servers = await listenOn(readListenHosts(undefined), 0, (_request, response) => response.end('here'));
    const addresses = servers.map((server) => server.address() as AddressInfo);
    expect(new Set(addresses.map(({ port }) => port)).size).toBe(1);
    expect(['127.0.0.1', '::1']).toEqual(expect.arrayContaining(addresses.map(({ address }) => address)));
    expect(await (await fetch(`http://127.0.0.1:${addresses[0]?.port}/`)).text()).toBe('here');
  });

  it('is refused where the port is taken or the address is another machine’s', async () => {
    servers = await listenOn(['127.0.0.1'], 0, (_request, response) => response.end());
    const { port } = (servers[0] as Server).address() as AddressInfo;
    await expect(listenOn(['127.0.0.1'], port, () => undefined)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(listenOn(['192.0.2.1'], 0, () => undefined)).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
  });
});
