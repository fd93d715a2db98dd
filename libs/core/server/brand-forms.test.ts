import { afterEach, describe, expect, it } from 'vitest';
import type { FormAnswer } from '../forms/form-answer.ts';
import { type BrandFixture, gatewaySaying, MEMBERS, SESSION, startBrand } from './brand-fixture.tsx';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const OWN = { ...FORM, 'sec-fetch-site': 'same-origin' };
const received: FormAnswer = { outcome: 'received', caseNumber: 'S-00000-00000', dueAt: null };
const refused: FormAnswer = {
  outcome: 'refused',
  errors: { message: 'tooShort' },
  values: { email: 'ada@example.com', message: '</script>short' },
};

let brand: BrandFixture;
const start = async (answer: FormAnswer | null) => {
  const pages = gatewaySaying(() => 'hello');
  brand = await startBrand((call) => {
    if (!call.path.startsWith('/brand/requests/')) return pages(call);
    return answer === null ? { status: 502, body: '<html>' } : { body: JSON.stringify(answer) };
  });
  return (headers: Record<string, string>, host?: string, body = 'email=a%40b.example&message=hi') =>
    brand.get('/form', { method: 'POST', headers, body, ...(host === undefined ? {} : { host }) });
};
const sent = () => brand.asked.filter(({ path }) => path.startsWith('/brand/requests/'));

afterEach(() => brand.close());

describe('R16 R17 R58 a form that is posted to its page', () => {
  it('goes to the gateway as it came, in the name of the brand', async () => {
    const post = await start(received);
    await post(OWN);
    const [call] = sent();
    expect(call?.path).toBe('/brand/requests/support');
    expect(call?.body).toBe('email=a%40b.example&message=hi');
    expect(call?.headers).toMatchObject({ ...FORM, 'x-tenant': 'brand', 'x-area': 'tour' });
    expect(call?.headers['x-brand-key']).toMatch(/^a{64}$/);
  });

  it('leads on to its case number where it was received, so that loading anew sends nothing twice', async () => {
    const post = await start(received);
    const answer = await post(OWN);
    expect([answer.status, answer.headers.location]).toEqual([303, '/form?received=S-00000-00000']);
  });

  it('shows the page again with what is wrong and what was typed, to that person alone', async () => {
    const post = await start(refused);
    const answer = await post(OWN);
    expect(answer.status).toBe(422);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toContain('tooShort');
    expect(answer.body).toContain('ada@example.com');
    expect(answer.body).not.toContain('</script>short');
    expect((await brand.get('/form')).body).toContain('answer: <!-- -->null');
  });

  it('R07 leads back to its page, and tells nobody, where only scripts can send it', async () => {
    await start(received);
    const answer = await brand.get('/script-form?ref=home', { method: 'POST', headers: OWN, body: 'password=secret1' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/script-form?ref=home']);
    expect(sent()).toEqual([]);
  });

  it.each([
    [{ outcome: 'limited', retryAfterSeconds: 60, values: {} } as const, 429],
    [null, 503],
  ])('says so with its status where it was not taken', async (outcome, status) => {
    const post = await start(outcome);
    const answer = await post(OWN);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(outcome?.outcome ?? 'failed');
  });

  it('answers scripts in JSON', async () => {
    const post = await start(refused);
    const answer = await post({ ...OWN, accept: 'application/json' });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([422, refused]);
  });

  it('is taken of its own host’s pages alone', async () => {
    const post = await start(received);
    expect((await post({ ...FORM, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ ...FORM, origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(FORM)).status).toBe(403);
    expect((await post({ ...FORM, ...SESSION }, MEMBERS)).status).toBe(403);
    expect(sent()).toEqual([]);
    expect((await post({ ...OWN, ...SESSION }, MEMBERS)).status).toBe(303);
  });

  it('is not asked of the gateway where it is too large, and says so', async () => {
    const post = await start(received);
    const length = String(257 * 1_048_576);
    const answer = await post({ ...OWN, 'content-length': length }, undefined, '');
    expect([answer.status, answer.body.includes('tooLarge')]).toEqual([413, true]);
    expect(sent()).toEqual([]);
  });

  it('says the same of texts that the gateway does not read', async () => {
    brand = await startBrand(() => ({ status: 413, body: '{"code":"BAD_REQUEST"}' }));
    const headers = { ...OWN, accept: 'application/json' };
    const answer = await brand.get('/form', { method: 'POST', headers, body: 'message=hi' });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([413, { outcome: 'tooLarge' }]);
  });

  it('is refused where its parts cannot be told from each other', async () => {
    brand = await startBrand(() => ({ status: 400, body: '{"code":"BAD_REQUEST"}' }));
    expect((await brand.get('/form', { method: 'POST', headers: OWN, body: 'message=hi' })).status).toBe(400);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data-x', ''])('is not read as %j', async (type) => {
    const post = await start(received);
    expect((await post({ ...OWN, 'content-type': type })).status).toBe(415);
    expect(sent()).toEqual([]);
  });
});
