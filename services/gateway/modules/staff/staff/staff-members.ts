import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { StaffRole } from '@network/access/staff/staff-rights.ts';
import type { StaffSites } from '@network/access/staff/staff-sites.ts';
import { typedEmail } from '@network/validation/email.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { IDLE_MS, LONGEST_MS } from './sign-in/staff-sessions.ts';
import { recordStaffAction } from './staff-audit.ts';
import { OPERATOR } from './staff-identity.ts';
import type { StaffMembersTable, StaffTokensTable } from './tables.ts';

export type StaffMemberRow = Selectable<StaffMembersTable>;

/** A member of staff with their tokens, newest first. */
export interface ListedMember extends StaffMemberRow {
  readonly tokens: readonly Selectable<StaffTokensTable>[];
}

/**
 * Makes somebody a member of staff.
 * @returns null when the email is one of staff already
 */
export async function createStaffMember(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  { email, role, sites = null }: { readonly email: string; readonly role: StaffRole; readonly sites?: StaffSites },
): Promise<StaffMemberRow | null> {
  const at = clock.now();
  const row = {
    id: randomUUID(),
    email: typedEmail(email),
    role,
    sites: sites === null ? null : [...sites],
    created_at: at,
    disabled_at: null,
    password_hash: null,
  };
  return db.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('staff_members')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (created === undefined) return null;
    await recordStaffAction(trx, OPERATOR, {
      at,
      action: 'create',
      entityKind: 'staff',
      entityId: row.id,
      before: null,
      after: { email: row.email, role, ...(sites !== null && { sites }) },
    });
    return created;
  });
}

/**
 * Sets the sites that a member of staff works for from now on; null for every site.
 * @returns false where nobody has the email
 */
export async function setStaffSites(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  email: string,
  sites: StaffSites,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('staff_members')
      .select(['id', 'sites'])
      .where('email', '=', typedEmail(email))
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) return false;
    await trx
      .updateTable('staff_members')
      .set({ sites: sites === null ? null : [...sites] })
      .where('id', '=', before.id)
      .execute();
    await recordStaffAction(trx, OPERATOR, {
      at: clock.now(),
      action: 'set-sites',
      entityKind: 'staff',
      entityId: before.id,
      before: { sites: before.sites },
      after: { sites },
    });
    return true;
  });
}

/** The member of staff with an email, in any case; null for none. */
export async function findStaffMember(db: Database, email: string): Promise<StaffMemberRow | null> {
  const row = await db
    .selectFrom('staff_members')
    .selectAll()
    .where('email', '=', typedEmail(email))
    .executeTakeFirst();
  return row ?? null;
}

/** The member of staff with an id; null for none, and for one who is disabled. */
export async function findActiveStaff(
  db: Database,
  id: string,
): Promise<Pick<StaffMemberRow, 'email' | 'role' | 'sites'> | null> {
  const row = await db
    .selectFrom('staff_members')
    .select(['email', 'role', 'sites'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** A member of staff with what they have open. */
export interface StaffInUse extends StaffMemberRow {
  readonly openSessions: number;
  readonly openTokens: number;
  /** The time at which a stored session was used last, to the minute. */
  readonly lastSeenAt: Date | null;
}

/** Every member of staff by email, or the one with an id, with the sessions and tokens that are in force. */
export async function staffInUse(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  id: string | null = null,
): Promise<readonly StaffInUse[]> {
  const now = clock.now();
  const isOpen = sql<boolean>`session.ended_at is null and session.created_at > ${new Date(now.getTime() - LONGEST_MS)}
    and session.last_used_at > ${new Date(now.getTime() - IDLE_MS)}`;
  return db
    .selectFrom('staff_members as member')
    .selectAll('member')
    .select((of) => [
      of
        .selectFrom('staff_sessions as session')
        .select(sql<number>`(count(*) filter (where ${isOpen}))::int`.as('count'))
        .whereRef('session.staff_id', '=', 'member.id')
        .$asScalar()
        .$notNull()
        .as('openSessions'),
      of
        .selectFrom('staff_sessions as session')
        .select(sql<Date | null>`max(session.last_used_at)`.as('at'))
        .whereRef('session.staff_id', '=', 'member.id')
        .$asScalar()
        .as('lastSeenAt'),
      of
        .selectFrom('staff_tokens as token')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('token.staff_id', '=', 'member.id')
        .where('token.revoked_at', 'is', null)
        .where('token.expires_at', '>', now)
        .$asScalar()
        .$notNull()
        .as('openTokens'),
    ])
    .$if(id !== null, (query) => query.where('member.id', '=', id))
    .orderBy('member.email')
    .execute();
}

/** Every member of staff with their tokens, by email. */
export async function listStaff(db: Database): Promise<readonly ListedMember[]> {
  const members = await db.selectFrom('staff_members').selectAll().orderBy('email').execute();
  const tokens = await db.selectFrom('staff_tokens').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  return members.map((member) => ({ ...member, tokens: tokens.filter(({ staff_id }) => staff_id === member.id) }));
}
