import { sql } from 'kysely';
import type { Database } from '@network/gateway/db/database.ts';
import { sandbox } from '@network/messages/sandbox.ts';
import { SITES } from '@network/tenant/demonstration-sites.ts';
import type { BillerState, SandboxEvent, SandboxOrder } from '../../../services/sandbox/biller/state.ts';
import { monthsAfter } from './model/calendar.ts';

interface Ordered {
  readonly id: string;
  readonly product: string;
  readonly kind: string;
  readonly from: Date | null;
}

/**
 * Vendors get a price and a number: what the number sells, and from when on, is in our order alone. Orders that have no
 * name yet are named as the generic sandbox names them.
 */
export async function nameOrders(db: Database, { orders }: BillerState): Promise<void> {
  await noteUnnumbered(db, Object.values(orders));
  const nameless = Object.values(orders).filter(({ charge }) => !charge.description.includes(', '));
  if (nameless.length === 0) return;
  const { rows } = await sql<Ordered>`
    select o.id, p.product, p.kind, o.access_from as "from" from billing_orders o join plans p on p.id = o.plan_id
    where o.id = any(${nameless.map(({ orderId }) => orderId)}::text[])
  `.execute(db);
  for (const order of nameless) {
    const ordered = rows.find(({ id }) => id === order.orderId);
    if (ordered) Object.assign(order, { charge: named(order, ordered) });
  }
}

/** Sales that only CCBill's extract has said, which has no number of them: the adapter takes the one of the subscription. */
const unnumbered = new WeakSet<SandboxOrder>();

async function noteUnnumbered(db: Database, orders: readonly SandboxOrder[]): Promise<void> {
  if (!orders.some(({ biller, purchaseId }) => biller === 'ccbill' && purchaseId !== undefined)) return;
  const sales = await db
    .selectFrom('ccbill_transactions')
    .select('subscription_id')
    .where('kind', '=', 'charge')
    .where('place', '=', 0)
    .whereRef('transaction_id', '=', 'subscription_id')
    .execute();
  for (const order of orders) {
    if (sales.some(({ subscription_id }) => subscription_id === order.purchaseId)) unnumbered.add(order);
  }
}

function named({ charge }: SandboxOrder, { product, kind, from }: Ordered): SandboxOrder['charge'] {
  const name = SITES.find(({ id }) => id === product)?.name ?? sandbox.biller.vendorOrder;
  const firstAt = charge.renewal && from ? monthsAfter(from, charge.renewal.months).toISOString() : null;
  return {
    ...charge,
    description: `${name}, ${kind}`,
    renewal: charge.renewal && { ...charge.renewal, firstAt: firstAt ?? charge.renewal.firstAt },
  };
}

const KINDS: Readonly<Record<string, string>> = { refunded: 'refund', voided: 'void', 'charged-back': 'chargeback' };

/** The number of a transaction as the adapter of its vendor makes it. */
export function numberAt(order: SandboxOrder, event: SandboxEvent): string {
  const { biller, purchaseId = '', customerId = '', events } = order;
  if (order.purchaseId === undefined) return event.transactionId ?? '';
  const sale = events.find(({ kind, period }) => kind === 'charged' && period === 0)?.transactionId;
  const numberOf = (number: string | null): string =>
    number === sale && unnumbered.has(order) ? purchaseId : (number ?? '');
  const own = numberOf(event.transactionId);
  const charge = numberOf(event.reversedTransactionId);
  if (biller === 'rocketgate') {
    return event.kind === 'charged-back' ? `${customerId}:${charge}:chargeback` : `${customerId}:${own}`;
  }
  if (biller !== 'ccbill' || event.kind === 'charged') return `${purchaseId}:${own}`;
  const alike = events.filter(
    ({ kind, reversedTransactionId }) => kind === event.kind && reversedTransactionId === event.reversedTransactionId,
  );
  const turn = alike.indexOf(event) + 1;
  return `${purchaseId}:${KINDS[event.kind]}-${charge}${turn > 1 ? `-${turn}` : ''}`;
}

/**
 * Whether something took a charge back that may be of several, by what the vendor says of it: RocketGate names no charge, CCBill
 * in its webhooks alone. Exactly an untouched charge counts as that one.
 */
export function hasUnclearReversal({ biller, purchaseId, events }: SandboxOrder): boolean {
  if (purchaseId === undefined || biller === 'segpay') return false;
  const left = new Map<string, number>();
  for (const { kind, transactionId, reversedTransactionId, amount } of events) {
    const money = amount ?? 0;
    if (kind === 'charged') left.set(transactionId ?? '', money);
    const before = left.get(reversedTransactionId ?? '');
    if (before === undefined) continue;
    const isNamed = biller === 'rocketgate' && kind === 'charged-back';
    const mayBe = [...left.values()].filter((rest) => rest >= money && rest > 0).length;
    const exact = [...left].filter(([number, rest]) => rest === money && wasUntouched(events, number)).length;
    if (!isNamed && mayBe > 1 && exact !== 1) return true;
    left.set(reversedTransactionId ?? '', kind === 'refunded' ? before - money : 0);
  }
  return false;
}

const wasUntouched = (events: readonly SandboxEvent[], number: string): boolean =>
  events.filter(({ reversedTransactionId }) => reversedTransactionId === number).length <= 1;
