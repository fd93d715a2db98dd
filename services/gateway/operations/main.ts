import { existsSync } from 'node:fs';
import { ConfigurationError } from '../config/configuration-error.ts';
import { loadConfig } from '../config/load-config.ts';
import { runCommand } from './command.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const [name = '', ...args] = process.argv.slice(2);
  const { LOG_LEVEL = 'warn', ...env } = process.env;
  const { ok, text } = await runCommand(loadConfig({ ...env, LOG_LEVEL }), name, args);
  (ok ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  const known = error instanceof ConfigurationError;
  process.stderr.write(`${known ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
}
