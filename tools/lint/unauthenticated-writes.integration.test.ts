import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineAbilityFor } from '@network/access/ability.ts';
import { VISITOR } from '@network/access/viewer.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import vixen from '../../apps/vixen/tenant.ts';
import { tenantDirectoryOf } from '@network/gateway/config/tenant-directory.ts';
import { createGateway, type Gateway } from '@network/gateway/gateway.ts';
import { budgetOf } from '@network/gateway/graphql/budget-directive.ts';
import { createSchema } from '@network/gateway/graphql/schema.ts';
import { accessRuleOf } from '@network/gateway/graphql/access-directive.ts';
import { modules } from '@network/gateway/modules/registry.ts';
import { UNAUTHENTICATED_WRITES, unauthenticatedWritesTable } from '@network/gateway/limits/unauthenticated-writes.ts';

const DOCUMENT = new URL('../../docs/security.md', import.meta.url);
const BRAND_ROUTES = new URL('../../libs/core/server/', import.meta.url);

let gateway: Gateway;
const database = databaseForTests();
beforeAll(async () => {
  gateway = await createGateway(testGatewayConfig({ database }), { tenants: tenantDirectoryOf([vixen]) });
  await gateway.app.ready();
});
afterAll(async () => {
  await gateway.close();
});

/** The mutations that a visitor's rights allow, and those that a session without rights may call. */
const openMutations = Object.values(createSchema(modules).getMutationType()?.getFields() ?? {}).filter((field) => {
  const rule = accessRuleOf(field);
  return rule === null || defineAbilityFor(VISITOR, vixen).can(rule.action as never, rule.subject as never);
});
const listed = (at: string) => UNAUTHENTICATED_WRITES.filter((each) => each.at === at).map(({ write }) => write);
const source = (name: string): string => readFileSync(new URL(name, BRAND_ROUTES), 'utf8');

describe('the list of writes without sign-in', () => {
  it('has every route of the gateway that anyone may write by, with its budget', () => {
    // The identity server answers every method of its paths; POST stands for them.
    const routes = gateway.app.writeRoutes.filter(
      ({ route, write }) =>
        write.from === 'anyone' &&
        (route === 'POST /oidc/*' || !route.endsWith(' /oidc/*')) &&
        !/^(?:GET|PUT|PATCH|DELETE) \/graphql$/.test(route),
    );
    const known = new Map(UNAUTHENTICATED_WRITES.map(({ write, budget }) => [write, budget]));
    const missing = routes.filter(({ route, write }) => !('budget' in write) || known.get(route) !== write.budget);
    expect(missing).toEqual([]);
    expect(routes.length).toBeGreaterThan(8);
  });

  it('has no route that the gateway has not', () => {
    const routes = new Set(gateway.app.writeRoutes.map(({ route }) => route));
    const paths = listed('gateway').filter((write) => write !== 'GET /oidc/auth');
    expect(paths.filter((path) => !routes.has(path))).toEqual([]);
  });

  it('has everything that a brand server takes by itself', () => {
    const posts = [...source('write-routes.ts').matchAll(/routes\.post\((\w+_PATH|form\.path)/g)].map(
      ([, name]) => name,
    );
    expect(posts).toEqual([
      'REPORT_PATH',
      'SPANS_PATH',
      'EVENTS_PATH',
      'CONSENT_PATH',
      'ACKNOWLEDGE_PATH',
      // A session alone may call this one; the gateway counts its PINs.
      'UNLOCK_PATH',
      'form.path',
    ]);
    expect(source('routes.ts')).not.toMatch(/routes\.(?:post|put|patch|delete|all)\(/);
    expect(listed('brand server')).toHaveLength(4 + 5);
  });

  it('is the table of docs/security.md', () => {
    // The formatter pads its columns.
    const unpadded = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
    expect(unpadded(readFileSync(DOCUMENT, 'utf8'))).toContain(unpadded(unauthenticatedWritesTable(openMutations)));
  });

  it('limits each of them by address at least', () => {
    const budgets = [...UNAUTHENTICATED_WRITES.map(({ budget }) => budget), ...openMutations.map(budgetOf)];
    for (const budget of budgets) expect(BUDGETS[budget]).toHaveProperty('address');
  });
});
