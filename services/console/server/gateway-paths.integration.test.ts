import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { isGatewayTarget } from './gateway-paths.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

it('passes on all that the gateway has for staff, but for its schema, which is for programs', () => {
  const paths = new Set(gateway.routes().flatMap(({ url }) => (url.startsWith('/staff/') ? [url] : [])));
  expect(paths.size).toBeGreaterThan(10);
  const kept = [...paths].filter((path) => !isGatewayTarget(path.replaceAll(/:\w+|\*/g, 'one')));
  expect(kept).toEqual(['/staff/schema.graphql']);
});
