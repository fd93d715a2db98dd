import { parseArgs } from 'node:util';
import { listErasures, requestErasure } from '../erasure/erase-command.ts';
import type { Operation, OperationAnswer } from '../../../../operations/operation.ts';
import type { GatewayServices } from '../../../../services.ts';
import { filesIn, UnreadableFile } from './content-files.ts';
import { exportContent } from './export-content.ts';
import { describeImport } from './describe-import.ts';
import { importContent, type ImportOutcome } from './import-content.ts';

const USAGE = [
  'Usage: npm run content -- import FOLDER|FILE.json [--dry-run]',
  '       npm run content -- export FOLDER',
  '       npm run content -- erase FILM REASON   requests that a film is erased; a member of staff approves it',
  '       npm run content -- erased              the records of what was erased, with the hash of each file',
].join('\n');

/** `npm run content`: content into the catalogue, out of it, and erased for good. */
export const contentOperation: Operation = {
  name: 'content',
  run: async (services, args) => {
    const [action, film, reason, ...more] = args;
    if (action === 'erase' && film !== undefined && reason !== undefined && more.length === 0)
      return requestErasure(services, film, reason);
    if (action === 'erased' && film === undefined) return listErasures(services.db);
    const request = readArguments(args);
    if (request === null) return { ok: false, text: USAGE };
    const { command, path, isDryRun } = request;
    try {
      if (command === 'import') return describeImport(await importFiles(services, path, isDryRun), isDryRun);
      if (command === 'export' && !isDryRun) return await writeAll(services, path);
      return { ok: false, text: USAGE };
    } catch (error) {
      if (error instanceof UnreadableFile) return { ok: false, text: error.message };
      throw error;
    }
  },
};

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [command, path, ...more] = positionals;
    if (command === undefined || path === undefined || more.length > 0) return null;
    return { command, path, isDryRun: values['dry-run'] };
  } catch {
    return null;
  }
}

function importFiles(services: GatewayServices, path: string, isDryRun: boolean): Promise<ImportOutcome> {
  return importContent({ ...services, writesSideBySide: true }, filesIn(path), { isDryRun });
}

async function writeAll({ db }: GatewayServices, folder: string): Promise<OperationAnswer> {
  const rows = await exportContent(db, folder);
  return { ok: true, text: `${rows} rows written to ${folder}.` };
}
