import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import {
  addressRanges,
  count,
  logLevel,
  origin,
  port,
  serviceAddress,
  switchedOn,
  workers as workersVariable,
  workersOf,
} from '@network/server/configuration/expectations.ts';
import { type Environment, readVariables } from '@network/server/configuration/read-variables.ts';
import {
  monitoringConfigOf,
  monitoringVariables,
  SECRET_MONITORING_VARIABLES,
} from '@network/server/monitoring/variables.ts';
import { LOOPBACK_RANGES } from '@network/server/requests/client-address.ts';
import { BILLERS } from '@network/tenant/constants.ts';
import type { CdnLocation } from '../delivery/media-cdn.ts';
import type { StoreLocation } from '../store/open-store.ts';
import { DATABASE_TIMES, type GatewayConfig } from './config.ts';
import { billerIds, postgresUrl, secret, smtpUrl } from './expectations.ts';
import { mediaPlacesOf, placesVariables } from './places-config.ts';
import { openPrivateFolder } from './private-folder.ts';
import { type RecommenderConfig, recommenderConfigOf, recommenderVariables } from './recommender-config.ts';
import { productionProblems } from './production-problems.ts';
import { readOrCreateSecrets } from './secret-file.ts';
import { secretsOf } from './secrets.ts';
import { billerSupportVariables } from './biller-support-config.ts';
import { isReached } from './configured-billers.ts';
import { type CcbillConfig, ccbillConfigOf, ccbillVariables } from './ccbill-config.ts';
import { type RocketgateConfig, rocketgateConfigOf, rocketgateVariables } from './rocketgate-config.ts';
import { type SegpayConfig, segpayConfigOf, segpayVariables } from './segpay-config.ts';
import { cdnLocationOf, cdnVariables, mediaEdgeOf } from './cdn-config.ts';
import { type EdgeConfig, edgeConfigOf, edgeVariables } from './edge-config.ts';
import { taxVariables } from './tax-config.ts';
import { storeLocationOf, storeVariables } from './store-config.ts';
import { type WebPushConfig, webPushConfigOf, webPushVariables } from './web-push-config.ts';

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'expected development, production or test' })
    .default('development'),
  GATEWAY_HOST: z.string().min(1, 'expected an address to listen on').optional(),
  GATEWAY_PORT: port.default(4000),
  GATEWAY_URL: origin.optional(),
  CONSOLE_URL: origin.optional(),
  PORT: z.string().default('4200'),
  BILLER_PORT: port.default(4100),
  SMTP_URL: smtpUrl.optional(),
  MAIL: z.literal('off', { error: 'expected off, or nothing' }).optional(),
  ...recommenderVariables,
  DATA_DIR: z.string().min(1, 'expected a folder').default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: count.default(20),
  DATABASE_STATEMENT_MS: count.default(DATABASE_TIMES.statementMs),
  DATABASE_IDLE_MS: count.default(DATABASE_TIMES.idleMs),
  DATABASE_CONNECT_MS: count.default(DATABASE_TIMES.connectMs),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_REPLICA_LAG_SECONDS: count.default(10),
  SHARED_DATA_MB: z.coerce.number({ error: 'expected megabytes' }).int().min(0).max(4_096).default(64),
  TENANTS_DIR: z.string().min(1, 'expected a folder').optional(),
  ...storeVariables,
  ...placesVariables,
  ...cdnVariables,
  ...edgeVariables,
  ...webPushVariables,
  MEDIA_WORKER: switchedOn.default(true),
  MEDIA_WORKERS: count.refine((steps) => steps <= 16, 'expected a whole number from 1 to 16').default(1),
  FFMPEG_PATH: z.string().min(1, 'expected a program').optional(),
  FFPROBE_PATH: z.string().min(1, 'expected a program').optional(),
  LARGEST_UPLOAD_GB: z.coerce
    .number({ error: 'expected gigabytes' })
    .positive('expected gigabytes')
    .max(75)
    .default(50),
  BRAND_SECRET: secret.optional(),
  GATEWAY_SECRET: secret.optional(),
  BRAND_SECRET_PREVIOUS: secret.optional(),
  GATEWAY_SECRET_PREVIOUS: secret.optional(),
  LOG_LEVEL: logLevel.default('info'),
  TRUSTED_PROXIES: addressRanges.optional(),
  MAX_CONNECTIONS_PER_ADDRESS: count.default(256),
  LOWEST_BODY_RATE: count.default(1_024),
  WORKERS: workersVariable.optional(),
  ERROR_REPORTING_URL: serviceAddress.optional(),
  SENTRY_DSN: serviceAddress.optional(),
  ...monitoringVariables,
  SEED_DEMO: switchedOn.optional(),
  BILLERS: z.literal('sandbox', { error: 'expected sandbox, or nothing' }).optional(),
  CLOSED_BILLERS: billerIds.optional(),
  ...billerSupportVariables,
  ...rocketgateVariables,
  ...segpayVariables,
  ...ccbillVariables,
  ...taxVariables,
  MIGRATE: z.literal('off', { error: 'expected off, or nothing' }).optional(),
});

/** What a worker needs at least: a page's calls come side by side. */
const FEWEST_CONNECTIONS = 4;

/** Variables whose value never appears in a message. */
const SECRET_VARIABLES = [
  'BRAND_SECRET',
  'GATEWAY_SECRET',
  'BRAND_SECRET_PREVIOUS',
  'GATEWAY_SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'ERROR_REPORTING_URL',
  'SENTRY_DSN',
  'RECOMBEE_MAIN_PRIVATE_TOKEN',
  ...SECRET_MONITORING_VARIABLES,
  'RECOMBEE_REELS_PRIVATE_TOKEN',
  'WEB_PUSH_PRIVATE_KEY',
  'MEDIA_STORE_SECRET_ACCESS_KEY',
  'MEDIA_PLACES_SECRET_ACCESS_KEY',
  'MEDIA_CDN_KEY',
  'EDGE_PURGE_KEY_ID',
  'EDGE_PURGE_TOKEN',
  'ROCKETGATE_MERCHANT_PASSWORD',
  'ROCKETGATE_HASH_SECRET',
  'ROCKETGATE_POSTBACK_KEY',
  'SEGPAY_ACCESS_KEY',
  'SEGPAY_POSTBACK_KEY',
  'CCBILL_SALT',
  'CCBILL_DATALINK_PASSWORD',
  'CCBILL_WEBHOOK_KEY',
];

/**
 * The gateway's configuration from its environment; an empty variable counts as unset. In development missing secrets
 * are created once and stored in DATA_DIR; in production they are required.
 * @throws ConfigurationError naming each wrong variable and what was expected there
 */
export function loadConfig(env: Environment): GatewayConfig {
  const values = readVariables(environmentSchema, env, SECRET_VARIABLES);
  const isProduction = values.NODE_ENV === 'production';
  const dataDir = resolve(values.DATA_DIR);
  if (values.MAIL && values.SMTP_URL) throw new ConfigurationError(['MAIL: expected nothing, as SMTP_URL is set']);
  if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL) {
    throw new ConfigurationError(['DATABASE_REPLICA_URL: expected nothing without DATABASE_URL, whose replica it is']);
  }
  const problems = isProduction ? productionProblems(values) : [];
  if (problems.length > 0) throw new ConfigurationError(problems);
  const url = values.DATABASE_URL;
  if (!url) {
    throw new ConfigurationError([
      'DATABASE_URL: expected a PostgreSQL address; without one `npm start` starts a server of its own for the gateway',
    ]);
  }
  const recommender = recommenderConfigOf(values, isProduction);
  if (isProblems(recommender)) throw new ConfigurationError(recommender);
  const mediaStore = storeLocationOf(values, dataDir);
  if (isProblems(mediaStore)) throw new ConfigurationError(mediaStore);
  const mediaPlaces = mediaPlacesOf(values);
  if ('problems' in mediaPlaces) throw new ConfigurationError(mediaPlaces.problems);
  const mediaCdn = cdnLocationOf(values);
  if (isProblems(mediaCdn)) throw new ConfigurationError(mediaCdn);
  const mediaEdge = mediaEdgeOf(values);
  if (isProblems(mediaEdge)) throw new ConfigurationError(mediaEdge);
  const edge = edgeConfigOf(values);
  if (isProblems(edge)) throw new ConfigurationError(edge);
  const rocketgate = rocketgateConfigOf(values);
  if (isProblems(rocketgate)) throw new ConfigurationError(rocketgate);
  const segpay = segpayConfigOf(values);
  if (isProblems(segpay)) throw new ConfigurationError(segpay);
  const ccbill = ccbillConfigOf(values);
  if (isProblems(ccbill)) throw new ConfigurationError(ccbill);
  const vendors = { rocketgate, segpay, ccbill };
  openPrivateFolder(dataDir);
  const secrets = isProduction
    ? { brand: values.BRAND_SECRET as string, gateway: values.GATEWAY_SECRET as string }
    : readOrCreateSecrets(dataDir, { brand: values.BRAND_SECRET, gateway: values.GATEWAY_SECRET });
  const derivable = secretsOf({
    ...secrets,
    previousBrand: values.BRAND_SECRET_PREVIOUS,
    previousGateway: values.GATEWAY_SECRET_PREVIOUS,
  });
  const webPush = webPushConfigOf(values, isProduction ? null : derivable.derive('web-push'));
  if (isProblems(webPush)) throw new ConfigurationError(webPush);
  const workers = workersOf(values.WORKERS, isProduction);
  return {
    environment: values.NODE_ENV,
    isProduction,
    host: values.GATEWAY_HOST ?? 'localhost',
    port: values.GATEWAY_PORT,
    publicUrl: values.GATEWAY_URL ?? `http://localhost:${values.GATEWAY_PORT}`,
    consoleUrl: values.CONSOLE_URL ?? (isProduction ? null : `http://console.localhost:${values.PORT}`),
    billerPort: values.BILLER_PORT,
    smtpUrl: values.SMTP_URL ?? null,
    isMailOff: values.MAIL === 'off',
    // The sandbox only pretends to be paid.
    billers: isProduction && values.BILLERS === undefined ? BILLERS.filter((id) => isReached(vendors, id)) : BILLERS,
    closedBillers: values.CLOSED_BILLERS ?? [],
    billerSupport: values.BILLER_SUPPORT ?? {},
    ...vendors,
    taxRates: values.TAX_RATES ?? [],
    recommender,
    dataDir,
    database: {
      url,
      connections: Math.max(FEWEST_CONNECTIONS, Math.floor(values.DATABASE_CONNECTIONS / workers)),
      times: {
        statementMs: values.DATABASE_STATEMENT_MS,
        idleMs: values.DATABASE_IDLE_MS,
        connectMs: values.DATABASE_CONNECT_MS,
      },
      ...(values.DATABASE_REPLICA_URL !== undefined && {
        replica: { url: values.DATABASE_REPLICA_URL, maxLagMs: values.DATABASE_REPLICA_LAG_SECONDS * 1_000 },
      }),
    },
    sharedDataBytes: values.SHARED_DATA_MB * 2 ** 20,
    mediaStore,
    mediaPlaces,
    mediaCdn,
    mediaEdge,
    edge,
    media: {
      isWorker: values.MEDIA_WORKER,
      workers: values.MEDIA_WORKERS,
      ffmpegPath: values.FFMPEG_PATH ?? null,
      ffprobePath: values.FFPROBE_PATH ?? null,
      largestUploadBytes: Math.floor(values.LARGEST_UPLOAD_GB * 1e9),
    },
    tenantsDir: tenantsDirOf(values.TENANTS_DIR, isProduction),
    secrets: derivable,
    webPush,
    logLevel: values.LOG_LEVEL,
    workers,
    trustedProxies: values.TRUSTED_PROXIES ?? LOOPBACK_RANGES,
    connectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    lowestBodyRate: values.LOWEST_BODY_RATE,
    errorReportingUrl: values.ERROR_REPORTING_URL ?? null,
    sentryDsn: values.SENTRY_DSN ?? null,
    ...monitoringConfigOf(values),
    persistedOperationsOnly: isProduction,
    migrates: values.MIGRATE !== 'off',
    seedDemonstration: values.SEED_DEMO ?? !isProduction,
    environmentVariables: env,
  };
}

/**
 * Returns the folder of built tenants. In production brands are registered instead; elsewhere those in the build folder
 * need no registration.
 */
function tenantsDirOf(configured: string | undefined, isProduction: boolean): string | null {
  if (configured !== undefined) return resolve(configured);
  return isProduction ? null : resolve('dist/apps');
}

function isProblems(
  value:
    | RecommenderConfig
    | RocketgateConfig
    | SegpayConfig
    | CcbillConfig
    | StoreLocation
    | CdnLocation
    | EdgeConfig
    | WebPushConfig
    | null
    | readonly string[],
): value is readonly string[] {
  return Array.isArray(value);
}
