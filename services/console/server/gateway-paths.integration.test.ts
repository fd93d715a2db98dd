import { expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { isGatewayTarget } from './gateway-paths.ts';

const gateway = gatewayForTests();

it('passes on all that the gateway has for staff, but for its schema, which is for programs', () => {
  const paths = new Set(gateway.routes().flatMap(({ url }) => (url.startsWith('/staff/') ? [url] : [])));
  expect(paths.size).toBeGreaterThan(10);
  const kept = [...paths].filter((path) => !isGatewayTarget(path.replaceAll(/:\w+|\*/g, 'one')));
  expect(kept).toEqual(['/staff/schema.graphql']);
});
