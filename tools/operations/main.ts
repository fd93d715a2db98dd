import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import { ServerFailed } from '@network/postgres-server/server-failed.ts';
import { useOwnServer } from '@network/postgres-server/use-own-server.ts';
import { readConfig } from '../start/own-database.ts';
import { loadEnvFile } from '../start/read-settings.ts';

/** The command, on the database that the variables name, else on the product's own, for its time where the product is stopped. */
async function run(): Promise<void> {
  loadEnvFile(process.cwd());
  const { config, hasOwnDatabase } = readConfig(process.env);
  const server = hasOwnDatabase ? await useOwnServer(config.dataDir) : null;
  if (server) process.env['DATABASE_URL'] = server.url;
  try {
    await import('@network/gateway/operations/main.ts');
  } finally {
    await server?.stop();
  }
}

await run().catch((error: unknown) => {
  const isExplained = error instanceof ConfigurationError || error instanceof ServerFailed;
  process.stderr.write(`${isExplained ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
});
