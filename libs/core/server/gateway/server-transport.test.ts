import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import { connectGateway, type GatewayConnection } from './gateway-connection.ts';
import { createServerTransport } from './server-transport.ts';

const operation = (name: string, kind: 'query' | 'mutation' = 'query') =>
  new TypedDocumentString<Record<string, unknown>, Record<string, never>>({ hash: 'h'.repeat(64), name, kind });

let server: Server;
let connection: GatewayConnection;
let received: string[];
let answer: (body: string) => {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
};
let wrongKeys: number;

beforeEach(async () => {
  received = [];
  wrongKeys = 0;
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      const { status = 200, headers = {}, body: answered } = answer(body);
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answered));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connection = connectGateway(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, undefined, () => {
    wrongKeys += 1;
  });
});

afterEach(async () => {
  await connection.close();
  await new Promise((resolve) => server.close(resolve));
});

const open = (headers: Record<string, string> = { 'x-page': 'page' }) =>
  createServerTransport(connection, headers, new AbortController().signal);

const namesIn = (body: string): string[] =>
  [...body.matchAll(/"operationName":"(\w+)"/g)].map(([, name]) => name ?? '');

describe('the operations of one page', () => {
  it('travel together when they are requested at the same time, and are answered each by itself', async () => {
    answer = () => ({
      body: [
        { status: 200, data: { a: 1 } },
        { status: 503, errors: [{}] },
        { status: 200, data: { c: 3 } },
      ],
    });
    const execute = open();
    const [a, b, c] = await Promise.allSettled([
      execute(operation('A')),
      execute(operation('B')),
      execute(operation('C')),
    ]);
    expect(received.map(namesIn)).toEqual([['A', 'B', 'C']]);
    expect([a, c]).toMatchObject([{ value: { a: 1 } }, { value: { c: 3 } }]);
    expect(b).toMatchObject({ reason: { kind: 'unavailable', status: 503 } });
  });

  it('fail together when the call does', async () => {
    answer = () => ({ status: 503, body: { errors: [{ extensions: { code: 'UNAVAILABLE' } }] } });
    const execute = open();
    const outcomes = await Promise.allSettled([execute(operation('A')), execute(operation('B'))]);
    const reason = { kind: 'unavailable', status: 503, code: 'UNAVAILABLE' };
    expect(outcomes).toMatchObject([{ reason }, { reason }]);
  });

  it('travel alone when they come one after the other, or change something', async () => {
    answer = () => ({ body: { data: { a: 1 } } });
    const execute = open();
    await execute(operation('A'));
    await Promise.all([execute(operation('B', 'mutation')), execute(operation('C'))]);
    expect(received).toHaveLength(3);
    expect(namesIn(received[0] ?? '')).toEqual(['A']);
  });

  it('travel alone outside a page', async () => {
    answer = () => ({ body: { data: { a: 1 } } });
    const execute = open({});
    await Promise.all([execute(operation('A')), execute(operation('B'))]);
    expect(received).toHaveLength(2);
  });
});

describe('a gateway that refuses the key of this brand', () => {
  it('is reported once, and another refusal is not', async () => {
    answer = () => ({ status: 403, body: { code: 'FORBIDDEN' } });
    await Promise.allSettled([open()(operation('A'))]);
    expect(wrongKeys).toBe(0);
    answer = () => ({ status: 403, headers: { 'x-wrong-brand-key': '1' }, body: { code: 'FORBIDDEN' } });
    await Promise.allSettled([open()(operation('A')), open()(operation('B'))]);
    expect(wrongKeys).toBe(1);
  });
});
