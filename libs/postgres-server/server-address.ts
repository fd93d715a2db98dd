import pg from 'pg';
import { ServerFailed } from './server-failed.ts';

/** The user and, until others are made, the database of a server. */
export const ADMINISTRATOR = 'postgres';

/** Where a server of ours listens on this machine, and what it asks for. */
export interface Reach {
  readonly port: number;
  readonly password: string;
}

/** The address of a database on such a server. */
export function addressOf({ port, password }: Reach, database: string): string {
  return `postgres://${ADMINISTRATOR}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Whether a server answers there.
 * @throws ServerFailed when it refuses the password
 */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if ((error as { readonly code?: string }).code !== WRONG_PASSWORD) return false;
    throw new ServerFailed('PostgreSQL refuses the password that lies beside its data.', { cause: error });
  }
}

/** PostgreSQL's code `invalid_password`. */
const WRONG_PASSWORD = '28P01';

/** Makes that database where it is not there yet. */
export async function ensureDatabase(options: Reach, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(options, ADMINISTRATOR) });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
