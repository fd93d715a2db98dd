import type { LogLevel } from '@network/server/configuration/expectations.ts';
import type { MonitoringConfig } from '@network/server/monitoring/variables.ts';
import type { ReportAddresses } from '@network/server/error-reports/error-reporter.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { CdnLocation } from '../delivery/media-cdn.ts';
import type { EdgeConfig } from './edge-config.ts';
import type { StoreLocation } from '../store/open-store.ts';
import type { MediaPlace } from '../store/places/store-with-places.ts';
import type { RecommenderConfig } from './recommender-config.ts';
import type { Secrets } from './secrets.ts';
import type { WebPushConfig } from './web-push-config.ts';
import type { BillerSupport } from './biller-support-config.ts';
import type { CcbillConfig } from './ccbill-config.ts';
import type { RocketgateConfig } from './rocketgate-config.ts';
import type { TaxRate } from './tax-config.ts';
import type { SegpayConfig } from './segpay-config.ts';

/** A PostgreSQL database, and how it is used. */
export interface DatabaseLocation {
  readonly url: string;
  /** The most connections that this process opens, and as many to a replica; 20 where it is left out. */
  readonly connections?: number;
  /** The times of `DATABASE_TIMES`; left out for the defaults. */
  readonly times?: DatabaseTimes;
  /** A streaming replica for reads of the catalogue. */
  readonly replica?: { readonly url: string; readonly maxLagMs: number };
}

/** Milliseconds after which something is given up. */
export interface DatabaseTimes {
  readonly statementMs: number;
  /** An idle connection is closed. */
  readonly idleMs: number;
  /** Waiting for a connection, a new one or a free one. */
  readonly connectMs: number;
}

export const DATABASE_TIMES: DatabaseTimes = { statementMs: 10_000, idleMs: 30_000, connectMs: 2_000 };

/** How uploaded media are prepared. */
export interface MediaConfig {
  /** Whether this process prepares uploaded films. */
  readonly isWorker: boolean;
  /** How many steps it works on at a time. */
  readonly workers: number;
  /** The programs; null: those of a package, or of the PATH. */
  readonly ffmpegPath: string | null;
  readonly ffprobePath: string | null;
  readonly largestUploadBytes: number;
}

/** Everything the gateway takes from its environment, checked at start. */
export interface GatewayConfig extends ReportAddresses, MonitoringConfig {
  readonly environment: 'development' | 'production' | 'test';
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** Origin under which browsers reach the identity server; no trailing slash. */
  readonly publicUrl: string;
  /** Origin of the console, where staff sign in; null where there is none. */
  readonly consoleUrl: string | null;
  /** Port of the sandbox biller and the development mailbox. */
  readonly billerPort: number;
  /** Mail server; null: the development mailbox, or no mail at all. */
  readonly smtpUrl: string | null;
  /** True in production where an operator has said so: no mail leaves. */
  readonly isMailOff: boolean;
  /** Billers that can be paid with: all by the sandbox in development, in production those that are configured. */
  readonly billers: readonly BillerId[];
  /** Billers of these that sell nothing more: what was bought by them goes on. */
  readonly closedBillers: readonly BillerId[];
  /** Where billers' own support answers the people whom they charge. */
  readonly billerSupport: BillerSupport;
  /** RocketGate itself; null: the sandbox speaks its protocol, where `billers` has it. */
  readonly rocketgate: RocketgateConfig | null;
  /** Segpay itself; null: as with RocketGate. */
  readonly segpay: SegpayConfig | null;
  /** CCBill itself; null: as with RocketGate. */
  readonly ccbill: CcbillConfig | null;
  /** Taxes that prices include; empty: taxes are off. */
  readonly taxRates: readonly TaxRate[];
  /** What recommends; nothing does where it is off. */
  readonly recommender: RecommenderConfig;
  /** Folder for everything the gateway writes. */
  readonly dataDir: string;
  readonly database: DatabaseLocation;
  /** Where uploaded and prepared media are stored. */
  readonly mediaStore: StoreLocation;
  /** Where films stay that are named and not sent; only read. */
  readonly mediaPlaces: readonly MediaPlace[];
  /** The CDN that serves uploaded films; null where this gateway sends them. */
  readonly mediaCdn: CdnLocation | null;
  /** That CDN as an edge that is purged; null where it is not purged. */
  readonly mediaEdge: EdgeConfig | null;
  /** The CDN in front of the brand servers that is purged after a publication; null: its pages expire. */
  readonly edge: EdgeConfig | null;
  /** The keys of push messages; null where none are offered. */
  readonly webPush: WebPushConfig | null;
  readonly media: MediaConfig;
  /** Most memory for data that is the same for everybody; 0: it is read each time. */
  readonly sharedDataBytes: number;
  /** Folder of builds whose `tenant.json` counts without being registered; null where only registered ones do. */
  readonly tenantsDir: string | null;
  readonly secrets: Secrets;
  readonly logLevel: LogLevel;
  /** How many processes answer on the port. */
  readonly workers: number;
  /** Addresses and ranges whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Connections that one address may have open at once, brand servers and trusted proxies apart. */
  readonly connectionsPerAddress: number;
  /** Bytes a second that a body has to come in by. */
  readonly lowestBodyRate: number;
  /** Only operations that are known by their hash are accepted. */
  readonly persistedOperationsOnly: boolean;
  /** Whether a start brings the database up to date; otherwise it refuses one that is older. */
  readonly migrates: boolean;
  /** Fill an empty database with the demonstration data. */
  readonly seedDemonstration: boolean;
  /** The environment itself, for the address overrides of tenants (`VIXEN_TOUR_URL`) */
  readonly environmentVariables: Readonly<Record<string, string | undefined>>;
}
