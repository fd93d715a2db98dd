import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BrandFixture, gatewaySaying, LIMITS, startBrand, TOUR } from './brand-fixture.tsx';

const SLOW = LIMITS.call + 80;

let brand: BrandFixture;
let slow: Socket[] = [];

afterEach(async () => {
  for (const socket of slow) socket.destroy();
  slow = [];
  await brand.close();
});

/** Clients that say this much and then take their time. */
async function dawdle(beginning: string): Promise<void> {
  const { port } = brand;
  slow = await Promise.all(
    Array.from({ length: SLOW }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => socket.destroy());
      await once(socket, 'connect');
      socket.write(beginning);
      return socket;
    }),
  );
}

const head = (...lines: string[]): string => [...lines, `Host: ${TOUR}`, '', ''].join('\r\n');

describe(`${SLOW} slow clients leave others their pages`, () => {
  it('while they send a call byte by byte', async () => {
    brand = await startBrand(gatewaySaying(() => 'hello'));
    const type = 'Content-Type: application/json';
    await dawdle(`${head('POST /graphql HTTP/1.1', type, 'Content-Length: 2000')}{"query":"`);
    expect((await brand.get('/?page=2')).status).toBe(200);
    expect(brand.received.filter(({ path, operation }) => path === '/graphql' && operation === null)).toEqual([]);
  });

  it('while they fill in a form that never ends', async () => {
    brand = await startBrand(gatewaySaying(() => 'hello'));
    const type = 'Content-Type: application/x-www-form-urlencoded';
    await dawdle(`${head('POST /form HTTP/1.1', type, 'Content-Length: 2000')}text=`);
    expect((await brand.get('/?page=2')).status).toBe(200);
  });

  it('while they watch', async () => {
    const pages = gatewaySaying(() => 'hello');
    brand = await startBrand((call) =>
      call.path.startsWith('/media/')
        ? { headers: { 'content-type': 'video/mp4', 'content-length': '1000000' }, body: 'the beginning' }
        : pages(call),
    );
    await dawdle(head('GET /media/film.mp4 HTTP/1.1'));
    await vi.waitFor(() => expect(brand.received.length).toBeGreaterThanOrEqual(SLOW), { timeout: 10_000 });
    expect((await brand.get('/?page=2')).status).toBe(200);
  });
});

describe('a call', () => {
  it.each([
    ['POST /graphql HTTP/1.1', `Content-Length: ${2 ** 20 + 1}`],
    ['POST /graphql HTTP/1.1', 'Transfer-Encoding: chunked'],
  ])('of more than a mebibyte is refused: %s, %s', async (...lines) => {
    brand = await startBrand(gatewaySaying(() => 'hello'));
    const socket = connect(brand.port, '127.0.0.1');
    slow = [socket];
    socket.on('error', () => socket.destroy());
    socket.write(head(...lines, 'Content-Type: application/json'));
    const chunk = 'a'.repeat(65_536);
    for (let each = 0; each < 17; each += 1) socket.write(`10000\r\n${chunk}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(brand.received.filter(({ path }) => path === '/graphql')).toEqual([]);
  });
});
