import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { type ChangeStaffRefusal, lockChangeable, type StaffRequest } from './changeable-staff.ts';
import { recordStaffAction } from './staff-audit.ts';

/** The member of staff who was removed. */
export interface RemovedStaff {
  readonly email: string;
}

/** Ways in, which name their member of staff: they go before the member does. */
const WAYS_IN = ['staff_sessions', 'staff_tokens', 'staff_sign_ins', 'staff_password_links'] as const;

/**
 * Removes a member of staff for good: their row with the password, sessions, tokens, begun sign-ins and links for a password, and the
 * saved views that they alone saw. Views that they shared stay with the team. What they did stays in the audit under their email, and so
 * does who they were: the entry of the removal has it.
 * @returns who was removed, or why nobody was
 */
export async function removeStaff(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  request: StaffRequest,
): Promise<RemovedStaff | ChangeStaffRefusal> {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const found = await lockChangeable(trx, request, { kind: 'remove' });
    if (typeof found === 'string') return found;
    const { id, email, role, sites, created_at: createdAt, disabled_at: disabledAt } = found;
    const gone = await deleteWaysIn(trx, id);
    await trx.deleteFrom('staff_views').where('owner', '=', email).where('is_shared', '=', false).execute();
    await trx.deleteFrom('staff_members').where('id', '=', id).execute();
    const { by, reason } = request;
    await recordStaffAction(trx, by, {
      at,
      action: 'remove',
      entityKind: 'staff',
      entityId: id,
      before: { email, role, sites, createdAt: createdAt.toISOString(), isDisabled: disabledAt !== null },
      after: { ...gone, ...(reason && { reason }) },
    });
    return { email };
  });
}

/** @returns how many sessions and tokens there were, those that had ended included */
async function deleteWaysIn(trx: Database, staffId: string): Promise<{ sessions: number; tokens: number }> {
  const counts = new Map<string, number>();
  for (const table of WAYS_IN) {
    const { numDeletedRows } = await trx.deleteFrom(table).where('staff_id', '=', staffId).executeTakeFirst();
    counts.set(table, Number(numDeletedRows));
  }
  return { sessions: counts.get('staff_sessions') ?? 0, tokens: counts.get('staff_tokens') ?? 0 };
}
