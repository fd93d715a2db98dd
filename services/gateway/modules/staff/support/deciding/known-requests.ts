import { writtenText } from '@network/validation/written-text.ts';
import type { Database } from '../../../../db/database.ts';
import { fingerprintOf, type Staff } from '../../staff/public.ts';
import type { ActionRequest, Doing } from '../member-action.ts';

/** A request that came before under the same key. */
export interface KnownRequest {
  /** The request of a second person that it waits for; null where nobody had to approve. */
  readonly approvalId: string | null;
}

/** Returns whether a request came before under this key. */
export async function isKnownKey(db: Database, requestKey: string): Promise<boolean> {
  const known = db.selectFrom('support_actions').select('request_key').where('request_key', '=', requestKey);
  return (await known.executeTakeFirst()) !== undefined;
}

/**
 * Claims the key of a request in its transaction.
 * @returns `other` where the key belongs to another request; the request of before where it is repeated
 */
export async function claimKey(
  { trx, now }: Doing,
  staff: Staff,
  request: ActionRequest,
): Promise<'new' | 'other' | KnownRequest> {
  const { memberId, action, requestKey } = request;
  const reason = writtenText(request.reason);
  const fingerprint = fingerprintOf([memberId, action, reason]);
  const claimed = await trx
    .insertInto('support_actions')
    .values({
      request_key: requestKey,
      user_id: memberId,
      action: action.name,
      fingerprint,
      reason,
      staff: staff.email,
      done_at: now,
      approval_id: null,
      given_unit: null,
      given_amount: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return 'new';
  const known = await trx
    .selectFrom('support_actions')
    .select(['fingerprint', 'approval_id', 'staff'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  if (known?.fingerprint !== fingerprint || known.staff !== staff.email) return 'other';
  return { approvalId: known.approval_id };
}
