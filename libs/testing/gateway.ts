import { pino } from 'pino';
import type { Clock } from '@network/gateway/config/clock.ts';
import { fixedClock } from '@network/gateway/config/clock.ts';
import { DATABASE_TIMES, type DatabaseLocation, type GatewayConfig } from '@network/gateway/config/config.ts';
import { brandKeyFor, type Secrets } from '@network/gateway/config/secrets.ts';
import { tenantDirectoryOf } from '@network/gateway/config/tenant-directory.ts';
import { testGatewayConfig } from './gateway-config.ts';
import { demonstration } from '@network/demo/demonstration.ts';
import { openForTests } from './open-for-tests.ts';
import { createTestDatabase, demonstrationTemplate } from './postgres-database.ts';
import { createGateway } from '@network/gateway/gateway.ts';
import type { GatewayParts } from '@network/gateway/open-services.ts';
import type { GatewayServices } from '@network/gateway/services.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

/** The secrets of a test's gateway, for code that must know its keys. */
export const testSecrets = (): Secrets => testGatewayConfig({}).secrets;

export interface TestGatewayOptions {
  /** Fixed at 2026-03-02T12:00:00Z by default. */
  readonly clock?: Clock;
  /** Fill the database with the demonstration data; off by default, as it takes a while. */
  readonly seed?: boolean;
  /** `registered`: those of releases that the test registers and activates. */
  readonly tenants?: readonly Tenant[] | 'registered';
  readonly config?: Partial<GatewayConfig>;
  readonly parts?: Omit<GatewayParts, 'clock' | 'tenants'>;
}

/** The person and tenant of a call; without a tenant, an unknown caller's. */
export interface TestCaller {
  readonly tenant?: string;
  readonly area?: 'tour' | 'members';
  readonly session?: string;
  /** The secret of the caller's browser. */
  readonly browser?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface GraphqlAnswer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[];
}

export interface TestGateway {
  readonly services: GatewayServices;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Listens on a free port of this machine, for what only a connection shows. @returns its origin */
  listen(): Promise<string>;
  /** Every route that there is, by method and path. */
  routes(): readonly { readonly method: 'GET' | 'POST'; readonly url: string }[];
  /** Runs an ad-hoc operation as a brand server would send it. */
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    caller?: TestCaller,
  ): Promise<GraphqlAnswer<Data>>;
  /** Headers by which a brand server names itself and its visitor. */
  headersFor(caller: TestCaller): Record<string, string>;
  drain(): void;
  close(): Promise<void>;
}

/** A whole gateway in this process on its own database, reached without a network. */
export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const clock = options.clock ?? fixedClock('2026-03-02T12:00:00Z');
  const seed = options.seed ?? false;
  const database = options.config?.database ? null : await makeDatabase({ clock, seed });
  const config = testGatewayConfig({
    seedDemonstration: seed,
    ...(options.tenants === 'registered' && { tenantsDir: null }),
    ...options.config,
    ...patiently(options.config?.database ?? database?.location),
  });
  const gateway = await createGateway(config, {
    log: pino({ level: 'silent' }),
    clock,
    ...(options.tenants !== 'registered' && { tenants: tenantDirectoryOf((options.tenants ?? []).map(withoutAssets)) }),
    demonstration,
    ...options.parts,
  });
  const { app, services } = gateway;
  await app.ready();

  const headersFor = ({ tenant, area, session, browser, headers }: TestCaller): Record<string, string> => ({
    ...(tenant !== undefined && { 'x-tenant': tenant, 'x-brand-key': brandKeyFor(config.secrets.brand, tenant) }),
    ...(area !== undefined && { 'x-area': area }),
    ...(session !== undefined && { 'x-session': session }),
    ...(browser !== undefined && { 'x-browser': browser }),
    ...headers,
  });

  return {
    services,
    inject: (request) => app.inject(request),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    routes: () => routesOf(app.printRoutes({ commonPrefix: false })),
    headersFor,
    graphql: async <Data>(query: string, variables = {}, caller: TestCaller = {}) => {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: headersFor(caller),
        payload: { query, variables },
      });
      return { status: response.statusCode, ...response.json<{ data: Data }>() };
    },
    drain: () => gateway.drain(),
    close: async () => {
      await gateway.close();
      await database?.close();
    },
  };
}

/**
 * A gateway for the tests of a file.
 * @param options a function where they read what is opened for the tests, too
 */
export const gatewayForTests = (options: TestGatewayOptions | (() => TestGatewayOptions) = {}): TestGateway =>
  openForTests(() => startTestGateway(typeof options === 'function' ? options() : options));

/**
 * Lets pictures be read where everything is, as in development. A test of other addresses names them by its
 * environment.
 */
function withoutAssets(tenant: Tenant): Tenant {
  const { assets: _assets, ...urls } = tenant.urls;
  return { ...tenant, urls };
}

/** A burst of a test waits for its turn: with little of the machine the last of it is connected after more than two seconds. */
function patiently(location: DatabaseLocation | undefined): Partial<GatewayConfig> {
  return location ? { database: { times: { ...DATABASE_TIMES, connectMs: 60_000 }, ...location } } : {};
}

/** Reads the tree that fastify draws of its routes: a line for each path below another, with its methods. */
function routesOf(tree: string): { method: 'GET' | 'POST'; url: string }[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!found) return [];
    const [, indent = '', part = '', methods = ''] = found;
    const depth = indent.length / 4;
    above.length = depth;
    const url = above.join('') + part;
    above.push(part);
    return (['GET', 'POST'] as const)
      .filter((method) => methods.split(', ').includes(method))
      .map((method) => ({ method, url }));
  });
}

async function makeDatabase({ clock, seed }: { readonly clock: Clock; readonly seed: boolean }) {
  const { url, close } = await createTestDatabase(seed ? await demonstrationTemplate(clock) : undefined);
  return { location: { url }, close };
}
