import { PUSH } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { scopeOf } from '../../../content/catalogue/public.ts';
import { sessionsInForce } from '../../identity/public.ts';
import { countUnreadSince } from '../read-notices.ts';
import type { PushSubscriptionsTable } from '../tables.ts';

const BATCH = 200;
const MOST_BATCHES = 50;

type Due = Pick<PushSubscriptionsTable, 'id' | 'user_id' | 'tenant_id' | 'pushed_until'>;

/**
 * Ends the browsers whose session has ended, and queues one message for each other browser whose person has unread notices
 * since the last one, four an hour at most.
 * @returns how many were queued
 */
export async function queuePushes(services: GatewayServices, at: Date, stopping?: AbortSignal): Promise<number> {
  const { db } = services;
  await db.deleteFrom('push_subscriptions').where('session_id', 'not in', sessionsInForce(db, at)).execute();
  let queued = 0;
  let after: string | null = null;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    if (stopping?.aborted) break;
    const due: readonly Due[] = await findDue(db, at, after);
    for (const subscription of due) if (await queueOne(services, subscription, at)) queued += 1;
    after = due.at(-1)?.id ?? null;
    if (due.length < BATCH) break;
  }
  return queued;
}

/** Browsers of people with an unread notice since their last message, in the order of their ids. */
function findDue(db: Database, at: Date, after: string | null): Promise<readonly Due[]> {
  return db
    .selectFrom('push_subscriptions as own')
    .select(['own.id', 'own.user_id', 'own.tenant_id', 'own.pushed_until'])
    .where('own.pushed_until', '<=', new Date(at.getTime() - PUSH.paceSeconds * 1_000))
    .$if(after !== null, (query) => query.where('own.id', '>', after ?? ''))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('notices')
          .select('notices.video_id')
          .whereRef('notices.user_id', '=', 'own.user_id')
          .where('notices.read_at', 'is', null)
          .whereRef('notices.noticed_at', '>', 'own.pushed_until'),
      ),
    )
    .orderBy('own.id')
    .limit(BATCH)
    .execute();
}

/** @returns whether a message was queued; of two gateways one moves the subscription on, and queues */
function queueOne({ db, tenants }: GatewayServices, { id, user_id, tenant_id, pushed_until }: Due, at: Date) {
  return db.transaction().execute(async (trx): Promise<boolean> => {
    const { numUpdatedRows } = await trx
      .updateTable('push_subscriptions')
      .set({ pushed_until: at })
      .where('id', '=', id)
      .where('pushed_until', '=', pushed_until)
      .executeTakeFirst();
    const tenant = numUpdatedRows > 0n ? tenants.find(tenant_id) : null;
    if (tenant === null) return false;
    const notices = await countUnreadSince(trx, scopeOf(tenant), user_id, pushed_until);
    if (notices === 0) return false;
    await trx
      .insertInto('push_messages')
      .values({ id: crypto.randomUUID(), subscription_id: id, notices, queued_at: at, next_attempt_at: at })
      .execute();
    return true;
  });
}
