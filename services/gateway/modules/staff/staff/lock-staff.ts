import type { Database } from '../../../db/database.ts';
import type { StaffMemberRow } from './staff-members.ts';

/**
 * Locks everybody of staff, one after the other in the order of their ids: who changes one of them may have to know the
 * others, and two such changes wait for each other instead of each holding whom the other one needs. They are few.
 */
export function lockEverybody(trx: Database): Promise<StaffMemberRow[]> {
  return trx.selectFrom('staff_members').selectAll().orderBy('id').forUpdate().execute();
}

/**
 * Locks one member of staff, before anything else of theirs in the transaction: a transaction that disables them holds
 * the member, and then ends what they had begun.
 * @returns whether they may sign in, until the transaction ends
 */
export async function lockStaffMember(trx: Database, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('staff_members')
    .select('disabled_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined && row.disabled_at === null;
}
