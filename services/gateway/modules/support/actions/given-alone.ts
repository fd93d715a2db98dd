import { sql } from 'kysely';
import {
  COUNTED_DAYS,
  type Gift,
  type GivenBefore,
  MONTH_OF_GIFTS,
  YEAR_OF_GIFTS,
} from '@network/access/staff/giving-limits.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database } from '../../../db/database.ts';
import { holdStaffMember, type Staff } from '../../staff/public.ts';
import type { Doing } from '../member-action.ts';

/**
 * Lists what was given without approval, to the member of an action and by a member of staff, who is locked until the
 * transaction ends. The member is locked before, so that nothing that is given at the same time is missed.
 */
export async function givenAlone({ trx, member, now }: Doing, staff: Staff): Promise<GivenBefore> {
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

/** Records what an action gave by the word of one person, in its transaction, for what they give next. */
export async function recordGivenAlone({ trx, key }: Doing, { unit, amount }: Gift): Promise<void> {
  await trx
    .updateTable('support_actions')
    .set({ given_unit: unit, given_amount: amount })
    .where('request_key', '=', key)
    .execute();
}
