import { afterEach, describe, expect, it } from 'vitest';
import { type BrandFixture, gatewaySaying, MEMBERS, SESSION, startBrand } from './brand-fixture.tsx';

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
  const textCalls = () => brand.asked.filter(({ operation }) => operation === 'Text').length;

  it('are rendered once for all who ask, and again when they are old', async () => {
    const { get, advance } = await start();
    await Promise.all([get('/'), get('/'), get('/')]);
    await get('/');
    expect(textCalls()).toBe(1);
    advance(3_600_000);
    text = 'later';
    expect((await get('/')).body).toContain('later');
  });

  it('are told apart by area, region and the query that they read, and by nothing else', async () => {
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
    expect(own.body).toContain('ada');
    expect(own.headers['cache-control']).toBe('private, no-store');
    const visitor = await get('/', { host: MEMBERS });
    expect(visitor.body).not.toContain('ada');
    const again = await get('/', { host: MEMBERS, headers: SESSION });
    expect(again.body).toContain('ada');
  });

  it('D10 know no session on a tour host', async () => {
    const { get, asked } = await start();
    expect((await get('/', { headers: SESSION })).body).not.toContain('ada');
    expect(asked.some(({ headers }) => headers['x-session'] !== undefined)).toBe(false);
  });

  it('T08 say each visitor’s own device', async () => {
    const { get } = await start();
    const phone = await get('/open', { headers: { 'user-agent': 'iPhone Mobile', 'x-geo-country': 'DE' } });
    const desk = await get('/open', { headers: { 'user-agent': 'Windows NT' } });
    expect(phone.body).toContain('"ios,mobile,DE"');
    expect(desk.body).toContain('"windows,desktop,"');
  });

  it('outlast a gateway that is away, while a member is told and stays signed in', async () => {
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
