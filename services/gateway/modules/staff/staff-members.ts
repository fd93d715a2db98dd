import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { StaffRole } from '@network/access/staff/staff-rights.ts';
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
  { email, role }: { readonly email: string; readonly role: StaffRole },
): Promise<StaffMemberRow | null> {
  const at = clock.now();
  const row = {
    id: randomUUID(),
    email: email.toLowerCase(),
    role,
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
      after: { email: row.email, role },
    });
    return created;
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

/** Every member of staff with their tokens, by email. */
export async function listStaff(db: Database): Promise<readonly ListedMember[]> {
  const members = await db.selectFrom('staff_members').selectAll().orderBy('email').execute();
  const tokens = await db.selectFrom('staff_tokens').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  return members.map((member) => ({ ...member, tokens: tokens.filter(({ staff_id }) => staff_id === member.id) }));
}
