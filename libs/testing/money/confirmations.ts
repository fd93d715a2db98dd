import { ordersOf } from './look.ts';
import { shownCharge } from './model/access.ts';
import type { Acknowledged } from './model/confirmed.ts';
import type { BillerRecord } from './model/record.ts';
import { decisionsOf, purchases, shouldRun } from './model/renewals.ts';
import { ownedRecord } from './model/unowned.ts';
import { recordOf } from './record-of.ts';
import type { History } from './history.ts';

/** What a page offers for staying or coming back. */
export interface Offer {
  readonly name: string;
  readonly deal: { readonly newPrice: number };
}

/** What a page answered. */
export interface Outcome {
  readonly success: boolean;
  readonly messageKey: string | null;
}

export const outcomeOf = ({ success, messageKey }: Outcome): string =>
  `${success ? 'done' : 'refused'}, ${messageKey ?? ''}`;

async function ownRecord({ world, person }: History): Promise<BillerRecord> {
  await world.nameOrders();
  return ownedRecord(recordOf(world.biller, world.clock.now()), await ordersOf(world), person.answers);
}

/**
 * The order of the membership that a brand shows: one whose payment is known there. Of several, one whose renewal is to be
 * as `runs` says.
 */
async function shownOrder(
  { world, person }: History,
  record: BillerRecord,
  brand: string,
  runs: boolean,
): Promise<string | undefined> {
  const sites = world.tenants.find(({ id }) => id === brand)?.sites ?? [];
  const paid = new Set((await ordersOf(world)).filter(({ status }) => status === 'paid').map(({ orderId }) => orderId));
  const known = { ...record, charges: record.charges.filter(({ orderId }) => paid.has(orderId)) };
  const shown = shownCharge(known, sites, world.clock.now());
  if (shown === null) return undefined;
  const decisions = decisionsOf(known, person.acknowledged);
  const orders = purchases(known)
    .filter(({ sold }) => sold.name === shown.sold.name)
    .map(({ orderId }) => orderId);
  return orders.findLast((orderId) => shouldRun(decisions, orderId) === runs) ?? orders.at(-1);
}

/** Notes the price that a page confirmed, about the order that costs something else now, else the one that is shown. */
export async function withPromise(
  history: History,
  brand: string,
  offer: Offer | null,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  const at = history.world.clock.now();
  const before = await ownRecord(history);
  const outcome = await act();
  if (offer === null || !outcome.success) return outcome;
  const record = await ownRecord(history);
  const repriced = record.agreements.find(
    ({ orderId, amount }) => before.agreements.find((each) => each.orderId === orderId)?.amount !== amount,
  );
  const orderId = repriced?.orderId ?? (await shownOrder(history, record, brand, true));
  if (orderId !== undefined)
    history.person.promises.push({ orderId, amount: offer.deal.newPrice, at, isPlanned: false });
  return outcome;
}

/** Notes what a page confirmed, about the order whose renewal the biller switched, else the one that the brand shows. */
export async function acknowledge(
  history: History,
  brand: string,
  kind: Acknowledged['kind'],
  act: () => Promise<Outcome>,
): Promise<string> {
  const at = history.world.clock.now();
  const before = await ownRecord(history);
  const outcome = await act();
  if (!outcome.success) return outcomeOf(outcome);
  const record = await ownRecord(history);
  const runs = kind === 'reactivated';
  const wasOtherwise = (orderId: string): boolean =>
    before.agreements.some((each) => each.orderId === orderId && each.isRunning !== runs);
  // A superfluous payment may be refunded in the same moment, which ends its renewal.
  const switched = record.agreements.find(({ orderId, isRunning }) => isRunning === runs && wasOtherwise(orderId));
  const orderId = switched?.orderId ?? (await shownOrder(history, record, brand, !runs));
  if (orderId !== undefined) history.person.acknowledged.push({ kind, orderId, at });
  return outcomeOf(outcome);
}
