import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, type BrandFixture, gatewaySaying, MEMBERS, SESSION, startBrand } from './brand-fixture.tsx';
import { packedQueries } from '../routing/page-state.ts';

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

describe('what a page says', () => {
  const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']);

  it('has a nonce of its own in each response that is made for one request', async () => {
    const { get } = await start();
    const options = { host: MEMBERS, headers: SESSION };
    const paths = ['/form?received=1', '/form?received=1', '/form?received=2', '/form?received=3'];
    const answers = await Promise.all(paths.map((path) => get(path, options)));
    const nonces = answers.map((answer) => /'nonce-([\w-]+)' 'strict-dynamic'/.exec(policyOf(answer))?.[1]);
    expect(new Set(nonces).size).toBe(4);
    for (const [index, { body }] of answers.entries()) {
      const used = [...body.matchAll(/<script[^>]*nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
      expect(used.length).toBeGreaterThan(0);
      expect(new Set(used)).toEqual(new Set([nonces[index]]));
      expect(body).not.toMatch(/<script(?![^>]*nonce=)/);
    }
  });

  it.each([
    ['visitors share it', {}],
    ['it may be sent to its person again', { host: MEMBERS, headers: SESSION }],
  ])('has the hash of each of its scripts where %s, and no nonce', async (_where, options) => {
    const { get } = await start();
    for (const path of ['/open', '/nowhere']) {
      const answer = await get(path, options);
      expect(answer.body).not.toContain('nonce=');
      const scripts = [...answer.body.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)];
      expect(scripts.length).toBeGreaterThan(0);
      for (const [, script = ''] of scripts) {
        expect(policyOf(answer)).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      }
    }
  });

  it('T05 says twice that it is for adults: to crawlers and to filters', async () => {
    const { get } = await start();
    for (const path of ['/open', '/nope']) {
      const ratings = (await get(path)).body.match(/<meta name="rating" content="[^"]*"/g);
      expect(ratings).toEqual([
        '<meta name="rating" content="adult"',
        '<meta name="rating" content="RTA-5042-1996-1400-1577-RTA"',
      ]);
    }
  });

  it('T05 says its language, and that it is not to be translated', async () => {
    const { get } = await start();
    for (const path of ['/open', '/nope']) {
      expect((await get(path)).body).toMatch(/<html lang="en" translate="no" class="notranslate"/);
    }
  });

  it('lets no inline script in, and into no frame', async () => {
    const { get } = await start();
    const policy = String((await get('/open')).headers['content-security-policy']);
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('sends an address with a token to nobody', async () => {
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

  it('E18 shows the page for what is not there where a call says so', async () => {
    const { get } = await start((call) => ({ status: call.operation === 'Text' ? 404 : 200, body: '{}' }));
    const answer = await get('/');
    expect([answer.status, answer.body.includes('notFound')]).toEqual([404, true]);
  });

  it('E18 A17 sends to sign in again where a call says that nobody is', async () => {
    const known = gatewaySaying(() => text);
    const { get } = await start((call) => (call.operation === 'Text' ? { status: 401, body: '{}' } : known(call)));
    const answer = await get('/?page=2', { host: MEMBERS, headers: SESSION });
    expect(answer.status).toBe(302);
    expect(new URL(answer.headers.location ?? '').pathname).toBe('/oidc/login');
    expect(new URL(answer.headers.location ?? '').searchParams.get('uri')).toBe('/?page=2');
    expect((await get('/')).status).toBe(500);
  });

  it('carries data that can’t break out of its script', async () => {
    const { get, advance } = await start();
    const nasty = fc.array(
      fc.constantFrom('</script>', '<!--', '<script>', '\u2028', '\u2029', ']]>', '"', '\\', "'", '&', 'a', '`${1}`'),
    );
    await fc.assert(
      fc.asyncProperty(nasty, async (parts) => {
        text = parts.join('');
        advance(24 * 3_600_000);
        const { body, status } = await get('/');
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

  it('T05 leaves it to an error page to name itself', async () => {
    const { get } = await start();
    const ofPage = /<title>|name="description"|property="og:(?:title|description)"/g;
    expect((await get('/open')).body.match(ofPage)).toHaveLength(4);
    const answer = await get('/nope');
    expect([answer.status, answer.body.match(ofPage)]).toEqual([404, null]);
  });

  /** Runs the script as a browser would, and reads the loader's text back. */
  function readState(script: string): unknown {
    const page = { currentScript: { previousElementSibling: null, remove: () => undefined } };
    const read =
      'self.$_TSR.t = adapters; self.$_TSR.buffer.forEach((each) => each()); JSON.stringify(self.$_TSR.router.matches)';
    const adapters = new Map([[packedQueries.key, packedQueries.fromSerializable]]);
    const json: unknown = runInNewContext(`var self = globalThis; ${script}; ${read}`, { document: page, adapters });
    const matches = JSON.parse(String(json)) as { l?: { text: unknown } }[];
    return matches.findLast((match) => match.l)?.l?.text;
  }
});
