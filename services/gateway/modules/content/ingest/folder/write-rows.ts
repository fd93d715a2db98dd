import type { GatewayServices } from '../../../../services.ts';
import { type ContentKind, type FileRow, importContent, type ImportOutcome } from '../../content/public.ts';

/** Rows of content by their kinds. */
export type Rows = ReadonlyMap<ContentKind, readonly FileRow[]>;

/** An import of no rows. */
export const NOTHING: ImportOutcome = { created: 0, changed: 0, unchanged: 0, refusedRows: 0, refused: [] };

/** Writes rows. */
export const write = (services: GatewayServices, rows: Rows): Promise<ImportOutcome> =>
  importContent({ ...services, writesSideBySide: true }, [{ rows: () => rows }], { isDryRun: false });

/** Ends a transaction that nothing is to be left of. */
class Rehearsed extends Error {
  readonly outcome: ImportOutcome;
  constructor(outcome: ImportOutcome) {
    super('All of it is taken back.');
    this.outcome = outcome;
  }
}

/**
 * Writes rows in a transaction that is rolled back. A row may name what earlier rows made, so only rows that are really
 * wrong are refused. Films count as having media, which come later. Nobody sees any of it.
 *
 * @param work gets services and a function that write in the transaction
 */
export async function rehearse(
  services: GatewayServices,
  work: (inside: GatewayServices, writeInside: typeof write) => Promise<ImportOutcome>,
): Promise<ImportOutcome> {
  const writeInside: typeof write = (inside, rows) =>
    importContent({ ...inside, needsMedia: false, isRehearsal: true }, [{ rows: () => rows }], { isDryRun: false });
  try {
    return await services.db.transaction().execute(async (trx) => {
      throw new Rehearsed(await work({ ...services, db: trx }, writeInside));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.outcome;
    throw error;
  }
}

/** What became of two imports together. */
export function joined(one: ImportOutcome, other: ImportOutcome): ImportOutcome {
  return {
    created: one.created + other.created,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    refusedRows: one.refusedRows + other.refusedRows,
    refused: [...one.refused, ...other.refused],
  };
}
