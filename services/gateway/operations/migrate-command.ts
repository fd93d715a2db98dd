import { createLog } from '@network/server/log/create-log.ts';
import type { GatewayConfig } from '../config/config.ts';
import { findOutstanding, migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { modules } from '../modules/registry.ts';
import type { OperationAnswer } from './operation.ts';

/**
 * `npm run migrate [-- --list]`: brings the database up to date, as a step of its own before gateways of this release
 * start. Older gateways go on beside it. With `--list` it only says what would be made.
 * @throws ConfigurationError for what the environment got wrong
 */
export async function runMigrate(config: GatewayConfig, args: readonly string[]): Promise<OperationAnswer> {
  const onlyLists = args.length === 1 && args[0] === '--list';
  if (args.length > 0 && !onlyLists) return { ok: false, text: 'Usage: npm run migrate [-- --list]' };
  const opened = openDatabase(config.database, createLog({ level: config.logLevel, fd: 2 }));
  try {
    let names: readonly string[] = [];
    await opened.prepare(async (db) => {
      names = onlyLists ? await findOutstanding(db, modules) : await migrate(db, modules);
    });
    if (names.length === 0) return { ok: true, text: 'The database is up to date.' };
    return {
      ok: true,
      text: [...names, `${names.length} migrations ${onlyLists ? 'to be made' : 'made'}.`].join('\n'),
    };
  } finally {
    await opened.close();
  }
}
