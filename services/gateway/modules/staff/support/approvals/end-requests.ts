import { HANDS_OVER_OR_ENDS } from '@network/access/staff/member-actions.ts';
import type { Database } from '../../../../db/database.ts';

/**
 * Ends what members of staff were asked for that would hand an account to somebody or delete it, since the account is
 * taken from the person who may have asked: nobody decides it any more. An approved deletion that is not carried out
 * ends, too. Give the transaction that takes the account, in which it is locked first.
 */
export async function endRequests(trx: Database, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('support_approvals')
    .set({ state: 'declined', decided_by: null, decided_at: now, decision_reason: null })
    .where('user_id', '=', userId)
    .where('action', 'in', HANDS_OVER_OR_ENDS)
    .where('state', 'in', ['open', 'approved'])
    .where('carried_out_at', 'is', null)
    .execute();
}
