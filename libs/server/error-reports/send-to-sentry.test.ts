import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createErrorReporter } from './error-reporter.ts';

/** What a project of Sentry received: the lines of each envelope. */
const received: unknown[][] = [];
let status = 200;
let server: Server;
let dsn: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      received.push(
        body
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as unknown),
      );
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const reporter = () =>
  createErrorReporter({ errorReportingUrl: null, sentryDsn: dsn, brand: 'vixen', now: () => 1_800_000_000_000, fetch });

describe('E21 reports to Sentry', () => {
  it('E21 say what happened and where, and nothing of a person or a machine', async () => {
    const stack = 'TypeError: No row for zoltan@example.com\n    at load (/app/libs/a.ts:3:7)';
    reporter().report('server', {
      name: 'TypeError',
      message: 'No row for zoltan@example.com from 203.0.113.9',
      stack,
      path: '/search?q=zoltan',
      correlationId: 'abc-12345678',
    });
    await vi.waitFor(() => expect(received).toHaveLength(1), 20_000);
    const [, item, event] = received.shift() as [unknown, unknown, Record<string, unknown>];
    expect(item).toMatchObject({ type: 'event' });
    expect(event).toMatchObject({
      level: 'error',
      timestamp: 1_800_000_000,
      transaction: '/search',
      tags: { side: 'server', brand: 'vixen', correlation_id: 'abc-12345678' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'No row for [email] from [address]',
            stacktrace: { frames: [{ filename: '/app/libs/a.ts', function: 'load', lineno: 3, colno: 7 }] },
          },
        ],
      },
    });
    for (const name of ['user', 'request', 'breadcrumbs', 'server_name', 'extra', 'modules']) {
      expect(event).not.toHaveProperty(name);
    }
    expect(JSON.stringify(event)).not.toMatch(/zoltan|203\.0\.113/);
  });

  it('E21 pass on a person’s comment, and say whether it arrived', async () => {
    expect(await reporter().feedback('abc-12345678', 'I am zoltan@example.com and it broke.')).toBe(true);
    const [, item, event] = received.shift() as [unknown, unknown, Record<string, unknown>];
    expect(item).toMatchObject({ type: 'feedback' });
    expect(event).toMatchObject({
      contexts: { feedback: { message: 'I am [email] and it broke.' } },
      tags: { correlation_id: 'abc-12345678' },
    });
    status = 400;
    expect(await reporter().feedback('abc-12345678', 'It broke.')).toBe(false);
    status = 200;
  });
});
