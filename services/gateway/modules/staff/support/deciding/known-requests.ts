import { writtenText } from '@network/validation/written-text.ts';
import type { Database } from '../../../../db/database.ts';
import { fingerprintOf, type Staff } from '../../staff/public.ts';
import type { ActionRequest, Doing } from '../member-action.ts';
import type { RefusalKey } from '../refusal.ts';

/** A request that came before under the same key, and its outcome. */
export interface KnownRequest {
  /** The request of a second person that it waits for; null where nobody had to approve. */
  readonly approvalId: string | null;
  /** Why it was refused after all; null for one that was carried out. */
  readonly refusedBecause: RefusalKey | null;
  readonly doneAt: Date;
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
      refused_because: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return 'new';
  const known = await trx
    .selectFrom('support_actions')
    .select(['fingerprint', 'approval_id', 'staff', 'refused_because', 'done_at'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  if (known?.fingerprint !== fingerprint || known.staff !== staff.email) return 'other';
  return { approvalId: known.approval_id, refusedBecause: known.refused_because, doneAt: known.done_at };
}

/** Stores that a request was refused once its biller had answered, so that it is refused again where it is repeated. */
export async function noteRefusal(db: Database, requestKey: string, because: RefusalKey): Promise<void> {
  await db
    .updateTable('support_actions')
    .set({ refused_because: because })
    .where('request_key', '=', requestKey)
    .execute();
}
