import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { VISIT_GAP_MS } from './visit-rules.ts';

/** A request with which a visit may begin. */
export interface VisitBeginning {
  readonly userId: string;
  readonly tenantId: string;
  readonly now: Date;
  /** When the session of the request was used before it; null for a new session. */
  readonly usedBefore: Date | null;
}

/**
 * Records that a person's visit to a brand has begun, and when the one before ended. Does nothing while a visit is under way: by
 * another browser, or by a session that a new sign-in has replaced. It ended with the last use of a session that is still open, or
 * for a person who signed out counts as long as it began.
 */
export async function recordVisit(db: Database, { userId, tenantId, now, usedBefore }: VisitBeginning): Promise<void> {
  const gapBefore = new Date(now.getTime() - VISIT_GAP_MS);
  await sql`
    insert into visits as visit (user_id, tenant_id, began_at, since)
    select ${userId}, ${tenantId}, ${now}::timestamptz, used.at
    from (
      select greatest(max(last_used_at), ${usedBefore}::timestamptz) as at
      from sessions
      where user_id = ${userId} and tenant_id = ${tenantId} and revoked_at is null and last_used_at < ${now}
    ) used
    where used.at is null or used.at <= ${gapBefore}
    on conflict (user_id, tenant_id) do update
    set began_at = excluded.began_at, since = greatest(visit.began_at, excluded.since)
    where visit.began_at <= ${gapBefore}
  `.execute(db);
}

/**
 * When the last visit of a statement's person to a brand ended, before the one that is under way at `now`; null on their first one.
 * It is true of the request with which a visit begins, too, before that is recorded.
 */
export function endOfLastVisit(
  person: Expression<string>,
  tenantId: Expression<string>,
  now: Expression<Date>,
): RawBuilder<string | null> {
  const gap = sql.lit(`${String(VISIT_GAP_MS)} milliseconds`);
  return sql`(
    select case
      when greatest(used.at, visit.began_at) <= ${now}::timestamptz - ${gap}::interval then greatest(used.at, visit.began_at)
      else visit.since
    end
    from (
      select max(last_used_at) as at from sessions
      where user_id = ${person} and tenant_id = ${tenantId} and revoked_at is null
    ) used
    left join visits visit on visit.user_id = ${person} and visit.tenant_id = ${tenantId}
  )`;
}

/** Loads the end of one person's last visit. */
export async function loadEndOfLastVisit(
  db: Database,
  { userId, tenantId }: Pick<VisitBeginning, 'userId' | 'tenantId'>,
  now: Date,
): Promise<Date | null> {
  const end = endOfLastVisit(sql`${userId}`, sql`${tenantId}`, sql`${now}::timestamptz`);
  const { rows } = await sql<{ readonly end: Date | null }>`select ${end} as end`.execute(db);
  return rows[0]?.end ?? null;
}
