import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import { queryBiller } from '../postbacks/query-biller.ts';

/** Agreements of one run. */
const MOST = 50;
/** The time between two comparisons of an agreement. Events in between arrive by postback or in the biller's list. */
const EVERY_MS = DAY_MS;
/** Refunds and chargebacks come up to some months after a charge. */
const RECENTLY_MS = 180 * DAY_MS;

/**
 * Compares agreements that run, or ended recently, with the biller's record, those first that wait longest: a net under
 * the list of events, for what a biller entered late or our mark passed over. One failure ends a biller's turn, and leaves its place
 * in this run to the others: its next ones would only fail alike.
 * @returns how many were compared
 */
export async function compareAgreements(services: GatewayServices, at: Date): Promise<number> {
  const { db, log } = services;
  const failed = new Set<BillerId>();
  let compared = 0;
  let left = MOST;
  while (left > 0) {
    const due = await findDue(db, at, [...failed], left);
    if (due.length === 0) break;
    for (const { id, biller } of due) {
      left -= 1;
      await db.updateTable('billing_agreements').set({ compared_at: at }).where('id', '=', id).execute();
      try {
        await queryBiller(services, biller, id, at);
        compared += 1;
      } catch (error) {
        failed.add(biller);
        log.warn({ err: error, agreement: id, biller }, 'agreement not compared with the biller');
        break;
      }
    }
  }
  return compared;
}

/**
 * Finds the agreements that have waited longest, leaving out these billers and agreements that were tried in this run.
 */
function findDue(db: Database, at: Date, without: readonly BillerId[], most: number) {
  return db
    .selectFrom('billing_agreements')
    .select(['id', 'biller'])
    .where((where) =>
      where.or([
        where('status', 'in', ['running', 'past-due']),
        where('status_at', '>', new Date(at.getTime() - RECENTLY_MS)),
        where('replaced_at', '>', new Date(at.getTime() - RECENTLY_MS)),
      ]),
    )
    .where((where) =>
      where.or([where('compared_at', 'is', null), where('compared_at', '<', new Date(at.getTime() - EVERY_MS))]),
    )
    .$if(without.length > 0, (query) => query.where('biller', 'not in', without))
    .orderBy('compared_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(most)
    .execute();
}
