import { afterEach, describe, expect, it } from 'vitest';
import { RTA_LABEL } from '@network/tenant/constants.ts';
import { BRAND_KEY, type BrandFixture, gatewaySaying, MEMBERS, startBrand } from './brand-fixture.tsx';

let brand: BrandFixture;

const start = async (gateway = gatewaySaying(() => 'hello')) => {
  brand = await startBrand(gateway);
  return brand;
};

afterEach(() => brand.close());

describe('the way to the gateway', () => {
  it('D38 strips what a browser claims, and says what this server knows', async () => {
    const { get, received } = await start();
    const claims = {
      'x-tenant': 'other',
      'x-brand-key': 'forged',
      'x-area': 'members',
      'x-session': 'stolen',
      'x-client-address': '1.2.3.4',
      'x-client-country': 'DE',
      authorization: 'Bearer x',
      'x-forwarded-for': '9.9.9.9',
      'x-anything': '1',
      cookie: 'brd_session=abcdefghijklmnop',
    };
    const headers = { ...claims, 'content-type': 'application/json', origin: 'http://brand.localhost:4200' };
    await get('/graphql', { method: 'POST', headers, body: '{}' });
    const seen = received.at(-1)?.headers ?? {};
    expect(seen).toMatchObject({
      'x-tenant': 'brand',
      'x-brand-key': BRAND_KEY,
      'x-area': 'tour',
      'x-client-address': '127.0.0.1',
    });
    for (const name of ['x-session', 'x-client-country', 'authorization', 'x-forwarded-for', 'x-anything', 'cookie']) {
      expect([name, seen[name]]).toEqual([name, undefined]);
    }
  });

  it('turns x-set-session into the host’s cookie, on the session’s own paths alone', async () => {
    const body = { 'x-set-session': 'abcdefghijklmnop', location: '/', 'set-cookie': ['flow=1; HttpOnly'] };
    const { get, received } = await start(() => ({ status: 302, headers: body, body: '' }));
    const answer = await get('/oidc/callback?code=1', { host: MEMBERS });
    expect(received.at(-1)?.path).toBe('/brand/oidc/callback?code=1');
    expect(answer.headers['set-cookie']).toEqual([
      'flow=1; HttpOnly',
      'brd_session=abcdefghijklmnop; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(answer.headers['x-set-session']).toBeUndefined();
    const media = await get('/media/x', { host: MEMBERS });
    expect(media.headers['set-cookie']).toBeUndefined();
  });

  const SECRET = 'b'.repeat(43);
  const fromOwnPage = { 'content-type': 'application/json', origin: 'http://members.brand.localhost:4200' };

  it('sends the browser’s secret along on the members host alone, and never one that is claimed', async () => {
    const { get, received } = await start();
    const headers = { ...fromOwnPage, cookie: `brd_browser=${SECRET}`, 'x-browser': 'c'.repeat(43) };
    await get('/graphql', { method: 'POST', headers, body: '{}', host: MEMBERS });
    await get('/', { headers, host: MEMBERS });
    expect(received.map((call) => call.headers['x-browser'])).toEqual([SECRET, SECRET]);
    const onTour = { ...headers, origin: 'http://brand.localhost:4200' };
    await get('/graphql', { method: 'POST', headers: onTour, body: '{}' });
    expect(received.at(-1)?.headers['x-browser']).toBeUndefined();
  });

  it('turns x-set-browser into the members host’s cookie, with calls, sessions and forms', async () => {
    const { get } = await start((call) => ({
      headers: { 'x-set-browser': SECRET, 'content-type': 'application/json' },
      body: call.path.startsWith('/brand/requests') ? '{"outcome":"received","caseNumber":"C1","dueAt":null}' : '{}',
    }));
    const cookie = `brd_browser=${SECRET}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`;
    const call = await get('/graphql', { method: 'POST', headers: fromOwnPage, body: '{}', host: MEMBERS });
    expect([call.headers['set-cookie'], call.headers['x-set-browser']]).toEqual([[cookie], undefined]);
    expect(call.headers['cache-control']).toBe('private, no-store');
    expect((await get('/refresh', { host: MEMBERS })).headers['set-cookie']).toEqual([cookie]);
    const form = { ...fromOwnPage, 'content-type': 'application/x-www-form-urlencoded' };
    for (const accept of ['text/html', 'application/json']) {
      const sent = await get('/form', { method: 'POST', headers: { ...form, accept }, body: 'a=b', host: MEMBERS });
      expect([sent.headers['set-cookie']].flat()).toEqual([cookie]);
    }
    expect((await get('/media/x', { host: MEMBERS })).headers['set-cookie']).toBeUndefined();
    const tour = { ...fromOwnPage, origin: 'http://brand.localhost:4200' };
    expect(
      (await get('/graphql', { method: 'POST', headers: tour, body: '{}' })).headers['set-cookie'],
    ).toBeUndefined();
  });

  it('passes ranges through, and both ways only headers that it knows', async () => {
    const headers = {
      'content-range': 'bytes 0-3/9',
      'content-type': 'video/mp4',
      'x-powered-by': 'secret',
      'content-length': '4',
      rating: RTA_LABEL,
    };
    const { get, received } = await start(() => ({ status: 206, headers, body: 'abcd' }));
    const answer = await get('/media/clip.mp4?t=%2f', { headers: { range: 'bytes=0-3' } });
    expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([206, 'abcd', 'bytes 0-3/9']);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['rating']).toBe(RTA_LABEL);
    expect([received.at(-1)?.headers.range, received.at(-1)?.path]).toEqual(['bytes=0-3', '/media/clip.mp4?t=%2f']);
  });

  it('refuses a foreign page’s write before it reaches the gateway', async () => {
    const { get, received } = await start();
    const foreign = { 'content-type': 'application/json', origin: 'https://evil.test' };
    expect((await get('/graphql', { method: 'POST', headers: foreign, body: '{}' })).status).toBe(403);
    expect(
      (await get('/graphql', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' })).status,
    ).toBe(415);
    expect((await get('/graphql?query={a}')).status).toBe(415);
    expect((await get('/open', { method: 'POST' })).status).toBe(405);
    expect(received).toEqual([]);
  });

  it('C28 keeps a caller’s correlation id, and makes one up for others', async () => {
    const { get, received } = await start();
    expect((await get('/?x=1', { headers: { 'x-correlation-id': 'abc-12345678' } })).headers['x-correlation-id']).toBe(
      'abc-12345678',
    );
    expect(received.at(-1)?.headers['x-correlation-id']).toBe('abc-12345678');
    expect((await get('/open', { headers: { 'x-correlation-id': 'a b"c' } })).headers['x-correlation-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  it('names the release that it is registered as, to the gateway and on every page', async () => {
    brand = await startBrand(
      gatewaySaying(() => 'hello'),
      undefined,
      undefined,
      { RELEASE: 'r42' },
    );
    const page = await brand.get('/', { headers: { 'x-release': 'forged' } });
    expect(brand.received.at(-1)?.headers['x-release']).toBe('r42');
    expect(page.headers['x-release']).toBe('r42');
    expect((await brand.get('/')).headers['x-release']).toBe('r42');
  });

  it('answers 503 when the gateway is away', async () => {
    const { get, stopGateway } = await start();
    await stopGateway();
    const answer = await get('/media/clip.mp4');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
  });
});

describe('a prefetch or HEAD request', () => {
  it.each(['/?al_token=abc', '/act', '/oidc/callback?code=1&state=2', '/refresh'])(
    'nothing happens at %s',
    async (path) => {
      const { get, received } = await start();
      const session = { cookie: `brd_session=${'s'.repeat(43)}` };
      const head = await get(path, { host: MEMBERS, method: 'HEAD', headers: session });
      expect([head.status, head.headers['cache-control']]).toEqual([204, 'private, no-store']);
      const ahead = await get(path, { host: MEMBERS, headers: { ...session, 'sec-purpose': 'prefetch;prerender' } });
      expect([ahead.status, ahead.headers['cache-control']]).toEqual([503, 'private, no-store']);
      expect(received).toEqual([]);
    },
  );
});

describe('D24 D39 an address with al_token', () => {
  it('D24 signs in on the members host and goes on without it', async () => {
    const headers = { 'x-set-session': 'abcdefghijklmnop', location: '/?fatr=true', 'referrer-policy': 'no-referrer' };
    const { get, received } = await start(() => ({ status: 302, headers, body: '' }));
    const answer = await get('/?al_token=abc&fatr=true', { host: MEMBERS });
    expect(received.map(({ path }) => path)).toEqual(['/brand/autologin?al_token=abc&uri=%2F%3Ffatr%3Dtrue']);
    expect([answer.status, answer.headers.location]).toEqual([302, '/?fatr=true']);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(String(answer.headers['set-cookie'])).toContain('brd_session=abcdefghijklmnop');
  });

  it('D24 hands it on from the tour host, which has no session', async () => {
    const { get, received } = await start();
    const answer = await get('/videos?al_token=abc&page=2');
    expect([answer.status, answer.headers.location]).toEqual([
      302,
      `http://${MEMBERS}:4200/videos?page=2&al_token=abc`,
    ]);
    expect(received).toEqual([]);
  });

  it.each([
    ['GET', '/videos?al_token=a&al_token=b', '/videos'],
    ['GET', '/videos?al_token=', '/videos'],
  ])('D24 %s %s only takes it off the address', async (method, path, location) => {
    const { get, received } = await start();
    const answer = await get(path, { host: MEMBERS, method });
    expect([answer.status, answer.headers.location]).toEqual([302, location]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(received).toEqual([]);
  });
});
