import pg from 'pg';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import { DATABASE_TIMES, type DatabaseLocation } from '../config/config.ts';

/**
 * Connects to the database once, and does nothing with it.
 * @throws ConfigurationError in one sentence with its address, without what signs in, where it can't be connected to
 */
export async function requireAnswer({ url, times = DATABASE_TIMES }: DatabaseLocation): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: times.connectMs });
  // Without a listener a connection that breaks off would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new ConfigurationError([
      `The database at ${addressOf(url)} did not answer (${reasonOf(error)}): start it or correct DATABASE_URL, and run this again.`,
    ]);
  }
  await client.end();
}

/** What of an address names the server and the database; a password may be in its query, too. */
function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** A name with several addresses fails with an error for each. */
function reasonOf(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  return (first as Error).message;
}
