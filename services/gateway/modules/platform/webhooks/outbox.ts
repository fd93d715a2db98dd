import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Pace } from '../../../outbox/work-off.ts';
import type { WebhookData, WebhookType } from './webhook-types.ts';

/** A delivery that this gateway may try now. */
export interface ClaimedDelivery {
  readonly message_id: string;
  readonly endpoint_id: string;
  /** This attempt included. */
  readonly attempts: number;
  readonly url: string;
  /** Whether the endpoint took long the last time. */
  readonly is_slow: boolean;
  readonly type: WebhookType;
  readonly data: WebhookData;
  readonly at: Date;
}

/** The waits between attempts, in seconds: some three days in all, as Standard Webhooks recommends. */
const WAITS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** After this many attempts a delivery has failed; a replay begins again. */
export const MOST_ATTEMPTS = WAITS.length + 1;

interface DueDelivery {
  readonly at: Date;
  readonly heldUntil: Date;
  /** Endpoints that are called no more for now. */
  readonly busy: readonly string[];
  readonly pace: Pace;
}

/** Claims the next due delivery for this gateway until `heldUntil`, to none of the busy endpoints; no two gateways get it. */
export async function claimDelivery(
  db: Database,
  { at, heldUntil, busy, pace }: DueDelivery,
): Promise<ClaimedDelivery | null> {
  const isOfPace = pace === 'any' ? sql`true` : sql`e.is_slow = ${pace === 'slow'}`;
  const { rows } = await sql<ClaimedDelivery>`
    with due as (
      select d.endpoint_id, d.message_id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      where d.state = 'queued' and d.next_attempt_at <= ${at} and e.disabled_at is null
        and d.endpoint_id::text <> all(${busy}) and ${isOfPace}
      order by d.next_attempt_at limit 1 for update of d skip locked
    )
    update webhook_deliveries d set attempts = d.attempts + 1, next_attempt_at = ${heldUntil}
    from due, webhook_endpoints e, webhook_messages m
    where d.endpoint_id = due.endpoint_id and d.message_id = due.message_id
      and e.id = d.endpoint_id and m.id = d.message_id
    returning d.message_id, d.endpoint_id, d.attempts, e.url, e.is_slow, m.type, m.data, m.at
  `.execute(db);
  return rows[0] ?? null;
}

/** Extends the claim on a delivery that is under way, unless another gateway has taken it over. */
export async function holdDelivery(db: Database, delivery: ClaimedDelivery, heldUntil: Date): Promise<void> {
  await setDelivery(db, delivery, sql`next_attempt_at = ${heldUntil}`);
}

/** Remembers whether an endpoint took long: its next calls wait for places of slow ones, or no longer. */
export async function notePace(db: Database, endpoint: string, isSlow: boolean): Promise<void> {
  await db.updateTable('webhook_endpoints').set({ is_slow: isSlow }).where('id', '=', endpoint).execute();
}

/** Records that the endpoint accepted the delivery. */
export async function settleDelivery(db: Database, delivery: ClaimedDelivery, answer: string, at: Date): Promise<void> {
  // It has arrived, even where another process has claimed it in the meantime.
  await sql`
    update webhook_deliveries set state = 'delivered', settled_at = ${at}, last_answer = ${answer}
    where endpoint_id = ${delivery.endpoint_id} and message_id = ${delivery.message_id} and state = 'queued'
  `.execute(db);
  await db
    .updateTable('webhook_endpoints')
    .set({ failing_since: null })
    .where('id', '=', delivery.endpoint_id)
    .where('failing_since', 'is not', null)
    .execute();
}

/**
 * Schedules a delivery for a later attempt, or abandons it after the last one.
 * @returns whether it will be tried again
 */
export async function postponeDelivery(
  db: Database,
  delivery: ClaimedDelivery,
  answer: string,
  at: Date,
): Promise<boolean> {
  const wait = WAITS[delivery.attempts - 1];
  await setDelivery(
    db,
    delivery,
    wait === undefined
      ? sql`state = 'failed', settled_at = ${at}, last_answer = ${answer}`
      : sql`next_attempt_at = ${new Date(at.getTime() + wait * 1_000)}, last_answer = ${answer}`,
  );
  return wait !== undefined;
}

async function setDelivery(
  db: Database,
  { message_id, endpoint_id, attempts }: ClaimedDelivery,
  change: RawBuilder<unknown>,
): Promise<void> {
  // If another gateway has taken the delivery over, that gateway decides what happens to it.
  await sql`
    update webhook_deliveries set ${change}
    where endpoint_id = ${endpoint_id} and message_id = ${message_id} and attempts = ${attempts} and state = 'queued'
  `.execute(db);
}
