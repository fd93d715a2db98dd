import { afterEach, describe, expect, it } from 'vitest';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import { serverPages } from '@network/messages/server-pages.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { type BrandFixture, gatewaySaying, MEMBERS, SESSION, startBrand, TOUR } from './brand-fixture.tsx';
import { testTenant } from './tenant-fixture.ts';
import { FORMS_OF_A_CLIENT } from './gateway/gateway-connection.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const OWN = { ...FORM, 'sec-fetch-site': 'same-origin' };
const received: FormAnswer = { outcome: 'received', caseNumber: 'S-00000-00000', dueAt: null };
const refused: FormAnswer = {
  outcome: 'refused',
  errors: { message: 'tooShort' },
  values: { email: 'ada@example.com', message: '</script>short' },
};

const isForm = ({ path }: { readonly path: string }) => /^\/brand\/(?:requests|signup)/.test(path);

let brand: BrandFixture;
const start = async (answer: FormAnswer | null) => {
  const pages = gatewaySaying(() => 'hello');
  brand = await startBrand((call) => {
    if (!isForm(call)) return pages(call);
    return answer === null ? { status: 502, body: '<html>' } : { body: JSON.stringify(answer) };
  });
  return (headers: Record<string, string>, host?: string, body = 'email=a%40b.example&message=hi') =>
    brand.get('/form', { method: 'POST', headers, body, ...(host === undefined ? {} : { host }) });
};
const sent = () => brand.received.filter(isForm);

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

  it('redirects to its case number when it was received, so that a reload sends nothing twice', async () => {
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

  it('R07 R57 leads on to where the gateway says, with the query of its page', async () => {
    await start({ outcome: 'redirect', location: 'https://pay.example/page/1' });
    const post = { method: 'POST', headers: OWN, body: 'email=ada%40example.com&password=secret1', host: MEMBERS };
    const answer = await brand.get('/members-form?nats=abc', post);
    expect([answer.status, answer.headers.location]).toEqual([303, 'https://pay.example/page/1']);
    expect(sent().map(({ path }) => path)).toEqual(['/brand/signup?nats=abc']);
  });

  it('R07 follows no location that is no web address', async () => {
    await start({ outcome: 'redirect', location: 'javascript:alert(1)' });
    const answer = await brand.get('/members-form', { method: 'POST', headers: OWN, body: 'a=b', host: MEMBERS });
    expect([answer.status, answer.headers.location]).toEqual([503, undefined]);
  });

  it('R07 leads to its page on the members host, and sends nothing, where it is posted to the tour host', async () => {
    await start(received);
    const answer = await brand.get('/members-form?ref=home', {
      method: 'POST',
      headers: OWN,
      body: 'password=secret1',
    });
    expect([answer.status, answer.headers.location]).toEqual([303, `http://${MEMBERS}:4200/members-form?ref=home`]);
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

  it('is shown again with what was typed where the gateway takes no more of them for now', async () => {
    const pages = gatewaySaying(() => 'hello');
    const limited = { status: 429, headers: { 'retry-after': '7' }, body: '{"code":"RATE_LIMITED"}' };
    brand = await startBrand((call) => (isForm(call) ? limited : pages(call)));
    const answer = await brand.get('/form', { method: 'POST', headers: OWN, body: 'email=ada%40example.com' });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '7']);
    expect(answer.body).toContain('ada@example.com');
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

  it('is not sent to the gateway when it is too large, and says so', async () => {
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

  it('is refused when its parts cannot be separated', async () => {
    brand = await startBrand(() => ({ status: 400, body: '{"code":"BAD_REQUEST"}' }));
    expect((await brand.get('/form', { method: 'POST', headers: OWN, body: 'message=hi' })).status).toBe(400);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data-x', ''])('is not read as %j', async (type) => {
    const post = await start(received);
    expect((await post({ ...OWN, 'content-type': type })).status).toBe(415);
    expect(sent()).toEqual([]);
  });
});

describe('a form of a client that has as many under way as it may', () => {
  const UPLOAD = { ...OWN, 'content-type': 'multipart/form-data; boundary=x' };
  const part = (name: string, value: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const pictures = part('pictures', 'PNG', '; filename="a.png"');

  let release = Promise.withResolvers<void>();
  afterEach(() => release.resolve());

  /** Forms that the gateway does not answer before the test has ended, up to the client's share. */
  async function fill(path: string, headers: Record<string, string>, body: string): Promise<void> {
    const pages = gatewaySaying(() => 'hello');
    release = Promise.withResolvers();
    let arrived = 0;
    const full = Promise.withResolvers<void>();
    brand = await startBrand((call) => {
      if (!call.path.startsWith('/brand/requests/')) return pages(call);
      arrived += 1;
      if (arrived === FORMS_OF_A_CLIENT) full.resolve();
      return release.promise.then(() => ({ body: JSON.stringify(received) }));
    });
    for (let each = 0; each < FORMS_OF_A_CLIENT; each += 1) {
      brand.get(path, { method: 'POST', headers, body }).catch(() => undefined);
    }
    await full.promise;
  }

  it('is shown again with what was typed, but no password, and says when to try again', async () => {
    await fill('/form', OWN, 'message=before');
    const body = 'email=ada%40example.com&message=Good+%C3%A9vening&newPassword=Secret1password&message=second';
    const answer = await brand.get('/form', { method: 'POST', headers: OWN, body });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '10']);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('ada@example.com');
    expect(answer.body).toContain('Good évening');
    expect(answer.body).not.toContain('Secret1password');
    expect(answer.body).not.toContain('second');
  });

  it('with files is shown with the texts before them', async () => {
    const before = `${part('name', 'Ada Évans')}${part('password', 'Secret1password')}`;
    await fill('/upload', UPLOAD, `${before}${pictures}--x--\r\n`);
    const body = `${before}${pictures}${part('age', 'after')}--x--\r\n`;
    const answer = await brand.get('/upload', { method: 'POST', headers: UPLOAD, body });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '10']);
    expect(answer.body).toContain('Ada Évans');
    expect(answer.body).not.toMatch(/Secret1password|PNG|after/);
  });

  it.each([
    ['all of it, where no file was chosen', `${part('name', 'Ada')}--x--\r\n`, 'Ada'],
    ['nothing of one that is malformed', 'name=Ada', '{}'],
  ])('with files repeats %s', async (_what, body, expected) => {
    await fill('/upload', UPLOAD, `${pictures}--x--\r\n`);
    const answer = await brand.get('/upload', { method: 'POST', headers: UPLOAD, body });
    expect(answer.status).toBe(429);
    expect(answer.body).toContain(expected);
  });
});

it('a form that the gateway could not take is shown again with what was typed', async () => {
  const post = await start(null);
  const answer = await post(OWN);
  expect(answer.status).toBe(503);
  expect(answer.body).toContain('a@b.example');
});

describe('a person without scripts', () => {
  const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const referer = `${effectiveUrls(testTenant, {}).tour}/open?page=2`;

  it.each([
    ['a form of another site', '/form', 403, { ...FORM, 'sec-fetch-site': 'cross-site' }],
    ['a form in no form’s type', '/form', 415, { ...OWN, 'content-type': 'text/plain' }],
    ['a method that nothing has', '/open', 405, OWN],
  ])('gets a page for %s', async (_what, path, status, headers) => {
    await start(received);
    const answer = await brand.get(path, {
      method: 'POST',
      headers: { ...headers, accept: HTML, referer },
      body: 'a=b',
    });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(serverPages.refused.title);
    expect(answer.body).toContain(`href="${referer}"`);
  });

  it('gets a page for one choice of consent too many, which leads back to where it was made', async () => {
    await start(received);
    const choose = (accept: string) =>
      brand.get('/consent', { method: 'POST', headers: { ...OWN, accept, referer }, body: '' });
    let answer = await choose(HTML);
    for (let each = 0; each < 60 && answer.status !== 429; each += 1) answer = await choose(HTML);
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(answer.body).toContain(serverPages.limited.title);
    expect(answer.body).toContain(`href="${referer}"`);
    expect(JSON.parse((await choose('application/json')).body)).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it.each(['https://evil.example/x', `http://${TOUR}.evil.example/x`, 'javascript:alert(1)', '%'])(
    'is never led to where a request claims to be from: %s',
    async (claimed) => {
      await start(received);
      const headers = { ...FORM, accept: HTML, referer: claimed, 'sec-fetch-site': 'cross-site' };
      const answer = await brand.get('/form?a="><b>', { method: 'POST', headers, body: 'a=b' });
      expect(answer.status).toBe(403);
      expect(answer.body).not.toContain('evil');
      expect(answer.body).not.toContain('alert(1)');
      expect(answer.body).not.toContain('"><b>');
    },
  );

  it('R53 gets a page for a purchase that was refused, with the headers of the refusal', async () => {
    const pages = gatewaySaying(() => 'hello');
    brand = await startBrand((call) =>
      call.path.startsWith('/brand/buy')
        ? {
            status: 429,
            headers: { 'content-type': 'application/json', 'retry-after': '7', 'x-set-browser': 'b'.repeat(43) },
            body: '{"code":"RATE_LIMITED"}',
          }
        : pages(call),
    );
    const buy = (accept: string) =>
      brand.get('/buy?item=1', {
        method: 'POST',
        host: MEMBERS,
        headers: { ...OWN, ...SESSION, accept },
        body: 'token=t',
      });
    const page = await buy(HTML);
    expect([page.status, page.headers['retry-after']]).toEqual([429, '7']);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['set-cookie']?.join()).toContain('b'.repeat(43));
    expect(page.body).toContain(serverPages.limited.title);
    expect(page.body).toContain('href="/buy?item=1"');
    expect(JSON.parse((await buy('application/json')).body)).toEqual({ code: 'RATE_LIMITED' });
  });
});
