import { PUSH } from '@network/tenant/constants.ts';
import { type Selectable, sql } from 'kysely';
import { isDiscreetRecipient } from '../../mail/public.ts';
import { findAccountById, isBrowserLocked } from '../../identity/public.ts';
import type { Database } from '../../../db/database.ts';
import type { Job, JobCounts } from '../../../jobs/job.ts';
import type { GatewayServices } from '../../../services.ts';
import { pushText } from './push-text.ts';
import { queuePushes } from './queue-pushes.ts';
import { openPushSender, type PushOutcome, type PushSender } from './send-push.ts';
import type { PushMessagesTable, PushSubscriptionsTable } from '../tables.ts';

/** A message that this gateway may send now, and its browser. */
type Claimed = Pick<Selectable<PushMessagesTable>, 'id' | 'subscription_id' | 'notices' | 'attempts'> &
  Pick<
    PushSubscriptionsTable,
    'user_id' | 'tenant_id' | 'session_id' | 'endpoint' | 'p256dh' | 'auth' | 'is_discreet' | 'language'
  >;

const BATCH = 20;
const MOST_BATCHES = 25;
/** Longer than any call takes: those of a gateway that was killed are taken over then. */
const CLAIM_MS = 60_000;
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
  const counts = { delivered: 0, postponed: 0, dropped: 0, ended: 0 };
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    if (stopping?.aborted) break;
    const claimed = await claim(services.db, at);
    const outcomes = await Promise.all(claimed.map((message) => deliverOne(services, sender, message, at)));
    for (const outcome of outcomes) counts[outcome] += 1;
    if (claimed.length < BATCH) break;
  }
  return counts;
}

/** Takes due messages for this gateway; no two gateways get one. */
async function claim(db: Database, at: Date): Promise<readonly Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (
      select id from push_messages where next_attempt_at <= ${at}
      order by next_attempt_at limit ${BATCH} for update skip locked
    )
    update push_messages m
    set attempts = m.attempts + 1, next_attempt_at = ${new Date(at.getTime() + CLAIM_MS)}
    from due, push_subscriptions s
    where m.id = due.id and s.id = m.subscription_id
    returning m.id, m.subscription_id, m.notices, m.attempts, s.user_id, s.tenant_id, s.session_id, s.endpoint, s.p256dh, s.auth,
      s.is_discreet, s.language
  `.execute(db);
  return rows;
}

async function deliverOne(
  services: GatewayServices,
  sender: PushSender,
  message: Claimed,
  at: Date,
): Promise<'delivered' | 'postponed' | 'dropped' | 'ended'> {
  const { db, log } = services;
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
    .set({ next_attempt_at: new Date(at.getTime() + wait * 1_000) })
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

/** Another gateway that took it over in between has the say. */
async function settle<Outcome>(db: Database, { id, attempts }: Claimed, outcome: Outcome): Promise<Outcome> {
  await db.deleteFrom('push_messages').where('id', '=', id).where('attempts', '=', attempts).execute();
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
