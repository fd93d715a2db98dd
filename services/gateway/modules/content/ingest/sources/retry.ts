import type { Database } from '../../../../db/database.ts';
import { recordStaffAction, type StaffIdentity } from '../../../staff/staff/public.ts';

/**
 * Begins again with the steps of a source that failed; those that ended well are not done again.
 * @returns false for a source that has not failed
 */
export async function retrySource(db: Database, sourceId: string, by: StaffIdentity, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('media_sources')
      .set({ state: 'working', problem: null, ended_at: null })
      .where('id', '=', sourceId)
      .where('state', '=', 'failed')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx
      .updateTable('media_steps')
      .set({ state: 'waiting', attempts: 0, problem: null, not_before: now })
      .where('source_id', '=', sourceId)
      .where('state', '=', 'failed')
      .execute();
    await recordStaffAction(trx, by, {
      at: now,
      action: 'retry',
      entityKind: 'media-source',
      entityId: sourceId,
      before: null,
      after: null,
    });
    return true;
  });
}
