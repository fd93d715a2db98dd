import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { sql } from 'kysely';
import type { GatewayServices } from '../../../services.ts';
import { nearNextRenewal, paidUntil } from '../subscription/agreement.ts';
import { announceMembership } from '../subscription/announce-membership.ts';

/** A job that did not run for so long announces what ended meanwhile. */
const LOOKS_BACK_MS = 3 * DAY_MS;

/**
 * Announces to integrators the memberships whose last paid period is over and that no other replaced. The key of the message makes
 * a second run announce nothing.
 * @returns how many ended lately, announced before or now
 */
export async function announceEnds({ db }: Pick<GatewayServices, 'db'>, at: Date): Promise<number> {
  const since = new Date(at.getTime() - LOOKS_BACK_MS);
  const rows = await db
    .selectFrom('billing_agreements')
    .select(['id', 'subscription_id', 'biller', 'anchor_at', 'anchor_period', 'paused_from', 'period_months'])
    .select('paid_period')
    .where('replaced_at', 'is', null)
    .where('status', 'in', ['cancelled', 'ended'])
    .where((where) => where.or([where('anchor_at', '<=', at), where('paused_from', '<=', at)]))
    .where(sql<boolean>`${nearNextRenewal('billing_agreements')} >= ${since}::timestamptz - interval '4 days'`)
    .orderBy('id')
    .execute();
  let ended = 0;
  for (const row of rows) {
    // Periods are counted in one place; the statement only narrows.
    const end = paidUntil(row);
    if (end > at || end < since) continue;
    await announceMembership(db, { happened: 'ended', subscriptionId: row.subscription_id, cause: row.id }, at);
    ended += 1;
  }
  return ended;
}
