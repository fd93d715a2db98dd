import { existsSync } from 'node:fs';
import { BackupDamaged } from '../backup/backup-file.ts';
import { RestoreRefused, restoreBackup } from '../backup/restore-backup.ts';
import type { GatewayConfig } from '../config/config.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLog } from '@network/server/log/create-log.ts';
import { modules } from '../modules/registry.ts';
import type { OperationAnswer } from './operation.ts';

/**
 * `npm run restore -- FILE [--replace]`: puts a backup into an empty database, while the product is stopped.
 * @throws ConfigurationError for what the environment got wrong
 */
export async function runRestore(config: GatewayConfig, file: string, replace: boolean): Promise<OperationAnswer> {
  if (!existsSync(file)) return { ok: false, text: `There is no file ${file}.` };
  const opened = openDatabase(config.database, createLog({ level: config.logLevel, fd: 2 }));
  try {
    let text = '';
    await opened.prepare(async (db) => {
      const { dataDir } = config;
      const { rows, files, madeAt } = await restoreBackup(db, modules, file, { replace, dataDir });
      text = `${rows} rows and ${files} files restored, as they were at ${madeAt}.`;
    });
    return { ok: true, text };
  } catch (error) {
    if (error instanceof RestoreRefused) return { ok: false, text: error.message };
    if (error instanceof BackupDamaged) return { ok: false, text: `${file} can not be restored: ${error.message}.` };
    throw error;
  } finally {
    await opened.close();
  }
}
