import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { testTenant } from '../tenant-fixture.ts';
import { connectGateway, type GatewayConnection } from './gateway-connection.ts';
import { followPublications } from './follow-publications.ts';

let server: Server;
let connection: GatewayConnection;
let stop: () => void = () => undefined;

afterEach(async () => {
  stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await connection.close();
});

/** A gateway that gives these answers, one after the other, and then none; resolves when all were given. */
async function follow(answers: readonly (number | 'fails' | { readonly latest: number; readonly settings: object })[]) {
  const requested: string[] = [];
  let purges = 0;
  const settings: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    requested.push(request.url ?? '');
    const answer = answers[requested.length - 1];
    if (answer === undefined) return resolve();
    response.statusCode = answer === 'fails' ? 503 : 200;
    response.end(answer === 'fails' ? '' : JSON.stringify(typeof answer === 'number' ? { latest: answer } : answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  connection = connectGateway(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const config = { tenant: testTenant, brandKey: 'key' };
  stop = followPublications({
    connection,
    config,
    log: pino({ level: 'silent' }),
    onPublication: () => void (purges += 1),
    onSettings: ({ version }) => void settings.push(version),
    againAfterMs: 1,
  });
  await promise;
  return { requested, purges, settings };
}

const at = (query: string) => `/brand/publications${query}`;

describe('a brand server', () => {
  it('waits for what comes after the publication that it knows, and purges once for each', async () => {
    expect(await follow([4, 4, 5, 7])).toEqual({
      requested: ['', '4', '4', '5', '7'].map((after) => at(after && `?after=${after}&settings=`)),
      purges: 2,
      settings: [],
    });
  });

  it('notices what was published while the gateway was down', async () => {
    expect(await follow([4, 'fails', 'fails', 6])).toMatchObject({ purges: 1 });
  });

  it('purges nothing for a gateway that knows of no publications', async () => {
    expect(await follow(['fails', 'fails', 0])).toMatchObject({ purges: 0 });
  });

  it('takes what staff decided with each answer, and says which of it it knows', async () => {
    const settings = (version: string) => ({ latest: 4, settings: { version, flags: {}, experiments: {} } });
    expect(await follow([settings('1.0'), settings('2.0'), 'fails', settings('2.0')])).toEqual({
      requested: [at(''), ...['1.0', '2.0', '2.0', '2.0'].map((known) => at(`?after=4&settings=${known}`))],
      purges: 0,
      settings: ['1.0', '2.0', '2.0'],
    });
  });
});
