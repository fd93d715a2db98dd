import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_EXACT } from '@network/core/server/gateway/proxied-paths.ts';
import { servedPaths } from '@network/features/app/served-paths.ts';
import { tenantDirectoryOf } from '@network/gateway/config/tenant-directory.ts';
import { createGateway, type Gateway } from '@network/gateway/gateway.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import vixen from '../../apps/vixen/tenant.ts';

let gateway: Gateway;
const database = databaseForTests();
beforeAll(async () => {
  gateway = await createGateway(testGatewayConfig({ database }), { tenants: tenantDirectoryOf([vixen]) });
  await gateway.app.ready();
});
afterAll(async () => {
  await gateway.close();
});

describe('writes that brand servers pass on', () => {
  it('each have a budget at the gateway', () => {
    const limited = new Set(gateway.app.writeRoutes.map(({ route }) => route));
    const calls = servedPaths.flatMap((each) => Object.entries(each.calls ?? {}));
    const takesPost = ([, methods]: readonly [string, readonly string[]]): boolean => methods.includes('POST');
    const passedOn = [
      'POST /graphql',
      ...calls.filter(takesPost).map(([path]) => `POST ${path}`),
      ...[...SESSION_EXACT].filter(takesPost).map(([path]) => `POST /brand${path}`),
    ];
    expect(passedOn.length).toBeGreaterThan(10);
    expect(passedOn.filter((path) => !limited.has(path))).toEqual([]);
  });
});
