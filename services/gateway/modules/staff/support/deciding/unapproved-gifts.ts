import { sql } from 'kysely';
import {
  COUNTED_DAYS,
  type Gift,
  type GivenBefore,
  MONTH_OF_GIFTS,
  YEAR_OF_GIFTS,
} from '@network/access/staff/giving-limits.ts';
import { type MemberActionName, needsApproval } from '@network/access/staff/member-actions.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database } from '../../../../db/database.ts';
import { holdStaffMember, type Staff } from '../../staff/public.ts';
import type { Doing, PreparedAction } from '../member-action.ts';

const NOTHING_BEFORE: GivenBefore = { toMember: [], toMemberInMonth: [], toMemberInYear: [], byStaff: [] };

/**
 * Decides whether a second member of staff has to approve an action. That depends on the action, and on what staff have given before
 * without approval. Until the transaction ends, no other action gives in the name of this member of staff, or to this member, whom
 * `doing` has locked.
 */
export async function mustBeApproved(
  doing: Doing,
  staff: Staff,
  name: MemberActionName,
  { gift, giftWithEarlier }: PreparedAction,
): Promise<boolean> {
  if (gift === null) return needsApproval({ name, isEmailForeign: doing.member.isEmailForeign });
  const before = await lockStaffAndListGifts(doing, staff);
  return [
    { gift, before },
    { gift: giftWithEarlier ?? gift, before: NOTHING_BEFORE },
  ].some((gives) => needsApproval({ name, gives }));
}

/**
 * Locks a member of staff until the transaction ends, and lists what they gave without approval, and what the member of the
 * action got so. The member was locked before, so that no gift at the same time is missed.
 */
async function lockStaffAndListGifts({ trx, member, now }: Doing, staff: Staff): Promise<GivenBefore> {
  await holdStaffMember(trx, staff.staffId);
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const since = daysAgo(COUNTED_DAYS);
  const ofMember = { column: 'user_id', value: member.id } as const;
  return {
    toMember: await sumsOf(trx, since, ofMember),
    toMemberInMonth: await sumsOf(trx, daysAgo(MONTH_OF_GIFTS.days), ofMember),
    toMemberInYear: await sumsOf(trx, daysAgo(YEAR_OF_GIFTS.days), ofMember),
    byStaff: await sumsOf(trx, since, { column: 'staff', value: staff.email }),
  };
}

function sumsOf(
  trx: Database,
  since: Date,
  { column, value }: { readonly column: 'user_id' | 'staff'; readonly value: string },
): Promise<readonly Gift[]> {
  return trx
    .selectFrom('support_actions')
    .select(['given_unit as unit', sql<number>`sum(given_amount)::int`.as('amount')])
    .where('given_unit', 'is not', null)
    .where(column, '=', value)
    .where('done_at', '>', since)
    .groupBy('given_unit')
    .$narrowType<{ unit: string }>()
    .execute();
}

/** Records the gift of an action without approval, in its transaction, so that it counts for the next gifts. */
export async function recordUnapprovedGift({ trx, key }: Doing, { unit, amount }: Gift): Promise<void> {
  await trx
    .updateTable('support_actions')
    .set({ given_unit: unit, given_amount: amount })
    .where('request_key', '=', key)
    .execute();
}
