import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, type BrandFixture, gatewaySaying, MEMBERS, SESSION, startBrand } from './brand-fixture.tsx';

let brand: BrandFixture;
let text = 'hello';

const start = async (gateway = gatewaySaying(() => text)) => {
  brand = await startBrand(gateway);
  return brand;
};

afterEach(async () => {
  text = 'hello';
  await brand.close();
});

describe('pages that visitors share', () => {
  const textCalls = () => brand.received.filter(({ operation }) => operation === 'Text').length;

  it('are rendered once for all requests, and again when they are old', async () => {
    const { get, advance } = await start();
    await Promise.all([get('/'), get('/'), get('/')]);
    await get('/');
    expect(textCalls()).toBe(1);
    advance(3_600_000);
    text = 'later';
    expect((await get('/')).body).toContain('later');
  });

  it('differ by area, region and the query that they read, and by nothing else', async () => {
    const { get } = await start();
    await get('/');
    await get('/', { host: MEMBERS });
    await get('/', { headers: { 'x-geo-country': 'US', 'x-geo-region': 'US-TX' } });
    await get('/?page=2');
    expect(textCalls()).toBe(4);
    await get('/?page=2');
    expect(textCalls()).toBe(4);
    await get('/?utm_source=mail&fbclid=x');
    await get('/?nats=somebody&page=2&z=1');
    expect(textCalls()).toBe(4);
  });

  it('never hold a signed-in person’s page', async () => {
    const { get } = await start();
    const own = await get('/', { host: MEMBERS, headers: SESSION });
    expect(own.body).toContain("'ada'");
    expect(own.headers['cache-control']).toBe('private, no-store');
    const visitor = await get('/', { host: MEMBERS });
    expect(visitor.body).not.toContain("'ada'");
    const again = await get('/', { host: MEMBERS, headers: SESSION });
    expect(again.body).toContain("'ada'");
  });

  it('D10 know no session on a tour host', async () => {
    const { get, received } = await start();
    expect((await get('/', { headers: SESSION })).body).not.toContain("'ada'");
    expect(received.some(({ headers }) => headers['x-session'] !== undefined)).toBe(false);
  });

  it('T08 are the same for every device, byte for byte; the country and the request’s id go beside them', async () => {
    const { get } = await start();
    const phone = await get('/open', { headers: { 'user-agent': 'iPhone Mobile', 'x-geo-country': 'DE' } });
    const desk = await get('/open', { headers: { 'user-agent': 'Windows NT' } });
    expect(phone.body).toBe(desk.body);
    const idOf = ({ headers }: Answer) => String(headers['x-correlation-id']);
    expect(phone.headers['server-timing']).toBe(`country;desc="DE", request;desc="${idOf(phone)}"`);
    expect(desk.headers['server-timing']).toBe(`request;desc="${idOf(desk)}"`);
    expect(idOf(desk)).not.toBe(idOf(phone));
    expect(desk.body).not.toContain(idOf(phone));
  });

  it('are the same for somebody who saves data, which is said beside them', async () => {
    const { get } = await start();
    const saving = await get('/open', { headers: { 'save-data': 'on' } });
    const lavish = await get('/open', { headers: { 'save-data': 'off' } });
    expect(saving.body).toBe(lavish.body);
    expect(saving.headers['server-timing']).toContain('saving;desc="on"');
    expect(lavish.headers['server-timing']).not.toContain('saving');
  });

  it('are sent again only to whom has not got them yet', async () => {
    const { get } = await start();
    const { etag = '' } = (await get('/')).headers;
    const again = await get('/', { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('outlast a gateway that is down, while a member reads that and stays signed in', async () => {
    const { get, advance, stopGateway } = await start();
    await get('/');
    await stopGateway();
    advance(3_600_000);
    expect((await get('/')).status).toBe(200);
    expect((await get('/?page=3')).status).toBe(503);
    const member = await get('/open', { host: MEMBERS, headers: SESSION });
    expect(member.status).toBe(503);
    expect(member.headers['set-cookie']).toBeUndefined();
  });
});

describe('a cache in front', () => {
  const withEdge = async () => {
    brand = await startBrand(
      gatewaySaying(() => text),
      undefined,
      undefined,
      { EDGE_CACHE: '1' },
    );
    return brand;
  };
  const caching = async (options: Parameters<BrandFixture['get']>[1] = {}) =>
    (await brand.get('/', options)).headers['cache-control'];

  it('holds no page unless that is switched on', async () => {
    await start();
    expect([await caching(), await caching()]).toEqual(['private, no-cache', 'private, no-cache']);
  });

  it('may hold what visitors share, for as long as it is fresh and stale here', async () => {
    const { get } = await withEdge();
    const first = await get('/');
    const second = await get('/');
    const saving = await get('/', { headers: { 'save-data': 'on' } });
    for (const { headers } of [first, second, saving]) {
      expect(headers['cache-control']).toBe(
        'public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=50',
      );
      expect(headers['vary']).toBe('Accept-Encoding, Cookie, X-Geo-Country, X-Geo-Region');
      expect(headers).toMatchObject({ 'cache-tag': 'pages', 'surrogate-key': 'pages', 'cdn-tag': 'pages' });
      expect(headers['set-cookie']).toBeUndefined();
      // A stored page answers many requests.
      expect(headers).not.toHaveProperty('server-timing');
    }
    expect(first.body).toBe(second.body);
  });

  it('never holds a signed-in person’s page, nor one of a region whose people are warned first', async () => {
    await withEdge();
    expect(await caching({ host: MEMBERS, headers: SESSION })).toBe('private, no-store');
    const warned = { 'x-geo-country': 'US', 'x-geo-region': 'US-TX' };
    for (const agent of ['Mozilla/5.0', 'Googlebot/2.1']) {
      expect(await caching({ headers: { ...warned, 'user-agent': agent } })).toMatch(/^private/);
    }
  });
});
