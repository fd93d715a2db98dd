import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { type ChangeWatch, CHANGES } from './change-watch.ts';

/** How often the way from the database to here is tried, and how long an announcement may take. */
const TRIED_EVERY_MS = 5_000;
const ARRIVES_WITHIN_MS = 3_000;
const CONNECT_MS = 2_000;
const AGAIN_AFTER_MS = 1_000;

/** A connection that listens until it is closed. */
export interface ListeningConnection {
  readonly close: () => Promise<void>;
}

/**
 * Listens on a connection of its own, and connects again when it is lost. It counts as listening only once an
 * announcement of its own has come back, and as lost when a later one does not: a pooler in between may swallow them, and
 * a server that vanished says nothing.
 */
export function listenOnServer(url: string, log: Logger, watch: ChangeWatch): ListeningConnection {
  let isClosed = false;
  let current: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const later = (work: () => void, milliseconds: number): void => {
    if (isClosed) return;
    timer = setTimeout(work, milliseconds);
    timer.unref();
  };

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'gateway changes',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ARRIVES_WITHIN_MS,
      keepAlive: true,
    });
    current = client;
    let isHeard = false;
    const lose = (error?: unknown): void => {
      if (current !== client) return;
      current = null;
      if (isHeard) watch.onLost();
      if (!isClosed) log.warn({ err: error }, 'changes of the database are not announced; data is read each time');
      void endQuietly(client);
      later(() => void connect(), AGAIN_AFTER_MS);
    };
    client.on('error', lose);
    client.on('end', () => lose());
    try {
      await client.connect();
      await client.query(`listen ${CHANGES}`);
      const isArriving = createProbe(client);
      client.on('notification', ({ payload = '' }) => watch.onChange(payload));
      await isArriving();
      if (current !== client) return;
      isHeard = true;
      watch.onListening();
      const tryAgain = (): void => void isArriving().then(() => later(tryAgain, TRIED_EVERY_MS), lose);
      later(tryAgain, TRIED_EVERY_MS);
    } catch (error) {
      lose(error);
    }
  };

  void connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const client = current;
      current = null;
      if (client) await endQuietly(client);
    },
  };
}

/** Ends a connection that may have ended already. */
async function endQuietly(client: pg.Client): Promise<void> {
  await client.end().catch(() => undefined);
}

/** Sends an announcement over a connection that listens. @returns a function that rejects when it does not come back */
function createProbe(client: pg.Client): () => Promise<void> {
  return async () => {
    const id = `probe ${randomUUID()}`;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const listener = ({ payload }: pg.Notification): void => {
      if (payload === id) resolve();
    };
    client.on('notification', listener);
    const patience = setTimeout(() => reject(new Error('An announcement did not arrive.')), ARRIVES_WITHIN_MS);
    patience.unref();
    try {
      await Promise.all([client.query('select pg_notify($1, $2)', [CHANGES, id]), promise]);
    } finally {
      clearTimeout(patience);
      client.off('notification', listener);
    }
  };
}
