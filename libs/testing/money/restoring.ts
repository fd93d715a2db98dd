import type { History } from './history.ts';
import { cancels, changesCard } from './actions.ts';
import { endsRenewal, reverses } from './biller-actions.ts';
import { HOUR_MS } from './model/calendar.ts';
import { passTime, settle } from './passing-time.ts';
import { backUpRows, restoreRows } from './rows.ts';

/** What the biller's people, the card's owner, or the person do between a backup and its restore, and the biller reports. */
export const SINCE_BACKUP = {
  'nothing else': () => Promise.resolve(''),
  'a refund': (history: History) => reverses(history, 'refund', 0),
  'a chargeback': (history: History) => reverses(history, 'chargeback', 0),
  'the end of a renewal': (history: History) => endsRenewal(history, 0),
  'a cancellation': (history: History) => cancels(history, 'vixen', 1),
  'another card': (history: History) => changesCard(history, 'vixen'),
} as const;

/**
 * The gateway's database is lost some hours after its backup, and restored from it. The biller knows what happened since; the person did
 * nothing meanwhile that it would not report, as nobody could know of that.
 */
export async function losesDatabase(
  history: History,
  hours: number,
  happened: keyof typeof SINCE_BACKUP,
): Promise<string> {
  const { world } = history;
  await backUpRows(world.gateway.services.db);
  world.clock.advance(2_000);
  const outcome = await SINCE_BACKUP[happened](history);
  await passTime(world, hours * HOUR_MS);
  await restoreRows(world.gateway.services.db);
  await world.restartGateway();
  // Nobody comes before the billers were read again.
  await settle(world);
  return outcome;
}
