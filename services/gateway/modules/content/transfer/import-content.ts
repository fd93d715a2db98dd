import { announceCounts, recount, refreshStatistics, settleTables } from '../../catalogue/public.ts';
import { OPERATOR } from '../../staff/public.ts';
import type { GatewayServices } from '../../../services.ts';
import { CONTENT_KINDS, type ContentKind } from '../kinds/content-kinds.ts';
import { FILE_KEYS, listFiles, readContentFile } from './content-files.ts';
import { type BatchOutcome, importBatch, type RefusedRow } from './import-batch.ts';
import { wavesOf } from './import-waves.ts';

/** Batches of films that are written at the same time; the embedded engine does one thing at a time. */
const PARALLEL_BATCHES = 4;
/** From so many rows on tables are settled, which takes a moment even where little has changed. */
const MANY_ROWS = 1_000;
/** New films after which the database looks at its tables for the first time. */
const FIRST_LOOK = 500;
const LOG_EVERY_ROWS = 5_000;

/** What became of an import. */
export interface ImportOutcome extends Omit<BatchOutcome, 'refused'> {
  /** The first of them. */
  readonly refused: readonly RefusedRow[];
  readonly refusedRows: number;
}

/** So many refused rows are named; the others are counted. */
const MOST_NAMED = 200;

/**
 * Imports a file, or the files of a folder, kind after kind, so that a film finds its performers in whichever file they are.
 * Each batch is a transaction: one that was stopped continues where it was when it is started again.
 * @throws UnreadableFile before anything is written
 */
export async function importContent(
  { db, clock, log, config }: Pick<GatewayServices, 'db' | 'clock' | 'log' | 'config'>,
  path: string,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<ImportOutcome> {
  const files = listFiles(path);
  const total = countRows(files);
  const outcome = { created: 0, changed: 0, unchanged: 0, refusedRows: 0, refused: [] as RefusedRow[] };
  const parallel = config.database.engine === 'postgres' && !isDryRun ? PARALLEL_BATCHES : 1;
  let done = 0;
  for (const kind of CONTENT_KINDS) {
    let written = 0;
    let refreshAt = FIRST_LOOK;
    // Read again for each kind: one file at a time is in memory.
    for (const file of files.filter((each) => total.kinds.get(each)?.has(kind))) {
      const rows = readContentFile(file).get(kind) ?? [];
      for (const wave of wavesOf(kind, rows, parallel)) {
        const editing = { by: OPERATOR, at: clock.now() };
        const parts = await Promise.all(wave.map((batch) => importBatch(db, kind, batch, editing, isDryRun)));
        for (const part of parts) {
          outcome.created += part.created;
          outcome.changed += part.changed;
          outcome.unchanged += part.unchanged;
          outcome.refusedRows += new Set(part.refused.map(({ place }) => place)).size;
          outcome.refused.push(...part.refused.slice(0, MOST_NAMED - outcome.refused.length));
          written += part.created;
        }
        const size = wave.reduce((sum, batch) => sum + batch.length, 0);
        done += size;
        if (kind === 'film' && written >= refreshAt && !isDryRun) {
          await refreshStatistics(db);
          refreshAt = written * 2;
        }
        if (done % LOG_EVERY_ROWS < size)
          log.info({ done, of: total.rows, kind: FILE_KEYS[kind] }, 'importing content');
      }
    }
  }
  if (!isDryRun && total.films) {
    // Also where nothing changed: a run that was stopped before may not have come to this.
    await db.transaction().execute(async (trx) => {
      await recount(trx);
      if (outcome.created + outcome.changed > 0) await announceCounts(trx, clock.now());
    });
    if (outcome.created + outcome.changed >= MANY_ROWS) await settleTables(db);
  }
  return outcome;
}

function countRows(files: readonly string[]) {
  const kinds = new Map<string, ReadonlySet<ContentKind>>();
  let rows = 0;
  for (const file of files) {
    const found = [...readContentFile(file)].filter(([, list]) => list.length > 0);
    rows += found.reduce((sum, [, list]) => sum + list.length, 0);
    kinds.set(file, new Set(found.map(([kind]) => kind)));
  }
  return { rows, kinds, films: [...kinds.values()].some((own) => own.has('film')) };
}
