import type { BillerId } from '@network/tenant/constants.ts';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { isBillerId } from '../../membership/public.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { eventText } from '../billers/event-text.ts';
import type { PostbacksTable } from './postback-tables.ts';
import { assessTax } from '../taxes/assess-tax.ts';
import { taxPortOf } from '../taxes/tax-port.ts';
import { type Applied, type Knowledge, LESS_THAN_THE_REST, PERIOD_JUMPED } from './applied.ts';
import { countEvent, countFailedEvent } from './count-event.ts';
import { applyEvent } from './apply-event.ts';
import { nameState } from './name-state.ts';

type Needs = Pick<GatewayServices, 'db' | 'log' | 'config' | 'clock' | 'metrics'>;
export type PostbackStatus = PostbacksTable['status'];

export interface Received {
  readonly biller: BillerId;
  readonly event: BillerEvent;
  /** The event as it was received. */
  readonly payload: string;
  readonly source: PostbacksTable['source'];
}

/**
 * Takes an event in and carries it out: first it is written down for good, then done in one transaction. However often
 * and by whichever way it arrives, it has one row and one effect. Events that waited for it are applied afterwards.
 */
export async function ingest(services: Needs, received: Received, now: Date): Promise<PostbackStatus> {
  const { biller } = received;
  const { db } = services;
  const event = await nameState(db, biller, received.event, services.clock.now());
  await db
    .insertInto('postbacks')
    .values({
      id: crypto.randomUUID(),
      biller,
      event_id: event.id,
      order_id: event.orderId,
      kind: event.kind,
      // The payload has the id, by which it is read again.
      payload: received.event.isState ? eventText(event) : received.payload,
      source: received.source,
      signature: received.source === 'postback' ? 'valid' : 'fetched',
      status: 'received',
      problem: null,
      received_at: now,
      processed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('postbacks')
    .select(['id', 'status', 'payload'])
    .where('biller', '=', biller)
    .where('event_id', '=', event.id)
    .where('status', '<>', 'refused')
    .executeTakeFirstOrThrow();
  if (row.status === 'processed' || row.status === 'flagged') return row.status;
  const status = await process(services, row.id, now);
  if (status === 'processed') await processWaiting(services, event.orderId, now);
  return status;
}

/**
 * Returns whether an event was carried out or set aside for a person, so that taking it in again would change nothing.
 */
export async function isSettledEvent(db: Database, biller: BillerId, event: BillerEvent): Promise<boolean> {
  const { id: eventId } = await nameState(db, biller, event);
  const row = await db
    .selectFrom('postbacks')
    .select('id')
    .where('biller', '=', biller)
    .where('event_id', '=', eventId)
    .where('status', 'in', ['processed', 'flagged'])
    .executeTakeFirst();
  return row !== undefined;
}

/** An event that was fetched from the biller, in the form of a postback. */
export function ingestAnswer(
  services: Needs,
  biller: BillerId,
  event: BillerEvent,
  now: Date,
): Promise<PostbackStatus> {
  return ingest(services, { biller, event, payload: eventText(event), source: 'reconciliation' }, now);
}

/**
 * Carries a postback of the inbox out, in one transaction that locks its row; one that was processed stays as it is. A
 * failure leaves it to the biller's next attempt, the reconciliation, or an operator.
 */
export async function process(
  services: Needs,
  id: string,
  now: Date,
  knowledge: Knowledge = 'partial',
): Promise<PostbackStatus> {
  const { db, log } = services;
  let done: { readonly biller: BillerId; readonly event: BillerEvent; readonly applied: Applied } | null = null;
  try {
    const status = await db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('postbacks')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      if (row.status === 'processed' || row.status === 'refused' || !isBillerId(row.biller)) return row.status;
      const event = billerOf(services, row.biller).parse(row.payload);
      if (event === null) return row.status;
      const applied = await carryOut(trx, services, { id, biller: row.biller, event }, now, knowledge);
      done = { biller: row.biller, event, applied };
      if (applied.status === 'flagged') {
        log.warn({ postback: id, biller: row.biller, problem: applied.problem }, 'postback flagged');
      }
      return applied.status;
    });
    if (done !== null) await countEvent(services, done);
    return status;
  } catch (error) {
    log.error({ err: error, postback: id }, 'postback failed');
    countFailedEvent(services);
    await db
      .updateTable('postbacks')
      .set((fields) => ({ status: 'failed', problem: problemOf(error), attempts: fields('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('status', 'in', ['received', 'waiting', 'failed'])
      .execute();
    return 'failed';
  }
}

/** An event of the inbox, whose row the caller's transaction has locked. */
export interface LockedEvent {
  readonly id: string;
  readonly biller: BillerId;
  readonly event: BillerEvent;
}

/** Carries an event of the inbox out in the caller's transaction, and writes down its outcome. */
export async function carryOut(
  trx: Transaction<Tables>,
  services: Needs,
  { id, biller, event }: LockedEvent,
  now: Date,
  knowledge: Knowledge = 'partial',
): Promise<Applied> {
  const applied = await applyEvent(trx, biller, event, now, knowledge);
  if (event.transactionId !== null) {
    await assessTax(trx, taxPortOf(services), { biller, transactionId: event.transactionId });
  }
  await trx
    .updateTable('postbacks')
    .set((fields) => ({
      status: applied.status,
      problem: applied.status === 'processed' ? null : applied.problem,
      attempts: fields('attempts', '+', 1),
      processed_at: applied.status === 'processed' ? now : null,
    }))
    .where('id', '=', id)
    .execute();
  return applied;
}

/**
 * Carries out postbacks of an order that came too early, in the order in which they came, for as long as one makes way
 * for another.
 */
export async function processWaiting(services: Needs, orderId: string, now: Date): Promise<void> {
  const rows = await services.db
    .selectFrom('postbacks')
    .select('id')
    .where('order_id', '=', orderId)
    .where((where) =>
      where.or([
        where('status', '=', 'waiting'),
        where.and([where('status', '=', 'flagged'), where('problem', 'in', [PERIOD_JUMPED, LESS_THAN_THE_REST])]),
      ]),
    )
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  let hasMoved = false;
  for (const { id } of rows) hasMoved = (await process(services, id, now)) === 'processed' || hasMoved;
  if (hasMoved) await processWaiting(services, orderId, now);
}

/** Returns the kind of a failure; never its text, which may name a person. */
function problemOf(error: unknown): string {
  const code = (error as { readonly code?: unknown }).code;
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
}
