import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { sql } from 'kysely';
import { countEachAlone } from '../../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../../services.ts';
import { openUntil } from '../awaited/awaited-renewals.ts';
import { nearNextRenewal } from '../subscription/agreement.ts';
import { announceMembership } from '../subscription/announce-membership.ts';

/** A job that did not run for so long announces what ended meanwhile. */
const LOOKS_BACK_MS = 3 * DAY_MS;

/**
 * Announces to integrators the memberships that are over, with their last paid period or the hours in which its renewal was awaited,
 * and that no other replaced. The key of the message makes a second run announce nothing.
 * @returns how many ended lately, announced before or now
 */
export async function announceEnds(services: Pick<GatewayServices, 'db' | 'log'>, at: Date): Promise<number> {
  const { db } = services;
  const since = new Date(at.getTime() - LOOKS_BACK_MS);
  const rows = await db
    .selectFrom('billing_agreements')
    .select(['id', 'subscription_id', 'biller', 'anchor_at', 'anchor_period', 'paused_from', 'period_months'])
    .select('paid_period')
    .where('replaced_at', 'is', null)
    .where('status', 'in', ['cancelled', 'ended'])
    .where((where) => where.or([where('anchor_at', '<=', at), where('paused_from', '<=', at)]))
    .where(sql<boolean>`${nearNextRenewal('billing_agreements')} >= ${since}::timestamptz - interval '6 days'`)
    .orderBy('id')
    .execute();
  const about = ({ id }: (typeof rows)[number]) => ({ agreement: id });
  return countEachAlone(services, rows, about, async (row) => {
    // Periods are counted in one place; the statement only narrows.
    const end = await openUntil(db, row);
    if (end > at || end < since) return false;
    await announceMembership(db, { happened: 'ended', subscriptionId: row.subscription_id, cause: row.id }, at);
    return true;
  });
}
