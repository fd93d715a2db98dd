import { existsSync } from 'node:fs';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import type { GatewayConfig } from '../config/config.ts';
import { loadConfig } from '../config/load-config.ts';
import { requireAnswer } from '../db/require-answer.ts';
import { isUnavailable } from '../http/unavailable.ts';
import { runBackup } from './backup-command.ts';
import { runCommand } from './command.ts';
import { runMigrate } from './migrate-command.ts';
import type { OperationAnswer } from './operation.ts';
import { runRestore } from './restore-command.ts';
import { usualLogLevel } from './usual-log-level.ts';
import { wholePath, withWholePaths } from './whole-paths.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const [name = '', ...args] = process.argv.slice(2);
  const { LOG_LEVEL = usualLogLevel(name, args), ...env } = process.env;
  const { ok, text } = await runOnDatabase(loadConfig({ ...env, LOG_LEVEL }), name, args);
  (ok ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  const known = error instanceof ConfigurationError;
  process.stderr.write(`${known ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
}

/**
 * Runs a command where the database answers.
 * @throws ConfigurationError where it does not, before the command or any more
 */
async function runOnDatabase(config: GatewayConfig, name: string, args: readonly string[]): Promise<OperationAnswer> {
  await requireAnswer(config.database);
  try {
    return await run(config, name, args);
  } catch (error) {
    // Other services refuse connections by the same codes, so that the database is asked.
    if (isUnavailable(error)) await requireAnswer(config.database);
    throw error;
  }
}

async function run(config: GatewayConfig, name: string, args: readonly string[]): Promise<OperationAnswer> {
  if (name === 'migrate') return runMigrate(config, args);
  if (name !== 'backup' && name !== 'restore') return runCommand(config, name, withWholePaths(name, args));
  const files = args.filter((arg) => !arg.startsWith('-'));
  const options = args.filter((arg) => arg.startsWith('-'));
  const [file] = files;
  const isKnown = options.every((option) => name === 'restore' && option === '--replace');
  if (file === undefined || files.length > 1 || !isKnown) {
    const usage = name === 'backup' ? 'npm run backup -- FILE' : 'npm run restore -- FILE [--replace]';
    return { ok: false, text: `Usage: ${usage}` };
  }
  const path = wholePath(file);
  return name === 'backup' ? runBackup(config, path) : runRestore(config, path, options.length > 0);
}
