import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { pino } from 'pino';
import vixen from '../../../apps/vixen/tenant.ts';

let gateway: TestGateway;
const logged: string[] = [];
beforeAll(async () => {
  gateway = await startTestGateway({
    tenants: [vixen],
    parts: { log: pino({}, { write: (line) => void logged.push(line) }) },
  });
}, 60_000);
afterAll(() => gateway.close());

const post = (headers: Record<string, string>, payload: string) =>
  gateway.inject({ method: 'POST', url: '/graphql', headers, payload });

const QUERY = JSON.stringify({ query: '{ __typename }' });
const JSON_TYPE = { 'content-type': 'application/json' };

describe('health', () => {
  it('is alive, and ready while the database answers', async () => {
    expect((await gateway.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await gateway.inject({ url: '/readyz' })).statusCode).toBe(200);
  });

  it('shows metrics on this machine only', async () => {
    const here = await gateway.inject({ url: '/metrics' });
    expect(here.body).toContain('http_requests_total');
    const away = await gateway.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(away.statusCode).toBe(404);
    const remote = await gateway.inject({ url: '/metrics', remoteAddress: '203.0.113.7' });
    expect(remote.statusCode).toBe(404);
  });
});

describe('correlation ids (C28)', () => {
  it('C28 returns the one that was sent', async () => {
    const answer = await post({ ...JSON_TYPE, 'x-correlation-id': 'brand-0123456789' }, QUERY);
    expect(answer.headers['x-correlation-id']).toBe('brand-0123456789');
  });

  it('C28 finds the line of a request, with the operations that it asked for and without their variables', async () => {
    const id = 'brand-of-one-request';
    const variables = { term: 'nobody else reads this' };
    await post(
      { ...JSON_TYPE, 'x-correlation-id': id },
      JSON.stringify({ query: 'query Greeting { __typename }', variables }),
    );
    const [line = '', ...more] = logged.filter((each) => each.includes(id));
    expect(JSON.parse(line)).toMatchObject({
      msg: 'request',
      method: 'POST',
      route: '/graphql',
      operations: ['Greeting'],
      status: 200,
    });
    expect([line.includes('nobody else'), more]).toEqual([false, []]);
  });

  it.each(['', 'short', 'with space in it', 'a'.repeat(65), 'line\u0085break-0123'])(
    'C28 makes one instead of %j',
    async (id) => {
      const made = (await post({ ...JSON_TYPE, 'x-correlation-id': id }, QUERY)).headers['x-correlation-id'];
      expect(made).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('what POST /graphql takes', () => {
  it('takes JSON', async () => {
    expect((await post(JSON_TYPE, QUERY)).json()).toEqual({ data: { __typename: 'Query' } });
    expect((await post({ 'content-type': 'application/json; charset=utf-8' }, QUERY)).statusCode).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/plain; a=application/json',
  ])('refuses %s before anything is read', async (type) => {
    expect((await post({ 'content-type': type }, QUERY)).statusCode).toBe(415);
  });

  it('refuses a body without a type', async () => {
    expect((await gateway.inject({ method: 'POST', url: '/graphql' })).statusCode).toBe(415);
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)('refuses %s', async (method) => {
    const url = '/graphql?query=mutation%20%7B%20updateUserAutoplay(autoplayEnabled%3Afalse)%20%7D';
    expect((await gateway.inject({ method, url })).statusCode).toBe(415);
  });

  it('refuses pages of other sites, and takes our own', async () => {
    const from = async (headers: Record<string, string>) =>
      (await post({ ...JSON_TYPE, ...headers }, QUERY)).statusCode;
    expect(await from({ origin: 'https://evil.test' })).toBe(403);
    expect(await from({ origin: 'null' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await from({ origin: vixen.urls.members, 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  it('refuses a body that is too large, or no object', async () => {
    expect((await post(JSON_TYPE, JSON.stringify({ query: '{__typename}'.padEnd(120_000) }))).statusCode).toBe(413);
    for (const body of ['[]', '1', '{"query":1}', '{}', '{'])
      expect((await post(JSON_TYPE, body)).statusCode).toBe(400);
  });
});

describe('the brand key (D38)', () => {
  const seen = async (headers: Record<string, string>) => {
    const answer = await post(
      { ...JSON_TYPE, ...headers },
      JSON.stringify({ query: '{ videos(input: { sites: ["tushy"] }) { info { total } } }' }),
    );
    // The brand server writes to its log what is wrong.
    expect(answer.headers['x-wrong-brand-key']).toBe(answer.statusCode === 403 ? '1' : undefined);
    return answer.statusCode;
  };

  it('D38 takes a call that names no brand for a stranger’s, and refuses one with another key', async () => {
    const right = gateway.headersFor({ tenant: 'vixen' });
    expect(await seen({})).toBe(200);
    expect(await seen(right)).toBe(200);
    for (const headers of [
      { 'x-tenant': 'vixen' },
      { 'x-brand-key': right['x-brand-key'] ?? '' },
      { ...right, 'x-brand-key': 'f'.repeat(64) },
      { ...right, 'x-tenant': 'tushy' },
      { ...right, 'x-tenant': '__proto__' },
    ]) {
      expect(await seen(headers)).toBe(403);
    }
  });

  it('D38 answers 503 for a brand of which no release is active, says why, and logs it once', async () => {
    const headers = gateway.headersFor({ tenant: 'nobody-published' });
    const log = vi.spyOn(gateway.services.log, 'error');
    const answers = await Promise.all(
      [1, 2, 3].map(() => gateway.inject({ method: 'POST', url: '/graphql', headers, payload: QUERY })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(answers[0]?.headers['retry-after']).toBe('2');
    expect(answers[0]?.json()).toMatchObject({
      errors: [
        {
          message: expect.stringMatching(/^No release of nobody-published is active/),
          extensions: { code: 'UNAVAILABLE' },
        },
      ],
    });
    const lines = log.mock.calls.filter(([, message]) => String(message).startsWith('no release of this brand'));
    expect(lines).toEqual([[{ tenant: 'nobody-published' }, expect.any(String)]]);
    expect(await seen(gateway.headersFor({ tenant: 'vixen' }))).toBe(200);
  });

  it('counts requests against the address of the visitor whom a brand server names', async () => {
    const headers = { ...JSON_TYPE, ...gateway.headersFor({ tenant: 'vixen' }) };
    const left = async (extra: Record<string, string>, remoteAddress = '198.51.100.9') => {
      const answer = await gateway.inject({
        method: 'POST',
        url: '/graphql',
        payload: QUERY,
        headers: { ...headers, ...extra },
        remoteAddress,
      });
      return answer.headers['x-ratelimit-remaining'];
    };
    const first = Number(await left({ 'x-client-address': '203.0.113.1' }));
    expect(Number(await left({ 'x-client-address': '203.0.113.1' }))).toBe(first - 1);
    expect(Number(await left({ 'x-client-address': '203.0.113.2' }))).toBe(first);
    expect(await left({})).toBeUndefined();
  });
});

describe('a person at the gateway’s own address', () => {
  const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

  it.each([
    ['GET', '/nothing/here', 404, '', 'There is nothing here'],
    ['GET', '/oidc/nothing', 404, '', 'There is nothing here'],
    ['POST', '/oidc/nothing', 404, 'application/x-www-form-urlencoded', 'There is nothing here'],
    ['POST', '/email/confirm', 415, 'text/plain', 'We could not accept this'],
  ] as const)('is shown a page for %s %s, a program JSON', async (method, url, status, type, text) => {
    const send = (accept: string) =>
      gateway.inject({ method, url, headers: { accept, ...(type && { 'content-type': type }) }, payload: type && 'a' });
    const page = await send(HTML);
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.body).toContain(text);
    const data = await send('application/json');
    expect(data.statusCode).toBe(status);
    expect(JSON.parse(data.body)).toHaveProperty('messageKey');
  });

  it('is left to the brand server on a brand’s host, which has the page for a refusal', async () => {
    const headers = { accept: HTML, ...gateway.headersFor({ tenant: 'vixen', area: 'members' }) };
    const answer = await gateway.inject({ url: '/brand/nothing', headers });
    expect([answer.statusCode, JSON.parse(answer.body).code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('draining', () => {
  it('gives up readiness first and still answers', async () => {
    const other = await startTestGateway();
    other.drain();
    expect((await other.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await other.graphql('{ __typename }')).status).toBe(200);
    await other.close();
  }, 60_000);
});
