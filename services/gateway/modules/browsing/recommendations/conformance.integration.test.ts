import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { tokensOf } from './recombee/databases.ts';
import { recombeeRoutes } from './recombee/routes.ts';
import { publishedTests } from './testing/published-tests.ts';

const DATABASE = 'network-main';
/** The client's package has each test three times: with promises, with callbacks, and in a batch. */
const SHAPES = ['-test.js', '-callback_test.js', '-batch_test.js'] as const;
const CALLS = [
  ...['detail-view', 'rating', 'bookmark', 'purchase', 'cart-addition'].flatMap((kind) => [
    `add-${kind}`,
    `delete-${kind}`,
  ]),
  'set-view-portion',
  'delete-view-portion',
  ...['detail-views', 'ratings', 'bookmarks', 'purchases', 'cart-additions', 'view-portions'].flatMap((kind) => [
    `list-user-${kind}`,
    `list-item-${kind}`,
  ]),
  'add-user',
  'delete-user',
  'list-users',
  'add-item',
  'delete-item',
  'list-items',
  'set-item-values',
  'get-item-values',
];
/** These fill the database with a thousand purchases each. */
const LARGE = ['recommend-items-to-user', 'recommend-items-to-item', 'recommend-next-items', 'search-items'];
const isTorture = process.env['TEST_EFFORT'] === '1';

let app: FastifyInstance;
let server: { baseUri: string; database: string; token: string };

const gateway = gatewayForTests();
beforeAll(async () => {
  app = fastify();
  // The clients sign by the clock of the machine.
  recombeeRoutes(app, { ...gateway.services, clock: { now: () => new Date() } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { private: token } = tokensOf(gateway.services.config.secrets, DATABASE);
  server = {
    baseUri: `127.0.0.1:${(app.server.address() as AddressInfo).port}/recombee`,
    database: DATABASE,
    token,
  };
});
afterAll(async () => {
  await app.close();
});

const files = isTorture
  ? [...CALLS, ...LARGE].flatMap((call) => SHAPES.map((shape) => call + shape))
  : [...CALLS, 'recommend-next-items'].map((call) => call + SHAPES[0]);

it.each(files)('D31 passes what the node client publishes in %s', { timeout: 120_000 }, async (file) => {
  const tests = publishedTests(file, server);
  expect(tests.length).toBeGreaterThan(0);
  for (const { name, run } of tests) {
    await run().catch((cause: unknown) => {
      throw new Error(`${file}: ${name}: ${String(cause)}`, { cause });
    });
  }
});
