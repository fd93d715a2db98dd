import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
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

/** A page of reports, the newest first. @param after the id of the last one of the page before */
export function findReports(
  db: Database,
  { which, after, limit }: { readonly which: 'open' | 'all'; readonly after: string | null; readonly limit: number },
): Promise<readonly ProblemReport[]> {
  return db
    .selectFrom('problem_reports')
    .selectAll()
    .$if(which === 'open', (reports) => reports.where('settled_at', 'is', null))
    .$if(after !== null, (reports) =>
      reports.where(
        sql<boolean>`(received_at, id) < (select received_at, id from problem_reports where id = ${after})`,
      ),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Reports by the day (UTC) since a given time. */
export async function reportsByDay(
  db: Database,
  since: Date,
): Promise<readonly { readonly day: string; readonly reports: number }[]> {
  const { rows } = await sql<{ day: string; reports: number }>`
    select to_char(received_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as reports
    from problem_reports where received_at >= ${since} group by 1
  `.execute(db);
  return rows;
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
