import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import vixen from '../../../apps/vixen/tenant.ts';
import { isWholeRun } from '@network/testing/effort.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { readSchemaText } from '@network/testing/schema-text.ts';

/** Day runs take a smaller share than other long tests do, because the seed is the same each time. */
const RUNS = isWholeRun() ? 100_000 : 1_500;

const gateway = gatewayForTests({ tenants: [vixen] });

/** Statuses of a gateway that knows what it refuses; 503 would say that it could not cope. */
const isExpected = (status: number): boolean => (status >= 200 && status < 500) || status === 501;

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    'null',
    '0',
    '-1',
    '1e309',
    '../..',
    '%00',
    '%',
    'a'.repeat(9_000),
    '\u202E',
    "' or 1=1 --",
    '{}',
  ),
);

const anyJson = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.array(fc.constantFrom('{', '[', '"a":')).map(String));

/** Paths of the gateway's own, with pieces of anybody's. */
const paths = fc
  .tuple(
    fc.constantFrom(
      '/graphql',
      '/media/v/',
      '/media/remote/',
      '/media/pictures/',
      '/oidc/auth',
      '/oidc/token',
      '/oidc/interaction/',
      '/brand/oidc/login',
      '/brand/oidc/callback',
      '/brand/refresh',
      '/brand/api/refresh',
      '/operations/',
      '/readyz',
      '/',
    ),
    fc.option(words, { nil: '' }),
    fc.dictionary(fc.constantFrom('uri', 'code', 'state', 'page', 'query', 'extensions', 'x'), words, { maxKeys: 4 }),
  )
  .map(
    ([path, piece, query]) =>
      `${path}${encode(piece)}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, v.toWellFormed()]))}`,
  );

function encode(piece: string): string {
  return encodeURIComponent(piece.toWellFormed()).replaceAll('%25', '%');
}

const printable = fc.string({ maxLength: 60 });

const requests: fc.Arbitrary<InjectOptions> = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'),
    url: paths,
    type: fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/json; charset=utf-7',
      '',
    ),
    headers: fc.dictionary(
      fc.constantFrom(
        'cookie',
        'authorization',
        'range',
        'x-session',
        'x-client-address',
        'x-correlation-id',
        'origin',
      ),
      printable,
      { maxKeys: 4 },
    ),
    asBrand: fc.boolean(),
    body: fc.oneof(
      anyJson.map((value) => JSON.stringify(value)),
      words,
      fc.constant('{"query":"{'),
    ),
  })
  .map(({ method, url, type, headers, asBrand, body }) => ({
    method: method as 'GET',
    url,
    headers: {
      ...(asBrand ? gateway.headersFor({ tenant: 'vixen', area: 'members' }) : {}),
      ...headers,
      ...(type === '' ? {} : { 'content-type': type }),
    },
    ...(method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? {} : { payload: body.toWellFormed() }),
  }));

describe('bad requests', () => {
  it('never get an unexpected answer', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const response = await gateway.inject(request);
        expect(isExpected(response.statusCode)).toBe(true);
        expect(response.body).not.toMatch(/\bat .*\.(ts|js):\d+/);
      }),
      { numRuns: RUNS },
    );
    expect((await gateway.inject({ url: '/readyz' })).statusCode).toBe(200);
  }, 1_800_000);
});

const names = [...new Set(readSchemaText().match(/\b[A-Za-z][A-Za-z0-9]+\b/g))];
const tokens = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...names) },
  {
    weight: 4,
    arbitrary: fc.constantFrom('{', '}', '(', ')', ':', '$', '...', '@', '!', '[', ']', '=', '"', '"""', '|', '&'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('query', 'mutation', 'fragment', 'on', 'subscription', 'true', 'null', '1e400'),
  },
  { weight: 1, arbitrary: words },
);

/** Texts that begin as documents do, and go on as chance has it. */
const documents = fc.oneof(
  fc.array(tokens, { maxLength: 40 }).map((all) => all.join(' ')),
  fc
    .array(fc.constantFrom(...names), { maxLength: 12 })
    .map((all) => `{ ${all.join(' { ')} ${' }'.repeat(all.length)}`),
  fc
    .tuple(fc.constantFrom(...names), words)
    .map(([name, value]) => `{ ${name}(input: ${JSON.stringify(value)}) { id } }`),
  fc.nat({ max: 3_000 }).map((depth) => '{a'.repeat(depth)),
  fc.nat({ max: 2_000 }).map((count) => `{ ${'__typename '.repeat(count)} }`),
);

describe('bad documents', () => {
  it('never get an unexpected answer, whatever their variables', async () => {
    const bodies = fc.record({
      query: documents,
      variables: fc.option(anyJson, { nil: undefined }),
      operationName: fc.option(words, { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(bodies, fc.boolean(), async (payload, asBrand) => {
        const response = await gateway.inject({
          method: 'POST',
          url: '/graphql',
          headers: {
            'content-type': 'application/json',
            ...(asBrand ? gateway.headersFor({ tenant: 'vixen', area: 'members' }) : {}),
          },
          payload: JSON.stringify(payload),
        });
        expect(isExpected(response.statusCode)).toBe(true);
        expect(response.body).not.toContain('"INTERNAL"');
      }),
      { numRuns: RUNS },
    );
    expect((await gateway.inject({ url: '/readyz' })).statusCode).toBe(200);
  }, 1_800_000);
});
