import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { DATABASE_TIMES, type DatabaseLocation } from '../config/config.ts';
import type { ListenForChanges } from '../shared-data/change-watch.ts';
import { type ListeningConnection, listenOnServer } from '../shared-data/listen-on-server.ts';
import { type OpenReplica, openReplica } from './open-replica.ts';
import { shareConnections } from './connection-share.ts';
import type { Database, Tables } from './database.ts';
import { traceStatements } from './traced-statements.ts';
import { createPlanReuse } from './reused-plans.ts';

export interface OpenedDatabase {
  readonly db: Database;
  /** The database through a share of its connections, for calls of staff: the others are left to members' calls. */
  readonly staffDb: Database;
  /** Runs the work of a start (migrations, seeds), which may take as long as it needs and wait for other gateways. */
  prepare(work: (db: Database) => Promise<void>): Promise<void>;
  /** The replica for reads of the catalogue; null where none is configured. */
  readonly replica: OpenReplica | null;
  /** The state of each pool of connections. */
  readonly pools: () => readonly PoolState[];
  /** Begins to listen for changes of tables, until it is closed. */
  readonly listen: ListenForChanges;
  close(): Promise<void>;
}

export interface PoolState {
  readonly name: string;
  readonly open: number;
  readonly idle: number;
  /** Statements that wait for a connection. */
  readonly waiting: number;
}

const stateOf = (name: string, pool: pg.Pool): PoolState => ({
  name,
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

/** A day stays the text YYYY-MM-DD: as a Date it would move with the time zone of the process. */
const types = { getTypeParser: (oid: number, format?: 'text' | 'binary') => parserOf(oid, format) };

const DAY = 1082;

function parserOf(oid: number, format?: 'text' | 'binary'): (value: never) => unknown {
  if (oid === DAY) return (value: string) => value;
  return pg.types.getTypeParser(oid, format as 'text') as (value: never) => unknown;
}

/** Calls of staff hold at most a quarter of the connections. One alone would not do: some work reads beside what it holds. */
const staffShareOf = (connections: number): number => Math.max(2, Math.floor(connections / 4));

/** A server that vanished silently ends no statement. */
const ANSWERS_LATER_MS = 2_000;

/** Opens the database at that address: nothing connects before it is asked. */
export function openDatabase(location: DatabaseLocation, log: Logger): OpenedDatabase {
  const { url, connections = 20, times = DATABASE_TIMES, replica } = location;
  const listening: ListeningConnection[] = [];
  const common = { connectionTimeoutMillis: times.connectMs, idleTimeoutMillis: times.idleMs };
  const limits = {
    ...common,
    max: connections,
    statement_timeout: times.statementMs,
    query_timeout: times.statementMs + ANSWERS_LATER_MS,
  };
  const { db, pool } = connect(url, log, limits);
  const staff = shareConnections(pool, staffShareOf(connections), times.connectMs);
  const staffState = (): PoolState => {
    const { held, waiting } = staff.state();
    return { name: 'staff', open: held, idle: 0, waiting };
  };
  const second = replica && connect(replica.url, log, limits);
  const followed = replica && second ? openReplica(db, second.db, replica.maxLagMs, log) : null;
  return {
    db,
    staffDb: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: staff.pool }) }),
    replica: followed,
    pools: () => [stateOf('primary', pool), staffState(), ...(second ? [stateOf('replica', second.pool)] : [])],
    prepare: async (work) => {
      const { db: patient } = connect(url, log, { ...common, max: 1 });
      try {
        await work(patient);
      } finally {
        await patient.destroy();
      }
    },
    listen: (watch) => void listening.push(listenOnServer(url, log, watch)),
    close: async () => {
      for (const connection of listening) await connection.close();
      await followed?.close();
      await db.destroy();
    },
  };
}

function connect(url: string, log: Logger, limits: pg.PoolConfig): { readonly db: Database; readonly pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'gateway',
    types,
    ...limits,
  });
  // A server that restarts ends its idle connections; without a listener that would end this process too.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  // The pool listens to idle connections alone: one that is lost between two statements of a transaction reports it to its
  // holder by the next statement, and would end this process by the event.
  const preparePlans = createPlanReuse();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    preparePlans(client);
    traceStatements(client);
  });
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}
