import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createBodyPace, PACE_EVERY_MS } from '@network/server/limits/body-pace.ts';
import { capConnections } from '@network/server/limits/connection-cap.ts';
import { type BrandFixture, gatewaySaying, LIMITS, startBrand, TOUR } from './brand-fixture.tsx';
import { FORMS_OF_A_CLIENT } from './gateway/gateway-connection.ts';
import { testTenant } from './tenant-fixture.ts';

const RECEIVED = JSON.stringify({ outcome: 'received', caseNumber: 'S-00000-00000', dueAt: null });
const OWN = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const PROXY = { TRUSTED_PROXIES: '127.0.0.0/8' };

let brand: BrandFixture;
let now = 0;
let pace = createBodyPace(1_024, () => now);
let slow: Socket[] = [];

async function start(more: Readonly<Record<string, string>> = {}): Promise<void> {
  now = 0;
  pace = createBodyPace(1_024, () => now);
  const pages = gatewaySaying(() => 'hello');
  const gateway = (call: Parameters<typeof pages>[0]) =>
    call.path.startsWith('/brand/requests/') ? { body: RECEIVED } : pages(call);
  brand = await startBrand(gateway, undefined, testTenant, more, [], { pace });
}

afterEach(async () => {
  for (const socket of slow) socket.destroy();
  slow = [];
  await brand?.close();
});

/** A client in the middle of an upload: what it was answered, once it is. */
async function upload(client: number): Promise<{ socket: Socket; answered: () => string }> {
  const socket = connect(brand.port, '127.0.0.1');
  slow.push(socket);
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString()));
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  const head = [
    'POST /upload HTTP/1.1',
    `Host: ${TOUR}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000000',
    'Sec-Fetch-Site: same-origin',
    'Accept: application/json',
    `X-Forwarded-For: 203.0.113.${client}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`);
  // The upload was read before this answer arrives.
  await brand.get('/healthz');
  return { socket, answered: () => text };
}

const support = () => brand.get('/form', { method: 'POST', headers: OWN, body: 'email=a%40b.example&message=hi' });

describe('slow uploads', () => {
  it('of one client take its share of the places, and the next client has one', async () => {
    await start(PROXY);
    const own = await Promise.all(Array.from({ length: FORMS_OF_A_CLIENT + 3 }, () => upload(7)));
    await expect.poll(() => own.filter(({ answered }) => answered().includes(' 429 '))).toHaveLength(3);
    const refused = own.find(({ answered }) => answered() !== '');
    expect(refused?.answered().toLowerCase()).toContain('retry-after: 10');
    const other = await upload(8);
    now += PACE_EVERY_MS / 5;
    pace.look();
    expect(other.answered()).toBe('');
  });

  it('of many clients leave the forms without files their places', async () => {
    await start(PROXY);
    const all = await Promise.all(Array.from({ length: LIMITS.upload + 4 }, (_, client) => upload(client + 1)));
    await expect.poll(() => all.filter(({ answered }) => answered().includes(' 429 '))).toHaveLength(4);
    expect((await support()).status).toBe(303);
    expect((await brand.get('/?page=2')).status).toBe(200);
  });

  it('that stall are ended, and their places are free again', async () => {
    await start(PROXY);
    const stalled = await Promise.all(Array.from({ length: FORMS_OF_A_CLIENT }, () => upload(7)));
    const closed = stalled.map(({ socket }) => once(socket, 'close'));
    now += PACE_EVERY_MS;
    pace.look();
    await Promise.all(closed);
    for (const { answered } of stalled) expect(answered()).toMatch(/^HTTP\/1\.1 408 /);
    const next = await upload(7);
    pace.look();
    expect(next.answered()).toBe('');
  });

  it('that come in at the lowest rate go on', async () => {
    await start(PROXY);
    const { socket, answered } = await upload(7);
    for (let look = 0; look < 3; look += 1) {
      const drained = new Promise<void>((resolve) => socket.write('a'.repeat(6_000), () => resolve()));
      await drained;
      await expect.poll(async () => (await brand.get('/')).status).toBe(200);
      now += PACE_EVERY_MS;
      pace.look();
    }
    expect([answered(), socket.destroyed]).toEqual(['', false]);
  });

  it('of a form without files never take a place, and are ended too', async () => {
    await start();
    const sockets = await Promise.all(
      Array.from({ length: LIMITS.form + 20 }, async () => {
        const socket = connect(brand.port, '127.0.0.1');
        slow.push(socket);
        socket.on('error', () => socket.destroy());
        await once(socket, 'connect');
        const type = 'Content-Type: application/x-www-form-urlencoded';
        socket.write(
          `POST /form HTTP/1.1\r\nHost: ${TOUR}\r\n${type}\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 2000\r\n\r\nmessage=`,
        );
        return socket;
      }),
    );
    expect((await support()).status).toBe(303);
    const closed = sockets.map((socket) => once(socket.resume(), 'close'));
    now += PACE_EVERY_MS;
    pace.look();
    await Promise.all(closed);
  });
});

describe('connections', () => {
  it('beyond the cap of an address are closed at once, and count again when others end', async () => {
    const server = createServer((_request, response) => response.end('hello'));
    capConnections(server, { perAddress: 5, isExempt: () => false });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const open = async () => {
      const socket = connect(port, '127.0.0.1');
      slow.push(socket);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      return socket;
    };
    const sockets: Socket[] = [];
    for (let each = 0; each < 8; each += 1) sockets.push(await open());
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, false, false, false, true, true, true]);
    const closed = new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
    expect(await closed).toBe(5);
    const [first] = sockets;
    first?.destroy();
    await expect.poll(async () => (await open()).destroyed).toBe(false);
    server.closeAllConnections();
    server.close();
    await start();
  });

  it('behind a named proxy are counted as requests of the client that it names', async () => {
    await start({ ...PROXY, MAX_CONNECTIONS_PER_ADDRESS: '3' });
    await Promise.all(Array.from({ length: 3 }, () => upload(7)));
    const requestFrom = (address: string) => brand.get('/open', { headers: { 'x-forwarded-for': address } });
    await expect.poll(async () => (await requestFrom('203.0.113.7')).status).toBe(429);
    expect((await requestFrom('203.0.113.7')).headers['retry-after']).toBe('1');
    expect((await requestFrom('203.0.113.8')).status).toBe(200);
    // Addresses that a client puts before the one that the proxy saw are ignored.
    expect((await requestFrom('203.0.113.9, 203.0.113.7')).status).toBe(429);
  });
});
