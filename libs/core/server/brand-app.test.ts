import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { BRAND_KEY, type BrandFixture, type GatewayAnswer, type GatewayCall, MEMBERS, startBrand } from './brand-fixture.tsx';

const VIEWER = JSON.stringify({ userId: 'u1', isTandemChild: false });
const PROFILE = { userId: 'u1', uuid: 'x', displayName: 'ada', badges: [], autoplayEnabled: true, viewer: VIEWER };
const SESSION = { cookie: 'brd_session=abcdefghijklmnop' };

let brand: BrandFixture;
let text = 'hello';

const answerPages = (call: GatewayCall): GatewayAnswer => {
  if (call.path === '/readyz') return { body: 'ready' };
  if (call.operation === 'FindOneUserProfile') {
    return { body: JSON.stringify({ data: { findOneUserProfile: call.headers['x-session'] ? PROFILE : null } }) };
  }
  return { body: JSON.stringify({ data: { text } }) };
};

const start = async (gateway = answerPages) => {
  brand = await startBrand(gateway);
  return brand;
};

afterEach(async () => {
  text = 'hello';
  await brand.close();
});

describe('what a brand host answers', () => {
  it('R60 has real statuses', async () => {
    const { get } = await start();
    const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await get(path)).status));
    expect(await statuses('/', '/open', '/old', '/?page=0', '/nowhere', '/OPEN', '/broken')).toEqual([
      200, 200, 301, 302, 404, 404, 500,
    ]);
  });

  it('D12 answers 404 for a path that parsing would fold into another', async () => {
    const { get } = await start();
    for (const path of ['/open/%2e%2e', '/%2e%2e/', '/a%2fb', '/a%00', '/%zz', '//open']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it('D10 E19 answers 421 for an unknown host, and names it escaped', async () => {
    const { get } = await start();
    const answer = await get('/', { host: '<script>alert(1)</script>' });
    expect(answer.status).toBe(421);
    expect(answer.body).toContain('Unknown host: &#60;script&#62;alert(1)&#60;/script&#62;');
    expect(answer.body).not.toContain('<script');
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
    const asked = await get('/secret/one?a=b', { host: MEMBERS });
    expect([asked.status, asked.headers.location]).toEqual([
      302,
      '/oidc/login?uri=%2Fsecret%2Fone%3Fa%3Db',
    ]);
    expect((await get('/secret/one')).status).toBe(404);
    expect((await get('/secret/one', { host: MEMBERS, headers: SESSION })).status).toBe(200);
    expect((await get('/secret/One', { host: MEMBERS, headers: SESSION })).status).toBe(404);
  });

  it('tells health to anybody, and counts to this machine alone', async () => {
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

describe('what a page says', () => {
  const nonceOf = (policy: string | undefined) => /'nonce-([\w-]+)'/.exec(policy ?? '')?.[1];

  it('has a nonce of its own in each response, cached or not', async () => {
    const { get } = await start();
    const answers = await Promise.all(['/open', '/open', '/nowhere', '/open'].map((path) => get(path)));
    const nonces = answers.map(({ headers }) => nonceOf(String(headers['content-security-policy'])));
    expect(new Set(nonces).size).toBe(4);
    for (const [index, { body }] of answers.entries()) {
      const used = [...body.matchAll(/<script[^>]*nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
      expect(used.length).toBeGreaterThan(0);
      expect(new Set(used)).toEqual(new Set([nonces[index]]));
      expect(body).not.toMatch(/<script(?![^>]*nonce=)/);
    }
  });

  it('lets no inline script in, and into no frame', async () => {
    const { get } = await start();
    const policy = String((await get('/open')).headers['content-security-policy']);
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('tells nobody of an address with a token', async () => {
    const { get } = await start();
    expect((await get('/open?al_token=x')).headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/open')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('says nothing of an error but its code and the id in the log', async () => {
    const { get } = await start((call) => ({ status: 500, body: `boom ${call.path} at /srv/gateway.ts` }));
    const answer = await get('/', { headers: { 'x-correlation-id': 'abc-12345678' } });
    expect(answer.status).toBe(500);
    expect(answer.body).toContain('abc-12345678');
    expect(answer.body).not.toMatch(/API Request failed|ApiError|gateway\.ts|boom/);
    const broken = await get('/broken');
    expect(broken.status).toBe(500);
    expect(broken.body).not.toContain('postgres');
  });

  it('carries data that can’t break out of its script', async () => {
    const { get } = await start();
    const nasty = fc.array(fc.constantFrom('</script>', '<!--', '<script>', '\u2028', '\u2029', ']]>', '"', '\\', "'", '&', 'a', '`${1}`'));
    await fc.assert(
      fc.asyncProperty(nasty, async (parts) => {
        text = parts.join('');
        const { body, status } = await get('/?fresh=1');
        expect(status).toBe(200);
        const scripts = [...body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '');
        const state = scripts.find((script) => script.includes('$_TSR.router='));
        expect(state).toBeDefined();
        expect(state).not.toMatch(/<|\u2028|\u2029/);
        expect(readState(state ?? '')).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  /** Runs the script as a browser would, and reads the loader's text back. */
  function readState(script: string): unknown {
    const page = { currentScript: { previousElementSibling: null, remove: () => undefined } };
    const self: { $_TSR?: { router: { matches: { l?: { text: unknown } }[] } } } = {};
    const run = new Function('self', 'document', `with (self) { ${script}; return self.$_TSR; }`);
    const state = run(self, page) as NonNullable<typeof self.$_TSR>;
    return state.router.matches.findLast((match) => match.l)?.l?.text;
  }
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

  it('are told apart by area, region and known query, and kept for no other query', async () => {
    const { get } = await start();
    await get('/');
    await get('/', { host: MEMBERS });
    await get('/', { headers: { 'x-geo-country': 'US', 'x-geo-region': 'US-TX' } });
    await get('/?page=2');
    expect(textCalls()).toBe(4);
    await get('/?page=2');
    expect(textCalls()).toBe(4);
    await get('/?utm=1');
    await get('/?utm=1');
    expect(textCalls()).toBe(6);
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
    expect((await get('/?page=3')).status).toBe(500);
    const member = await get('/open', { host: MEMBERS, headers: SESSION });
    expect(member.status).toBe(500);
    expect(member.headers['set-cookie']).toBeUndefined();
  });
});

describe('the way to the gateway', () => {
  it('D38 strips what a browser claims, and says what this server knows', async () => {
    const { get, asked } = await start();
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
    const seen = asked.at(-1)?.headers ?? {};
    expect(seen).toMatchObject({ 'x-tenant': 'brand', 'x-brand-key': BRAND_KEY, 'x-area': 'tour', 'x-client-address': '127.0.0.1' });
    for (const name of ['x-session', 'x-client-country', 'authorization', 'x-forwarded-for', 'x-anything', 'cookie']) {
      expect([name, seen[name]]).toEqual([name, undefined]);
    }
  });

  it('turns x-set-session into the host’s cookie, on the session’s own paths alone', async () => {
    const body = { 'x-set-session': 'abcdefghijklmnop', location: '/', 'set-cookie': ['flow=1; HttpOnly'] };
    const { get, asked } = await start(() => ({ status: 302, headers: body, body: '' }));
    const answer = await get('/oidc/callback?code=1', { host: MEMBERS });
    expect(asked.at(-1)?.path).toBe('/brand/oidc/callback?code=1');
    expect(answer.headers['set-cookie']).toEqual([
      'flow=1; HttpOnly',
      'brd_session=abcdefghijklmnop; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(answer.headers['x-set-session']).toBeUndefined();
    const media = await get('/media/x', { host: MEMBERS });
    expect(media.headers['set-cookie']).toBeUndefined();
  });

  it('passes ranges through, and both ways only headers that it knows', async () => {
    const headers = { 'content-range': 'bytes 0-3/9', 'content-type': 'video/mp4', 'x-powered-by': 'secret', 'content-length': '4' };
    const { get, asked } = await start(() => ({ status: 206, headers, body: 'abcd' }));
    const answer = await get('/media/clip.mp4?t=%2f', { headers: { range: 'bytes=0-3' } });
    expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([206, 'abcd', 'bytes 0-3/9']);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect([asked.at(-1)?.headers.range, asked.at(-1)?.path]).toEqual(['bytes=0-3', '/media/clip.mp4?t=%2f']);
  });

  it('refuses a foreign page’s write before the gateway hears of it', async () => {
    const { get, asked } = await start();
    const foreign = { 'content-type': 'application/json', origin: 'https://evil.test' };
    expect((await get('/graphql', { method: 'POST', headers: foreign, body: '{}' })).status).toBe(403);
    expect((await get('/graphql', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' })).status).toBe(415);
    expect((await get('/graphql?query={a}')).status).toBe(405);
    expect((await get('/open', { method: 'POST' })).status).toBe(405);
    expect(asked).toEqual([]);
  });

  it('C28 keeps a caller’s correlation id, and makes one up for others', async () => {
    const { get, asked } = await start();
    expect((await get('/?x=1', { headers: { 'x-correlation-id': 'abc-12345678' } })).headers['x-correlation-id']).toBe('abc-12345678');
    expect(asked.at(-1)?.headers['x-correlation-id']).toBe('abc-12345678');
    expect((await get('/open', { headers: { 'x-correlation-id': 'a b"c' } })).headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers 503 when the gateway is away', async () => {
    const { get, stopGateway } = await start();
    await stopGateway();
    const answer = await get('/media/clip.mp4');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
  });
});
