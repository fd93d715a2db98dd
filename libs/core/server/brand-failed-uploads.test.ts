import { afterEach, expect, it } from 'vitest';
import { type BrandFixture, gatewaySaying, startBrand } from './brand-fixture.tsx';

const UPLOAD = { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' };

let brand: BrandFixture;
afterEach(() => brand.close());

it.each([
  ['failed', { status: 502, body: '<html>' }, 503],
  ['took no more', { status: 429, body: '{}', headers: { 'retry-after': '7' } }, 429],
])(
  'R16 a form with files that the gateway %s is shown again with the texts before them',
  async (_what, said, status) => {
    const pages = gatewaySaying(() => 'hello');
    const isForm = ({ path }: { readonly path: string }) => path.startsWith('/brand/requests');
    brand = await startBrand((call) => (isForm(call) ? said : pages(call)));
    const part = (name: string, value: string, more = '') =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
    const before = `${part('name', 'Ada Évans')}${part('password', 'Secret1password')}`;
    const picture = part('pictures', 'P'.repeat(200_000), '; filename="a.png"');
    const body = `${before}${picture}${part('age', 'after')}--x--\r\n`;
    const answer = await brand.get('/upload', { method: 'POST', headers: UPLOAD, body });
    expect(answer.status).toBe(status);
    expect(answer.body).toContain('Ada Évans');
    expect(answer.body).not.toMatch(/Secret1password|PPPP|after/);
    // All of it reached the gateway.
    const [sent] = brand.received.filter(isForm);
    expect(Buffer.byteLength(sent?.body ?? '')).toBe(Buffer.byteLength(body));
  },
);
