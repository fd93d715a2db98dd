import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import type { GatewayConfig } from '../config/config.ts';
import { loadConfig } from '../config/load-config.ts';
import { runBackup } from './backup-command.ts';
import { runCommand } from './command.ts';
import { runMigrate } from './migrate-command.ts';
import type { OperationAnswer } from './operation.ts';
import { runRestore } from './restore-command.ts';

const FILE = '--file=';
const CONTENT = 'content';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const [name = '', ...args] = process.argv.slice(2);
  // An import says how far it is, and a worker what it does.
  const isSaying = name === CONTENT || (name === 'media' && args[0] === 'work');
  const { LOG_LEVEL = isSaying ? 'info' : 'warn', ...env } = process.env;
  const { ok, text } = await run(loadConfig({ ...env, LOG_LEVEL }), name, args);
  (ok ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  const known = error instanceof ConfigurationError;
  process.stderr.write(`${known ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
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

/** The file of `--file`, the one of `media add FILM FILE` and the folder of `content`, as the operator's folder has it: another process may be the one to read it. */
function withWholePaths(name: string, args: readonly string[]): readonly string[] {
  return args.map((arg, index) => {
    if (name === CONTENT && index > 0 && !arg.startsWith('-')) return wholePath(arg);
    if (name === 'media' && args[0] === 'add' && index === 2) return wholePath(arg);
    if (args[index - 1] === '--file') return wholePath(arg);
    return arg.startsWith(FILE) ? FILE + wholePath(arg.slice(FILE.length)) : arg;
  });
}

/** npm runs scripts in the root, whatever folder the operator is in. */
function wholePath(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}
