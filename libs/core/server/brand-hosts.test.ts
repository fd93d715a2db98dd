import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type BrandFixture, gatewaySaying, MEMBERS, SESSION, startBrand } from './brand-fixture.tsx';

let brand: BrandFixture;

const start = async (gateway = gatewaySaying(() => 'hello')) => {
  brand = await startBrand(gateway);
  return brand;
};

afterEach(() => brand.close());

describe('what a brand host answers', () => {
  it('R60 has real statuses', async () => {
    const { get } = await start();
    const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await get(path)).status));
    expect(await statuses('/', '/open', '/old', '/?page=0', '/nowhere', '/OPEN', '/broken')).toEqual([
      200, 200, 301, 302, 404, 404, 500,
    ]);
  });

  it('R60 has the status of a failure where a page’s data did not load', async () => {
    const { get } = await start(() => ({ status: 500, body: '{}' }));
    expect((await get('/')).status).toBe(500);
  });

  it('D12 answers 404 for a path that parsing would fold into another', async () => {
    const { get } = await start();
    for (const path of [
      '/open/%2e%2e',
      '/%2e%2e/',
      '/a%2fb',
      '/a%00',
      '/%zz',
      '//open',
      '/open/%2e%2e/login',
      '/./robots.txt',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it('D10 E19 answers 421 for an unknown host, and names it escaped', async () => {
    const { get } = await start();
    const answer = await get('/', { host: '<script>alert(1)</script>' });
    expect(answer.status).toBe(421);
    expect(answer.body).toContain('Unknown host: &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(answer.body).not.toContain('<script');
  });

  it.each([
    ['two', ['Host: brand.localhost', 'Host: evil.example']],
    ['the same twice', ['Host: brand.localhost', 'Host: brand.localhost']],
    ['none', []],
  ])('D10 answers 421 for a request with %s Host headers', async (_what, hosts) => {
    const { port } = await start();
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    // HTTP/1.0 may leave it out.
    socket.write(`${['GET /open HTTP/1.0', ...hosts].join('\r\n')}\r\n\r\n`);
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
    expect(answer).not.toContain('evil');
  });

  it('keeps the query of a declared redirect byte for byte', async () => {
    const { get } = await start();
    expect((await get('/old?a=%20+b&&c')).headers.location).toBe('/?a=%20+b&&c');
  });

  it('D14 redirects a page that is none, and a repeated one', async () => {
    const { get } = await start();
    for (const page of ['0', '01', '1.5', '1e3', '+1', '', '2147483648', '1&page=2']) {
      const answer = await get(`/?page=${page}&x=1`);
      expect([page, answer.status, answer.headers.location]).toEqual([page, 302, '/?x=1']);
    }
  });

  it('takes the spelling of a query as it is', async () => {
    const { get } = await start();
    expect((await get('/?x=a%20b&y=%41&x=2')).status).toBe(200);
  });

  it('R57 sends /login to the members host, with a path of our own', async () => {
    const { get } = await start();
    const target = async (query: string) => (await get(`/login${query}`)).headers.location;
    const login = 'http://members.brand.localhost:4200/oidc/login?uri=';
    expect(await target('?uri=%2Fvideos%3Fpage%3D2')).toBe(`${login}%2Fvideos%3Fpage%3D2`);
    for (const hostile of ['', '?uri=//evil.test', '?uri=https://evil.test', '?uri=/%5Cevil.test', '?uri=/a&uri=/b']) {
      expect(await target(hostile)).toBe(`${login}%2F`);
    }
  });

  it('R62 sends a visitor to sign in on the members host, and nowhere on the tour', async () => {
    const { get } = await start();
    const received = await get('/secret/one?a=b', { host: MEMBERS });
    expect([received.status, received.headers.location]).toEqual([302, '/oidc/login?uri=%2Fsecret%2Fone%3Fa%3Db']);
    expect((await get('/secret/one')).status).toBe(404);
    expect((await get('/secret/one', { host: MEMBERS, headers: SESSION })).status).toBe(200);
    expect((await get('/secret/One', { host: MEMBERS, headers: SESSION })).status).toBe(404);
  });

  it('answers health checks from anywhere, and metrics from this machine alone', async () => {
    const { get, app } = await start();
    expect((await get('/healthz', { host: '10.0.0.1' })).status).toBe(200);
    expect((await get('/readyz', { host: '10.0.0.1' })).status).toBe(200);
    expect((await get('/metrics')).body).toContain('brand_http_requests_total');
    expect((await get('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
    app.drain();
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/open')).status).toBe(200);
  });
});
