import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { readBackup } from '../backup/backup-file.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { GatewayConfig } from '../config/config.ts';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLog } from '@network/server/log/create-log.ts';
import type { OperationAnswer } from './operation.ts';

/**
 * `npm run backup -- FILE`: every row and the files that belong to them, of the running product too. The file comes into being whole and readable by its
 * owner only.
 * @throws ConfigurationError for what the environment got wrong
 */
export async function runBackup(config: GatewayConfig, file: string): Promise<OperationAnswer> {
  if (existsSync(file)) return { ok: false, text: `${file} is there already; choose another name.` };
  const draft = `${file}.draft`;
  try {
    await writeFrom(config, () => createWriteStream(draft, { mode: 0o600, flush: true }));
    const { rows, files } = await readBackup(draft);
    renameSync(draft, file);
    return { ok: true, text: `${rows} rows and ${files} files written to ${file}.` };
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    return { ok: false, text: `No backup was written: ${(error as Error).message}` };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Opens the target only when there is something to write: an unused open target leaves an empty file. */
async function writeFrom(config: GatewayConfig, openTarget: () => Writable): Promise<void> {
  const opened = openDatabase(config.database, createLog({ level: config.logLevel, fd: 2 }));
  try {
    await opened.prepare((db) => writeBackup(db, openTarget(), new Date(), config.dataDir));
  } finally {
    await opened.close();
  }
}
