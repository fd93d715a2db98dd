import type { Database } from '../../../db/database.ts';
import type { StaffContext } from '../../../staff-api/staff-context.ts';
import { writtenText } from '@network/validation/written-text.ts';
import { recordStaffAction, type StaffAction } from './staff-audit.ts';

type Caller = Pick<StaffContext, 'services' | 'staff'>;
type Named = Pick<StaffAction, 'action' | 'entityKind' | 'entityId'>;

/** Records that somebody of staff looked at what is confidential. */
export function recordLook({ services, staff }: Caller, look: Named, after: object | null = null): Promise<void> {
  const at = services.clock.now();
  return services.db
    .transaction()
    .execute((trx) => recordStaffAction(trx, staff, { ...look, at, before: null, after }));
}

/**
 * Carries out what somebody of staff decided, and records it with its reason in the same transaction.
 * @param work returns whether it was done: nothing is recorded where it was not
 */
export function carryOut(
  { services, staff }: Caller,
  { reason, ...action }: Named & { readonly reason: string },
  work: (trx: Database, at: Date) => Promise<boolean>,
): Promise<boolean> {
  const at = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    if (!(await work(trx, at))) return false;
    await recordStaffAction(trx, staff, { ...action, at, before: null, after: { reason: writtenText(reason) } });
    return true;
  });
}
