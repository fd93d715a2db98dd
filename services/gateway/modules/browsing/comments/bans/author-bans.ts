import type { Database } from '../../../../db/database.ts';

/** A ban as moderators see it; for good without an end. */
export interface AuthorBan {
  readonly until: Date | null;
  /** The author may write on, only for themselves, and is not notified. */
  readonly isShadow: boolean;
  readonly reason: string;
  readonly staff: string;
  readonly decidedAt: Date;
}

/** The ban of an author at a given time; null for none, and for one that has ended. */
export async function findBan(db: Database, userId: string, now: Date): Promise<AuthorBan | null> {
  const row = await db
    .selectFrom('comment_bans')
    .select(['until', 'is_shadow as isShadow', 'reason', 'staff', 'decided_at as decidedAt'])
    .where('user_id', '=', userId)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .executeTakeFirst();
  return row ?? null;
}

/** How an author is banned at a given time: `open` keeps them from writing, `shadow` keeps others from reading it. */
export async function banState(db: Database, userId: string, now: Date): Promise<'none' | 'open' | 'shadow'> {
  const ban = await findBan(db, userId, now);
  if (ban === null) return 'none';
  return ban.isShadow ? 'shadow' : 'open';
}

/** Bans an author, in the place of an earlier ban. */
export async function banAuthor(trx: Database, userId: string, ban: AuthorBan): Promise<void> {
  const row = {
    until: ban.until,
    is_shadow: ban.isShadow,
    reason: ban.reason,
    staff: ban.staff,
    decided_at: ban.decidedAt,
  };
  await trx
    .insertInto('comment_bans')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/**
 * Lets a banned author comment again.
 * @returns false when they were not banned
 */
export async function liftBan(trx: Database, userId: string, now: Date): Promise<boolean> {
  if ((await findBan(trx, userId, now)) === null) return false;
  await trx.deleteFrom('comment_bans').where('user_id', '=', userId).execute();
  return true;
}
