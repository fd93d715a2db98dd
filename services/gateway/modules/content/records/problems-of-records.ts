import { addMonths } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database } from '../../../db/database.ts';
import { performerNames } from '../catalogue/public.ts';
import { recordState } from './record-state.ts';

/** Why a performer keeps a film from being shown. */
export type RecordProblem = 'missing' | 'unverified' | 'expired' | 'underage';

const ADULT_MONTHS = 18 * 12;

/** A film that is about to be shown, with the slugs of its performers. */
export interface FilmWithPerformers {
  readonly id: string;
  readonly performers: readonly string[];
  /** Everybody in it was an adult before. */
  readonly releasedAt: Date;
}

/** A performer whose record does not allow a film to be shown. */
export interface PerformerProblem {
  readonly slug: string;
  readonly problem: RecordProblem;
}

/** What records keep films from being shown, by the films' ids; nothing while records are not required. */
export async function problemsOfRecords(
  db: Database,
  films: readonly FilmWithPerformers[],
  now: Date,
): Promise<ReadonlyMap<string, readonly PerformerProblem[]>> {
  const slugs = [...new Set(films.flatMap(({ performers }) => performers))];
  if (slugs.length === 0 || !(await areRecordsRequired(db))) return new Map();
  const rows = await db
    .selectFrom(performerNames(db).as('performer'))
    .leftJoin('performer_records as record', 'record.performer_id', 'performer.id')
    .select(['performer.slug', 'record.performer_id', 'record.verified_at as verifiedAt', 'record.born_on as bornOn'])
    .select('record.proven_until as provenUntil')
    .where('performer.slug', 'in', slugs)
    .execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const problemIn = (slug: string, releasedAt: Date): RecordProblem | null => {
    const row = bySlug.get(slug);
    // A performer who is not published keeps the film from being shown anyhow.
    if (row === undefined) return null;
    const state = recordState(row.performer_id === null ? null : row, now);
    if (state === 'missing' || state === 'unverified' || state === 'expired') return state;
    return row.bornOn !== null && isAdult(row.bornOn, releasedAt) ? null : 'underage';
  };
  const found = films.map(({ id, performers, releasedAt }) => {
    const problems = performers.flatMap((slug) => {
      const problem = problemIn(slug, releasedAt);
      return problem === null ? [] : [{ slug, problem }];
    });
    return [id, problems] as const;
  });
  return new Map(found.filter(([, problems]) => problems.length > 0));
}

/** Whether somebody born on a day was an adult at a given time. */
export function isAdult(bornOn: string, at: Date): boolean {
  return addMonths(new Date(`${bornOn}T00:00:00Z`), ADULT_MONTHS) <= at;
}

/** Whether films are shown only with the records of their performers. */
export async function areRecordsRequired(db: Database): Promise<boolean> {
  const policy = await db.selectFrom('performer_record_policy').select('is_required').executeTakeFirstOrThrow();
  return policy.is_required;
}
