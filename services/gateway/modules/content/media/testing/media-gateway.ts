import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../../store/open-store.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { type Viewer, VISITOR } from '@network/access/viewer.ts';
import { createErrorReporter } from '@network/server/error-reports/error-reporter.ts';
import { BILLERS } from '@network/tenant/constants.ts';
import { stockMedia } from '@network/demo/media/stock-media.ts';
import { createEmptyTestDatabase } from '@network/testing/postgres-database.ts';
import vixen from '@network/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { brandKeyFor, secretsOf } from '../../../../config/secrets.ts';
import { type TenantDirectory, tenantDirectoryOf } from '../../../../config/tenant-directory.ts';
import type { Database } from '../../../../db/database.ts';
import { migrate } from '../../../../db/migrate.ts';
import { primaryReads } from '../../../../db/replica-reads.ts';
import { openDatabase } from '../../../../db/open-database.ts';
import { personFactsOf } from '../../../../http/person-facts.ts';
import { createServer } from '../../../../http/server.ts';
import { createSharedData } from '../../../../shared-data/shared-data.ts';
import type { StockMedia } from '../stock/stock-media.ts';
import type { GatewayModule } from '../../../../module.ts';
import { modules as everyModule } from '../../../registry.ts';

const MEMBER: Viewer = {
  ...VISITOR,
  subscription: {
    type: 'member',
    isActive: true,
    isCancelled: false,
    isBillerNative: true,
    isFreeLimitedTrial: false,
    credits: 0,
    isGuest: false,
  },
  siteAccess: ['vixen'],
};

/** Sessions of the tests' people: two members and one who never paid. */
export const SESSIONS = {
  ada: 'session-of-ada-0001',
  ben: 'session-of-ben-0001',
  cleo: 'session-of-cleo-001',
} as const;
type Person = keyof typeof SESSIONS;

/** People without accounts, on the tables of the real ones. */
const people: GatewayModule = {
  id: 'identity',
  migrations: everyModule.find(({ id }) => id === 'identity')?.migrations ?? {},
  personOf: async (_services, sessionId) => {
    const found = (Object.keys(SESSIONS) as Person[]).find((person) => SESSIONS[person] === sessionId);
    if (found === undefined) return null;
    return {
      userId: found,
      sessionId: SESSIONS[found],
      owesTerms: false,
      isLocked: false,
      facts: personFactsOf({}, new Date(0)),
    };
  },
  viewerOf: async (_services, { userId }) => ({ ...(userId === 'cleo' ? VISITOR : MEMBER), userId }),
};

export interface MediaGateway {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: ReturnType<typeof fixedClock>;
  /** A request as the brand server passes it on; without a person, a visitor's. */
  get(
    url: string,
    person?: Person | null,
    headers?: Record<string, string>,
    method?: 'GET' | 'HEAD',
  ): Promise<LightMyRequestResponse>;
  graphql(
    query: string,
    person?: Person | null,
  ): Promise<{ data: Record<string, never>; errors?: { extensions: { code: string } }[] }>;
  close(): Promise<void>;
}

/** The media module with the catalogue's tables, on a database of its own, for people who need no password. */
export async function startMediaGateway(stock: StockMedia = stockMedia): Promise<MediaGateway> {
  const log = pino({ level: 'silent' });
  const secrets = secretsOf({ brand: 'b'.repeat(32), gateway: 'g'.repeat(32) });
  const clock = fixedClock('2026-03-02T12:00:00Z');
  const database = await createEmptyTestDatabase();
  const opened = openDatabase(database, log);
  const modules = everyModule.flatMap((module) =>
    module.id === 'identity'
      ? [people]
      : ['network', 'catalogue', 'media', 'watching'].includes(module.id)
        ? [module]
        : [],
  );
  await migrate(opened.db, modules);
  await addPeopleAndVideos(opened.db);
  const config = {
    environment: 'test' as const,
    isProduction: false,
    host: 'localhost',
    port: 0,
    publicUrl: 'http://localhost:4620',
    consoleUrl: null,
    billerPort: 4621,
    smtpUrl: null,
    isMailOff: false,
    billers: BILLERS,
    closedBillers: [],
    billerSupport: {},
    rocketgate: null,
    segpay: null,
    taxRates: [],
    ccbill: null,
    recommender: 'built-in' as const,
    dataDir: '.data',
    database,
    tenantsDir: 'dist/apps',
    secrets,
    logLevel: 'silent' as const,
    workers: 1,
    sharedDataBytes: 0,
    connectionsPerAddress: 10_000,
    lowestBodyRate: 1,
    errorReportingUrl: null,
    sentryDsn: null,
    metricsAccess: { token: null, addresses: [] },
    otlpEndpoint: null,
    tracedRatio: 1,
    trustedProxies: ['127.0.0.0/8'],
    persistedOperationsOnly: false,
    mediaCdn: null,
    mediaEdge: null,
    edge: null,
    webPush: null,
    mediaStore: { kind: 'folder' as const, folder: join(tmpdir(), 'network-media-test') },
    mediaPlaces: [],
    media: { isWorker: false, workers: 1, ffmpegPath: null, ffprobePath: null, largestUploadBytes: 1e9 },
    migrates: true,
    seedDemonstration: false,
    environmentVariables: {},
  };
  const services = {
    config,
    db: opened.db,
    staffDb: opened.staffDb,
    catalogueReads: primaryReads(opened.db),
    clock,
    randomBytes: Buffer.alloc,
    log,
    metrics: new Registry(),
    reporter: createErrorReporter({ ...config, brand: 'gateway', now: () => clock.now().getTime(), fetch }),
    tenants: tenantDirectoryOf([vixen]),
    switchboard: {
      settingsOf: () => ({ version: '', flags: {}, experiments: {} }),
      refresh: () => Promise.resolve(),
      switched: (directory: TenantDirectory) => directory,
      close: () => undefined,
    },
    store: openStore(config.mediaStore),
    stockMedia: stock,
    stepMemory: null,
    shared: createSharedData({ maxBytes: 0, clock }, () => undefined),
    sellsMemberships: () => Promise.resolve(true),
    claimEmail: () => Promise.resolve(),
    endMailedLinks: () => Promise.resolve(),
    endLeftOpen: () => Promise.resolve(),
    giveWay: () => Promise.resolve(false),
  };
  const app = await createServer(services, modules, { ready: true });
  await app.ready();
  const brand = { 'x-tenant': 'vixen', 'x-brand-key': brandKeyFor(secrets.brand, 'vixen'), 'x-area': 'members' };
  const headersOf = (person: Person | null): Record<string, string> =>
    person === null ? brand : { ...brand, 'x-session': SESSIONS[person] };
  return {
    app,
    db: opened.db,
    clock,
    get: (url, person = null, headers = {}, method = 'GET') =>
      app.inject({ method, url, headers: { ...headersOf(person), ...headers } }),
    graphql: async (query, person = null) =>
      (await app.inject({ method: 'POST', url: '/graphql', headers: headersOf(person), payload: { query } })).json(),
    close: async () => {
      await app.close();
      await opened.close();
      await database.close();
    },
  };
}

async function addPeopleAndVideos(db: Database): Promise<void> {
  const created_at = new Date('2026-01-01T00:00:00Z');
  await db
    .insertInto('users')
    .values(Object.keys(SESSIONS).map((id) => ({ id, email: `${id}@example.com`, password_hash: 'none', created_at })))
    .execute();
  const video = (number: number, isDenied: boolean) => ({
    id: `v-${number}`,
    new_id: `n-${number}`,
    uuid: `00000000-0000-4000-8000-00000000000${number}`,
    slug: `video-${number}`,
    site_id: 'vixen' as const,
    title: `Video ${number}`,
    description: 'Light on water.',
    released_at: created_at,
    run_length_seconds: 600,
    is_denied: isDenied,
    free_video: false,
    is_free_limited_trial: false,
    is_exclusive: false,
    guest_user_scene: false,
    directors: [],
    channel_id: null,
    channel_pack_id: null,
    showcase_id: null,
  });
  await db
    .insertInto('videos')
    .values([video(1, false), video(2, true), video(3, false)])
    .execute();
}
