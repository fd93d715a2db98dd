import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ProblemReportsTable } from './tables.ts';

export type ProblemReport = Selectable<ProblemReportsTable>;
export type NewProblemReport = Omit<Insertable<ProblemReportsTable>, 'id' | 'settled_at'>;

const MOST = 200;

/** Stores a report. */
export async function addReport(db: Database, report: NewProblemReport): Promise<void> {
  await db
    .insertInto('problem_reports')
    .values({ ...report, settled_at: null })
    .execute();
}

/** The latest reports, newest first; without `all`, those that nobody has settled. */
export function listReports(db: Database, which: 'open' | 'all'): Promise<readonly ProblemReport[]> {
  return db
    .selectFrom('problem_reports')
    .selectAll()
    .$if(which === 'open', (reports) => reports.where('settled_at', 'is', null))
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
}

/**
 * Settles an open report.
 * @returns whether there was one with this id
 */
export async function settleReport(db: Database, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('problem_reports')
    .set({ settled_at: at })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
