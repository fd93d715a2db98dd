import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GatewayConfig } from '@network/gateway/config/config.ts';
import { BILLERS } from '@network/tenant/constants.ts';
import { secretsOf } from '@network/gateway/config/secrets.ts';

const SECRETS = { brand: 'b'.repeat(32), gateway: 'g'.repeat(32) };

/** The configuration of a gateway under test: no demonstration data, no log, and a database that nobody reaches. */
export function testGatewayConfig(own: Partial<GatewayConfig>): GatewayConfig {
  return {
    environment: 'test',
    isProduction: false,
    host: 'localhost',
    port: 0,
    publicUrl: 'http://localhost:4000',
    consoleUrl: 'http://console.localhost:4200',
    billerPort: 4100,
    smtpUrl: null,
    isMailOff: false,
    billers: BILLERS,
    closedBillers: [],
    billerSupport: {},
    rocketgate: null,
    segpay: null,
    taxRates: [],
    ccbill: null,
    recommender: 'built-in',
    dataDir: join(tmpdir(), `network-test-data-${process.pid}`),
    database: { url: 'postgres://nobody@127.0.0.1:1/nowhere' },
    // A test writes what it needs and reads it at once, before an announcement could arrive.
    sharedDataBytes: 0,
    mediaStore: { kind: 'folder', folder: join(tmpdir(), `network-test-media-${process.pid}`) },
    mediaPlaces: [],
    mediaCdn: null,
    mediaEdge: null,
    edge: null,
    webPush: null,
    media: {
      isWorker: true,
      workers: 1,
      ffmpegPath: null,
      ffprobePath: null,
      pace: 'quick',
      largestUploadBytes: 1e9,
    },
    tenantsDir: 'dist/apps',
    secrets: secretsOf(SECRETS),
    logLevel: 'silent',
    trustedProxies: ['127.0.0.0/8', '::1'],
    workers: 1,
    connectionsPerAddress: 10_000,
    lowestBodyRate: 1,
    errorReportingUrl: null,
    sentryDsn: null,
    metricsAccess: { token: null, addresses: [] },
    otlpEndpoint: null,
    tracedRatio: 1,
    persistedOperationsOnly: false,
    migrates: true,
    seedDemonstration: false,
    environmentVariables: {},
    ...own,
  };
}
