import { announceCounts, recount, refreshStatistics, settleTables, requiresOwnMedia } from '../../catalogue/public.ts';
import { OPERATOR } from '../../../staff/staff/public.ts';
import type { GatewayServices } from '../../../../services.ts';
import { transact } from '../../../../db/transact.ts';
import { CONTENT_KINDS, type ContentKind } from '../kinds/content-kinds.ts';
import { type ContentSource, FILE_KEYS } from './content-files.ts';
import { type BatchOutcome, importBatch, type RefusedRow } from './import-batch.ts';
import { wavesOf } from './import-waves.ts';

/** Batches of films that are written at the same time. */
const PARALLEL_BATCHES = 4;
/** The number of rows from which on tables are settled, which takes a moment even where little has changed. */
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

/** What an import needs of the gateway. */
export interface ImportServices extends Pick<GatewayServices, 'db' | 'clock' | 'log' | 'stockMedia'> {
  /** Whether transactions may be written at the same time; never in one that there is already. */
  readonly writesSideBySide?: boolean;
  /** Whether a film has to have media of its own to be released; without, unless stock media stand in. */
  readonly needsMedia?: boolean;
  /** Whether the caller takes all of it back: then nothing is locked that others wait for, such as the audit and the counts. */
  readonly isRehearsal?: boolean;
}

/**
 * Imports files or other sources, kind after kind, so that a film finds its performers in whichever of them they are. Each
 * batch is a transaction: one that was stopped continues where it was when it is started again. In a transaction that there
 * is already, all of it is one.
 * @throws UnreadableFile before anything is written
 */
export async function importContent(
  {
    db,
    clock,
    log,
    stockMedia,
    writesSideBySide = false,
    needsMedia = requiresOwnMedia({ stockMedia }),
    isRehearsal = false,
  }: ImportServices,
  sources: readonly ContentSource[],
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<ImportOutcome> {
  const total = countRows(sources);
  const outcome = { created: 0, changed: 0, unchanged: 0, refusedRows: 0, refused: [] as RefusedRow[] };
  const parallel = writesSideBySide && !isDryRun ? PARALLEL_BATCHES : 1;
  let done = 0;
  for (const kind of CONTENT_KINDS) {
    let written = 0;
    let refreshAt = FIRST_LOOK;
    const run = { isDryRun, isRehearsal, earlier: new Set<string>() };
    for (const source of sources.filter((each) => total.kinds.get(each)?.has(kind))) {
      const rows = source.rows().get(kind) ?? [];
      for (const wave of wavesOf(kind, rows, parallel)) {
        const editing = { by: OPERATOR, at: clock.now(), sites: null, needsMedia };
        const parts = await Promise.all(wave.map((batch) => importBatch(db, kind, batch, editing, run)));
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
        if (kind === 'film' && written >= refreshAt && !isDryRun && !isRehearsal) {
          await refreshStatistics(db);
          refreshAt = written * 2;
        }
        if (done % LOG_EVERY_ROWS < size)
          log.info({ done, of: total.rows, kind: FILE_KEYS[kind] }, 'importing content');
      }
    }
  }
  if (!isDryRun && !isRehearsal && total.films) {
    // Also where nothing changed: a run that was stopped before may not have come to this.
    await transact(db, async (trx) => {
      await recount(trx);
      if (outcome.created + outcome.changed > 0) await announceCounts(trx, clock.now());
    });
    if (outcome.created + outcome.changed >= MANY_ROWS && !db.isTransaction) await settleTables(db);
  }
  return outcome;
}

function countRows(sources: readonly ContentSource[]) {
  const kinds = new Map<ContentSource, ReadonlySet<ContentKind>>();
  let rows = 0;
  for (const source of sources) {
    const found = [...source.rows()].filter(([, list]) => list.length > 0);
    rows += found.reduce((sum, [, list]) => sum + list.length, 0);
    kinds.set(source, new Set(found.map(([kind]) => kind)));
  }
  return { rows, kinds, films: [...kinds.values()].some((own) => own.has('film')) };
}
