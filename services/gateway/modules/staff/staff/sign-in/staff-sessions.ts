import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { recordStaffAction } from '../staff-audit.ts';
import type { StaffIdentity } from '../staff-identity.ts';
import type { StaffMembersTable } from '../tables.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** A session that is not used for this long has ended. */
export const IDLE_MS = 30 * 60_000;
/** Every session ends after this, however it is used. */
export const LONGEST_MS = 8 * 3_600_000;
/** Last use is written at most this often. */
const TOUCH_EVERY_MS = 60_000;

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

/** A session that is valid now, and whose it is. */
export interface StaffSession extends Pick<StaffMembersTable, 'email' | 'role' | 'sites'> {
  readonly id: string;
  readonly staffId: string;
  /** The time at which it ends at the latest. */
  readonly endsAt: Date;
}

/** Opens a session. @returns its id and the secret of its cookie, which can be read this once */
export async function openStaffSession(
  trx: Database,
  staffId: string,
  secret: Buffer,
  at: Date,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = randomUUID();
  const token = secret.toString('base64url');
  await trx
    .insertInto('staff_sessions')
    .values({ id, staff_id: staffId, token_hash: hashOfToken(token), created_at: at, last_used_at: at, ended_at: null })
    .execute();
  return { id, token };
}

/** The session of a cookie; null for one that has ended, was idle for too long, or belongs to a disabled member. */
export async function findStaffSession({ db, clock }: Needs, token: string): Promise<StaffSession | null> {
  const now = clock.now();
  const row = await db
    .selectFrom('staff_sessions as session')
    .innerJoin('staff_members as member', 'member.id', 'session.staff_id')
    .select(['session.id', 'session.created_at', 'session.last_used_at', 'session.staff_id'])
    .select(['member.email', 'member.role', 'member.sites'])
    .where('session.token_hash', '=', hashOfToken(token))
    .where('session.ended_at', 'is', null)
    .where('session.created_at', '>', new Date(now.getTime() - LONGEST_MS))
    .where('session.last_used_at', '>', new Date(now.getTime() - IDLE_MS))
    .where('member.disabled_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (now.getTime() - row.last_used_at.getTime() > TOUCH_EVERY_MS) {
    await db.updateTable('staff_sessions').set({ last_used_at: now }).where('id', '=', row.id).execute();
  }
  const { id, staff_id: staffId, email, role, sites } = row;
  return { id, staffId, email, role, sites, endsAt: new Date(row.created_at.getTime() + LONGEST_MS) };
}

/** Ends a session, and says so in the audit; of simultaneous calls one does. */
export async function endStaffSession({ db, clock }: Needs, id: string, by: StaffIdentity): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    // The session before the audit, as the code that ends all of a member's does.
    const open = await trx
      .selectFrom('staff_sessions')
      .select('id')
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (open === undefined) return;
    const entity = { entityKind: 'staff-session', entityId: id, before: null, after: null };
    // The session itself records it as its last action.
    await recordStaffAction(trx, by, { at, action: 'sign-out', ...entity });
    await trx.updateTable('staff_sessions').set({ ended_at: at }).where('id', '=', id).execute();
  });
}

/** Ends every session of a member of staff. @returns how many */
export async function endSessionsOf(trx: Database, staffId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_sessions')
    .set({ ended_at: at })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
