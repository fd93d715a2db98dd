import { PUSH } from '@network/tenant/constants.ts';
import { type Selectable, sql } from 'kysely';
import { isDiscreetRecipient } from '../../../platform/mail/public.ts';
import { findAccountById, isBrowserLocked } from '../../identity/public.ts';
import type { Database } from '../../../../db/database.ts';
import type { Job } from '../../../../jobs/job.ts';
import { nextAttempt } from '../../../../outbox/queue.ts';
import type { Claimed } from '../../../../outbox/claims.ts';
import { hold } from '../../../../outbox/queued-rows.ts';
import { QUEUES } from '../../../../outbox/queues.ts';
import { workOffQueue } from '../../../../outbox/work-off-queue.ts';
import type { GatewayServices } from '../../../../services.ts';
import { pushText } from './push-text.ts';
import { queuePushes } from './queue-pushes.ts';
import { openPushSender, type PushOutcome, type PushSender } from './send-push.ts';
import type { PushMessagesTable, PushSubscriptionsTable } from '../tables.ts';

/** A message and its browser. */
type Message = Pick<Selectable<PushMessagesTable>, 'id' | 'subscription_id' | 'notices'> &
  Pick<
    PushSubscriptionsTable,
    'user_id' | 'tenant_id' | 'session_id' | 'endpoint' | 'p256dh' | 'auth' | 'is_discreet' | 'language'
  >;

type Outcome = 'delivered' | 'postponed' | 'dropped' | 'ended';

/** The browser no longer takes messages (RFC 8030, 7.3). */
const ENDED: ReadonlySet<number> = new Set([404, 410]);
const TRIED_AGAIN: ReadonlySet<number> = new Set([408, 425, 429]);

/** Queues and sends push messages about new notices. Without keys there is nothing to do. */
export const pushNotices: Job = {
  name: 'push-notices',
  cron: '* * * * *',
  everySeconds: 5,
  run: async (services, at, stopping) => {
    const keys = services.config.webPush;
    if (keys === null) return {};
    const queued = await queuePushes(services, at, stopping);
    const sender = openPushSender(services, keys);
    try {
      return { queued, ...(await deliverDue(services, sender, at, stopping)) };
    } finally {
      await sender.close();
    }
  },
};

/** Sends what is due by a sender. */
const deliverDue = (services: GatewayServices, sender: PushSender, at: Date, stopping?: AbortSignal) =>
  workOffQueue(
    services,
    QUEUES.pushes,
    {
      columns: sql`q.subscription_id, q.notices, s.user_id, s.tenant_id, s.session_id, s.endpoint, s.p256dh, s.auth,
        s.is_discreet, s.language`,
      joins: sql`join push_subscriptions s on s.id = q.subscription_id`,
      // The host of the push service of a browser's maker.
      receiver: sql`split_part(s.endpoint, '/', 3)`,
      outcomes: ['delivered', 'postponed', 'dropped', 'ended'],
      deliver: (message: Message & Claimed, now) => deliverOne(services, sender, message, now),
    },
    at,
    stopping,
  );

async function deliverOne(
  services: GatewayServices,
  sender: PushSender,
  message: Message & Claimed,
  now: () => Date,
): Promise<Outcome> {
  const { db, log } = services;
  const at = now();
  const text = await textOf(services, message, at);
  if (text === null) return settle(db, message, 'dropped');
  const target = {
    endpoint: message.endpoint,
    p256dh: Buffer.from(message.p256dh, 'base64url'),
    auth: Buffer.from(message.auth, 'base64url'),
  };
  const topic = message.id.replaceAll('-', '');
  const outcome = await sender.send(target, { text, topic, ttlSeconds: PUSH.ttlSeconds }, at);
  if ('status' in outcome && outcome.status >= 200 && outcome.status < 300) return settle(db, message, 'delivered');
  const answer = 'status' in outcome ? outcome.status : outcome.failure;
  log.warn({ message: message.id, answer, attempt: message.attempts }, 'push message not delivered');
  if ('status' in outcome && ENDED.has(outcome.status)) {
    await db.deleteFrom('push_subscriptions').where('id', '=', message.subscription_id).execute();
    return 'ended';
  }
  const next = triedAgainAt(outcome, message.attempts, now());
  if (next === null) return settle(db, message, 'dropped');
  await hold(db, QUEUES.pushes, message, next);
  return 'postponed';
}

/** Says when the next attempt is made; null where another one is of no use. */
function triedAgainAt(outcome: PushOutcome, attempts: number, at: Date): Date | null {
  const isHopeless =
    'status' in outcome ? outcome.status < 500 && !TRIED_AGAIN.has(outcome.status) : outcome.failure === 'EADDRESS';
  if (isHopeless) return null;
  const leastSeconds = ('status' in outcome && outcome.retryAfterSeconds) || 0;
  return nextAttempt(QUEUES.pushes, attempts, at, { leastSeconds });
}

/** Deletes a message that needs no further try, even where another process has claimed it in the meantime. */
async function settle(db: Database, { id }: Message, outcome: Outcome): Promise<Outcome> {
  await db.deleteFrom('push_messages').where('id', '=', id).execute();
  return outcome;
}

/** What the browser shows; null where the person or the brand is gone. */
async function textOf({ db, tenants }: GatewayServices, message: Message, at: Date): Promise<string | null> {
  const tenant = tenants.find(message.tenant_id);
  const account = await findAccountById(db, message.user_id);
  if (tenant === null || account === null || account.isDisabled) return null;
  const isDiscreet =
    message.is_discreet ||
    (await isDiscreetRecipient(db, account.email)) ||
    // A locked browser shows nothing of the brand, not even its name.
    (await isBrowserLocked(db, message.session_id, at));
  return pushText({ tenant, isDiscreet, notices: message.notices, language: message.language });
}
