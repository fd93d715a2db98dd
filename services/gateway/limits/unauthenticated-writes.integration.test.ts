import { readFileSync } from 'node:fs';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineAbilityFor } from '@network/access/ability.ts';
import { VISITOR } from '@network/access/viewer.ts';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { createTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { tenantDirectoryOf } from '../config/tenant-directory.ts';
import { createGateway, type Gateway } from '../gateway.ts';
import { createSchema } from '../graphql/schema.ts';
import { accessRuleOf } from '../graphql/access-directive.ts';
import { modules } from '../modules/registry.ts';
import { limitMutations, MUTATION_BUDGETS } from './guard-mutations.ts';
import { limitRoutes } from './guard-routes.ts';
import { UNAUTHENTICATED_WRITES, unauthenticatedWritesTable } from './unauthenticated-writes.ts';

const DOCUMENT = new URL('../../../docs/security.md', import.meta.url);
const BRAND_ROUTES = new URL('../../../libs/core/server/', import.meta.url);

let database: TestDatabase;
let gateway: Gateway;
beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await createGateway(testGatewayConfig({ database }), { tenants: tenantDirectoryOf([vixen]) });
  await gateway.app.ready();
});
afterAll(async () => {
  await gateway.close();
  await database.close();
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
    const paths = listed('gateway').filter((write) => write.includes(' ') && write !== 'GET /oidc/auth');
    expect(paths.filter((path) => !routes.has(path))).toEqual([]);
  });

  it('has every mutation that a visitor may call, and no other', () => {
    const ability = defineAbilityFor(VISITOR, vixen);
    const open = Object.values(createSchema(modules).getMutationType()?.getFields() ?? {}).filter((field) => {
      const rule = accessRuleOf(field);
      return rule === null || ability.can(rule.action as never, rule.subject as never);
    });
    const names = open.map(({ name }) => name).toSorted();
    expect(
      listed('gateway')
        .filter((write) => !write.includes(' '))
        .toSorted(),
    ).toEqual(names);
    for (const name of names) {
      const budget = UNAUTHENTICATED_WRITES.find(({ write }) => write === name)?.budget;
      expect(MUTATION_BUDGETS[name as keyof typeof MUTATION_BUDGETS]).toBe(budget);
    }
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
    expect(unpadded(readFileSync(DOCUMENT, 'utf8'))).toContain(unpadded(unauthenticatedWritesTable()));
  });

  it('limits each of them by address at least', () => {
    for (const { budget } of UNAUTHENTICATED_WRITES) expect(BUDGETS[budget]).toHaveProperty('address');
  });
});

describe('a write without a budget', () => {
  it('stops the start: a mutation', () => {
    expect(() => limitMutations(createSchema(modules), {})).toThrow('has no budget');
  });

  it('stops the start: a route', () => {
    const app = fastify();
    limitRoutes(app as unknown as FastifyInstance, gateway.services, () => {
      throw new Error('nobody asks');
    });
    app.get('/read', async () => 'x');
    expect(() => app.post('/new', async () => 'x')).toThrow('has no budget');
  });
});
