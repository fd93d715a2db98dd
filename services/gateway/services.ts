import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { ErrorReporter } from '@network/server/error-reports/error-reporter.ts';
import type { GatewayConfig } from './config/config.ts';
import type { Clock } from './config/clock.ts';
import type { CatalogueReads } from './db/replica-reads.ts';
import type { Database } from './db/database.ts';
import type { DataSubject } from './personal-data/personal-data.ts';
import type { ObjectStore } from './store/object-store.ts';
import type { StepMemory } from './modules/content/ingest/public.ts';
import type { StockMedia } from './modules/content/media/public.ts';
import type { Switchboard } from './modules/platform/switches/public.ts';
import type { SharedData } from './shared-data/shared-data.ts';
import type { TenantDirectory } from './config/tenant-directory.ts';

/** The services that every module receives once, at start, to build its own from. */
export interface GatewayServices {
  readonly config: GatewayConfig;
  readonly db: Database;
  /** The database through a share of its connections, so that calls of staff leave the others to members. */
  readonly staffDb: Database;
  /** Reads of films, performers, categories and the like that are the same for everybody. */
  readonly catalogueReads: CatalogueReads;
  readonly clock: Clock;
  /** What is the same for everybody, stored in this process until it changes. */
  readonly shared: SharedData;
  /** Uploaded and prepared media. */
  readonly store: ObjectStore;
  /** What stands in for pictures and films that nobody uploaded; empty unless who starts the gateway brings some. */
  readonly stockMedia: StockMedia;
  /** What steps of the preparation have made before; null: they make everything anew, as in production. */
  readonly stepMemory: StepMemory | null;
  /** Cryptographically random bytes; tests inject their own. */
  readonly randomBytes: (size: number) => Buffer;
  readonly log: Logger;
  /** What /metrics shows; labels hold nothing of a person. */
  readonly metrics: Registry;
  /** Reports unexpected errors. */
  readonly reporter: ErrorReporter;
  /** The tenants, with their flags as staff have switched them. */
  readonly tenants: TenantDirectory;
  /** What staff have switched. */
  readonly switchboard: Switchboard;
  /** Whether a visitor of a brand is offered a membership now, so that calls to join lead somewhere. */
  readonly sellsMemberships: (tenant: Tenant) => Promise<boolean>;
  /**
   * Lets every module end what others began with an email that an account has come to own. Give the transaction that
   * makes it the account's.
   */
  readonly claimEmail: (trx: Database, email: string, now: Date) => Promise<void>;
  /**
   * Lets every module end the links that were mailed about an account, which somebody else may have. Give the
   * transaction that moves the account, or gives it back to its owner.
   */
  readonly endMailedLinks: (trx: Database, userId: string) => Promise<void>;
  /**
   * Lets every module end what the person who had an account may have left open in it. Give the transaction that takes
   * the account from them.
   */
  readonly endLeftOpen: (trx: Database, userId: string, now: Date) => Promise<void>;
  /**
   * Deletes an account that nobody ever confirmed and nobody ever paid for, so that the owner of its address can have
   * the address.
   * @returns false where it does not give way: it was confirmed, or paid for, or a biller can't be reached
   */
  readonly giveWay: (person: DataSubject) => Promise<boolean>;
}
