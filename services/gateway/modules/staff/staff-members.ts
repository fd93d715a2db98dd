import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { StaffRole } from '@network/access/staff/staff-rights.ts';
import type { StaffSites } from '@network/access/staff/staff-sites.ts';
import type { Database } from '../../db/database.ts';
import type { GatewayServices } from '../../services.ts';
import { OPERATOR, recordStaffAction } from './staff-audit.ts';
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
    email: email.toLowerCase(),
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
      .where('email', '=', email.toLowerCase())
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
    .where('email', '=', email.toLowerCase())
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

/** Every member of staff with their tokens, by email. */
export async function listStaff(db: Database): Promise<readonly ListedMember[]> {
  const members = await db.selectFrom('staff_members').selectAll().orderBy('email').execute();
  const tokens = await db.selectFrom('staff_tokens').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  return members.map((member) => ({ ...member, tokens: tokens.filter(({ staff_id }) => staff_id === member.id) }));
}
