import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import type { GatewayConfig } from '@network/gateway/config/config.ts';
import { loadConfig } from '@network/gateway/config/load-config.ts';
import { type OwnServer, startOwnServer } from '@network/postgres-server/own-server.ts';
import { ServerFailed } from '@network/postgres-server/server-failed.ts';
import type { Run } from './run-until-stopped.ts';
import { StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Stands in the place of the address that a server has once it runs. */
const TO_BE_STARTED = 'postgres://127.0.0.1/network';

/** The gateway's configuration before its database runs. */
export interface ReadConfig {
  readonly config: GatewayConfig;
  /** Whether no variable names a database, so that the product starts its own. */
  readonly hasOwnDatabase: boolean;
}

/**
 * Reads the variables as the gateway will.
 * @throws ConfigurationError naming each wrong variable; in production a missing DATABASE_URL too
 */
export function readConfig(env: Environment): ReadConfig {
  const isNamed = Boolean(env['DATABASE_URL']) || Boolean(env['DATABASE_REPLICA_URL']);
  const hasOwnDatabase = !isNamed && env['NODE_ENV'] !== 'production';
  return { config: loadConfig(hasOwnDatabase ? { ...env, DATABASE_URL: TO_BE_STARTED } : env), hasOwnDatabase };
}

/**
 * Starts the product's own database where no variable names one; it is started again when it ends by itself, and stopped
 * after all that use it.
 * @returns the variables with its address
 * @throws StartError when it can't be started
 */
export async function startDatabase(
  { env, hasOwnDatabase }: { readonly env: Environment; readonly hasOwnDatabase: boolean },
  run: Run,
): Promise<Environment> {
  const dataDir = env['DATA_DIR'] ?? '';
  if (!hasOwnDatabase) return env;
  if (existsSync(join(dataDir, 'database/PG_VERSION'))) {
    console.log(`${join(dataDir, 'database')} is of an earlier release, and is not read any more; it may be deleted.`);
  }
  const server = await startOwnServer(dataDir).catch((error: unknown) => {
    throw complaintOf(error);
  });
  run.onStop(() => server.stop());
  void keepRunning(server, run);
  return { ...env, DATABASE_URL: server.url };
}

async function keepRunning(server: OwnServer, run: Run): Promise<void> {
  for (;;) {
    await server.ended();
    if (run.isStopping()) return;
    console.error('The database has ended; starting it again.');
    try {
      await server.startAgain();
    } catch (error) {
      return run.fail(complaintOf(error));
    }
  }
}

function complaintOf(error: unknown): unknown {
  const isExplained = error instanceof ConfigurationError || error instanceof ServerFailed;
  return isExplained ? new StartError(error.message, { cause: error }) : error;
}
