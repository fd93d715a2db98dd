import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type BrandFixture, gatewaySaying, MEMBERS, SESSION, startBrand } from './brand-fixture.tsx';

const BROWSER = 'gzip, deflate, br, zstd';

let brand: BrandFixture;

type Headers = Readonly<Record<string, string>>;

const start = async () => (brand = await startBrand(gatewaySaying(() => 'a film '.repeat(500))));

/** A page over the line, as a browser with that Accept-Encoding gets it. */
async function getPage(accepted: string, headers: Headers = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = { port: brand.port, headers: { host: MEMBERS, 'accept-encoding': accepted, ...headers } };
    request(sent, resolve).on('error', reject).end();
  });
  const { 'content-encoding': encoding, etag = '' } = answer.headers;
  return { status: answer.statusCode, encoding, etag, bytes: await buffer(answer) };
}

/** The first page of a server. */
async function fetchPage(accepted: string, headers: Headers = {}) {
  await start();
  return getPage(accepted, headers);
}

afterEach(async () => brand.close());

describe('a page for one person', () => {
  it('is compressed in the way that costs least, where the browser reads it', async () => {
    const { encoding, bytes } = await fetchPage(BROWSER, SESSION);
    expect(encoding).toBe('zstd');
    expect(zstdDecompressSync(bytes).toString()).toMatch(/a film a film.*'ada'/s);
  });

  it('is compressed for browsers that read Brotli alone, and plain for others', async () => {
    const { encoding, bytes } = await fetchPage('gzip, br', SESSION);
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toContain('a film a film');
    await brand.close();
    const other = await fetchPage('gzip', SESSION);
    expect(other.encoding).toBeUndefined();
    expect(other.bytes.toString()).toContain('a film a film');
  });
});

describe('a page that visitors share', () => {
  it('is compressed quickly for the first, and so that each byte counts for those after', async () => {
    const first = await fetchPage(BROWSER);
    expect(first.encoding).toBe('zstd');
    const second = await getPage(BROWSER);
    expect(second.encoding).toBe('br');
    expect(brotliDecompressSync(second.bytes)).toEqual(zstdDecompressSync(first.bytes));
    expect(brotliDecompressSync(second.bytes).toString()).toContain('a film a film');
  });

  it('is known again in whatever way it was compressed', async () => {
    const first = await fetchPage(BROWSER);
    const second = await getPage(BROWSER);
    expect(first.etag).not.toBe(second.etag);
    for (const { etag } of [first, second]) {
      const again = await getPage(BROWSER, { 'if-none-match': etag });
      expect([again.status, again.etag, again.bytes.length]).toEqual([304, etag, 0]);
    }
    expect((await getPage(BROWSER, { 'if-none-match': '"other-br"' })).status).toBe(200);
  });

  it('is compressed for a browser that reads Brotli alone', async () => {
    expect((await fetchPage('gzip, br')).encoding).toBe('br');
  });
});
