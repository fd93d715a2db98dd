import { ownWords } from '@network/tenant/brand-words.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type BrandFixture, gatewaySaying, MEMBERS, SESSION, startBrand } from './brand-fixture.tsx';
import { awayDocument } from './pages/away-document.ts';
import { inLanguage } from './serve-languages.ts';
import { testTenant } from './tenant-fixture.ts';

let brand: BrandFixture;
const start = async (saying: () => string = () => 'hello') => {
  brand = await startBrand(gatewaySaying(saying));
  return brand;
};
afterEach(() => brand.close());

const GERMAN = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' };
const languageOf = (body: string): string | undefined => /<html lang="(\w+)"/.exec(body)?.[1];

describe('a page of a tour host', () => {
  it('is in the language of its address, whatever the browser prefers', async () => {
    const { get } = await start();
    const german = await get('/de/open');
    expect([german.status, languageOf(german.body), german.headers['content-language']]).toEqual([200, 'de', 'de']);
    expect(german.headers.vary).toBe('Accept-Encoding, Cookie');
    const english = await get('/open', { headers: GERMAN });
    expect([languageOf(english.body), english.headers['content-language']]).toEqual(['en', 'en']);
  });

  it('is shared by language, byte for byte', async () => {
    const { get, received } = await start();
    const bodies = await Promise.all(['/open', '/de/open', '/es/open'].map(async (path) => (await get(path)).body));
    expect(bodies.map(languageOf)).toEqual(['en', 'de', 'es']);
    const before = received.length;
    expect((await get('/de/open')).body).toBe(bodies[1]);
    expect((await get('/open')).body).toBe(bodies[0]);
    expect(received).toHaveLength(before);
  });

  it('says the brand’s own words in its language', async () => {
    const words = { ...ownWords(testTenant), copy: { ...testTenant.copy, description: 'Worte der Marke.' } };
    brand = await startBrand(
      gatewaySaying(() => 'hello'),
      undefined,
      { ...testTenant, words: { de: words } },
    );
    const described = async (path: string) =>
      /<meta name="description" content="([^"]*)"/.exec((await brand.get(path)).body)?.[1];
    const { description } = testTenant.copy;
    expect([await described('/de/open'), await described('/open')]).toEqual([words.copy.description, description]);
    // A language that the brand does not speak.
    expect(await described('/es/open')).toBe(description);
    expect((await brand.get('/de/open')).body).toContain('href="/de/app.webmanifest"');
  });

  it('names its language to the gateway, and English not at all', async () => {
    const { get, received } = await start();
    await get('/');
    await get('/es/');
    const named = received.filter(({ operation }) => operation === 'Text').map(({ headers }) => headers['x-language']);
    expect(named).toEqual([undefined, 'es']);
  });

  it('has one address: the language alone leads to its home', async () => {
    const { get } = await start();
    const { status, headers } = await get('/de?page=2');
    expect([status, headers.location]).toEqual([301, '/de/?page=2']);
    expect((await get('/fr/open')).status).toBe(404);
  });

  it('is missing and fails in its language too', async () => {
    const { get } = await start();
    const missing = await get('/de/nothing-here');
    expect([missing.status, languageOf(missing.body)]).toEqual([404, 'de']);
    await brand.stopGateway();
    const away = await get('/de/?page=3');
    expect([away.status, languageOf(away.body)]).toEqual([503, 'de']);
    const plain = inLanguage({ language: 'de', prefix: '/de' }, () =>
      awayDocument(testTenant, 'away', { method: 'get', href: '/de/open' }),
    );
    for (const part of ['Noch einmal versuchen', 'href="/de/"', 'href="/de/open"']) expect(plain).toContain(part);
  });

  it('redirects within its language', async () => {
    const { get } = await start();
    const { status, headers } = await get('/de/?page=nonsense');
    expect(status).toBe(302);
    expect(headers.location).toMatch(/^\/de\//);
  });
});

describe('a page of a members host', () => {
  it('is in the language that was chosen there, else in the browser’s', async () => {
    const { get } = await start();
    const read = async (headers: Record<string, string> = {}) =>
      languageOf((await get('/open', { host: MEMBERS, headers })).body);
    expect(await read()).toBe('en');
    expect(await read(GERMAN)).toBe('de');
    expect(await read({ ...GERMAN, cookie: 'language=es' })).toBe('es');
  });

  it('stores a choice that its address makes, and leaves it out of the address', async () => {
    const { get } = await start();
    const { status, headers } = await get('/open?a=1&lang=de', { host: MEMBERS });
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/open?a=1', 'private, no-store']);
    expect(headers['set-cookie']?.[0]).toMatch(/^language=de; /);
    await get('/open', { host: MEMBERS });
    expect((await get('/open?lang=de', { host: MEMBERS })).status).toBe(302);
  });

  it('stores a choice in the account when a signed-in person follows a link of this host, and in the browser alone otherwise', async () => {
    const { get, received } = await start();
    const choose = (headers: Record<string, string>) => get('/open?lang=es', { host: MEMBERS, headers });
    const saved = () => received.filter(({ operation }) => operation === 'SaveLanguage');
    await choose({ 'sec-fetch-site': 'same-origin' });
    for (const site of ['same-site', 'cross-site', 'none']) await choose({ ...SESSION, 'sec-fetch-site': site });
    await choose(SESSION);
    await choose({ ...SESSION, 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' });
    expect(saved()).toEqual([]);
    expect((await choose({ ...SESSION, 'sec-fetch-site': 'same-origin' })).status).toBe(302);
    expect(saved().map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([{ variables: { language: 'es' } }]);
  });

  it('stores a choice in the browser where the account can’t have it', async () => {
    brand = await startBrand(({ operation }) => (operation === 'SaveLanguage' ? { status: 503, body: '' } : null));
    const answer = await brand.get('/open?lang=es', {
      host: MEMBERS,
      headers: { ...SESSION, 'sec-fetch-site': 'same-origin' },
    });
    expect([answer.status, answer.headers['set-cookie']?.[0]]).toEqual([302, expect.stringMatching(/^language=es; /)]);
  });

  it('has no addresses by language', async () => {
    const { get } = await start();
    expect((await get('/de/open', { host: MEMBERS })).status).toBe(404);
  });
});
