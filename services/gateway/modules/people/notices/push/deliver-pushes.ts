import { PUSH } from '@network/tenant/constants.ts';
import { type Selectable, sql } from 'kysely';
import { isDiscreetRecipient } from '../../../platform/mail/public.ts';
import { findAccountById, isBrowserLocked } from '../../identity/public.ts';
import type { Database } from '../../../../db/database.ts';
import type { Job, JobCounts } from '../../../../jobs/job.ts';
import type { GatewayServices } from '../../../../services.ts';
import { timeSince, workOff } from '../../../../outbox/work-off.ts';
import { pushText } from './push-text.ts';
import { queuePushes } from './queue-pushes.ts';
import { openPushSender, type PushOutcome, type PushSender } from './send-push.ts';
import type { PushMessagesTable, PushSubscriptionsTable } from '../tables.ts';

/** A message that this gateway may send now, and its browser. */
type Claimed = Pick<Selectable<PushMessagesTable>, 'id' | 'subscription_id' | 'notices' | 'attempts'> &
  Pick<
    PushSubscriptionsTable,
    'user_id' | 'tenant_id' | 'session_id' | 'endpoint' | 'p256dh' | 'auth' | 'is_discreet' | 'language'
  > & { readonly service: string };

type Outcome = 'delivered' | 'postponed' | 'dropped' | 'ended';

/** Calls at a time of one process, and to the push service of one browser's maker. */
const CALLS = 20;
const CALLS_OF_SERVICE = 10;
/** Seconds between one attempt and the next; after the last the message is dropped. */
const WAITS = [10, 60, 600, 3_600] as const;

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
export async function deliverDue(
  services: GatewayServices,
  sender: PushSender,
  at: Date,
  stopping?: AbortSignal,
): Promise<JobCounts> {
  const { db, clock } = services;
  const counts = await workOff<Claimed, Outcome>(
    {
      places: CALLS,
      lane: { of: ({ service }) => service, width: CALLS_OF_SERVICE },
      claim: (now, heldUntil, busy) => claim(db, { at: now, heldUntil, busy }),
      hold: (message, heldUntil) => hold(db, message, heldUntil),
      deliver: (message, now) => deliverOne(services, sender, message, now),
    },
    { now: timeSince(at, clock), stopping },
  );
  return { delivered: 0, postponed: 0, dropped: 0, ended: 0, ...Object.fromEntries(counts) };
}

/** The push service of a browser: the host that its messages go to. */
const SERVICE = sql<string>`split_part(s.endpoint, '/', 3)`;

/** Takes the next due message for this gateway until then, to none of the busy services; no two gateways get it. */
async function claim(
  db: Database,
  { at, heldUntil, busy }: { readonly at: Date; readonly heldUntil: Date; readonly busy: readonly string[] },
): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    with due as (
      select m.id from push_messages m join push_subscriptions s on s.id = m.subscription_id
      where m.next_attempt_at <= ${at} and ${SERVICE} <> all(${busy})
      order by m.next_attempt_at limit 1 for update of m skip locked
    )
    update push_messages m set attempts = m.attempts + 1, next_attempt_at = ${heldUntil}
    from due, push_subscriptions s
    where m.id = due.id and s.id = m.subscription_id
    returning m.id, m.subscription_id, m.notices, m.attempts, s.user_id, s.tenant_id, s.session_id, s.endpoint, s.p256dh, s.auth,
      s.is_discreet, s.language, ${SERVICE} as service
  `.execute(db);
  return rows[0] ?? null;
}

/** Keeps a message that is being sent for longer, unless another gateway has taken it over. */
async function hold(db: Database, { id, attempts }: Claimed, heldUntil: Date): Promise<void> {
  await db
    .updateTable('push_messages')
    .set({ next_attempt_at: heldUntil })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

async function deliverOne(
  services: GatewayServices,
  sender: PushSender,
  message: Claimed,
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
  const wait = waitAfter(outcome, message.attempts);
  if (wait === null) return settle(db, message, 'dropped');
  await db
    .updateTable('push_messages')
    .set({ next_attempt_at: new Date(now().getTime() + wait * 1_000) })
    .where('id', '=', message.id)
    .where('attempts', '=', message.attempts)
    .execute();
  return 'postponed';
}

/** Seconds until the next attempt; null where another one is of no use. */
function waitAfter(outcome: PushOutcome, attempts: number): number | null {
  const isHopeless =
    'status' in outcome ? outcome.status < 500 && !TRIED_AGAIN.has(outcome.status) : outcome.failure === 'EADDRESS';
  const wait = WAITS[attempts - 1];
  if (isHopeless || wait === undefined) return null;
  return Math.max(wait, ('status' in outcome && outcome.retryAfterSeconds) || 0);
}

/** Deletes a message that needs no further try, even where another process has claimed it in the meantime. */
async function settle(db: Database, { id }: Claimed, outcome: Outcome): Promise<Outcome> {
  await db.deleteFrom('push_messages').where('id', '=', id).execute();
  return outcome;
}

/** What the browser shows; null where the person or the brand is gone. */
async function textOf({ db, tenants }: GatewayServices, message: Claimed, at: Date): Promise<string | null> {
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
