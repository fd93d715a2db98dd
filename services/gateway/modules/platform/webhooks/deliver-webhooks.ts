import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { type Selectable, sql } from 'kysely';
import type { Job, JobCounts } from '../../../jobs/job.ts';
import type { Claimed } from '../../../outbox/claims.ts';
import { retryOrGiveUp, settle } from '../../../outbox/queued-rows.ts';
import { QUEUES } from '../../../outbox/queues.ts';
import { workOffQueue } from '../../../outbox/work-off-queue.ts';
import type { GatewayServices } from '../../../services.ts';
import type { StaffIdentity } from '../../staff/staff/public.ts';
import { endpointSecrets } from './endpoint-secret.ts';
import { disableEndpoint } from './endpoints.ts';
import { type CallOutcome, openWebhookSender, type WebhookSender } from './post-webhook.ts';
import type { WebhookDeliveriesTable, WebhookEndpointsTable, WebhookMessagesTable } from './tables.ts';

/** A message on its way to an endpoint. */
type Delivery = Pick<Selectable<WebhookDeliveriesTable>, 'message_id' | 'endpoint_id'> &
  Pick<WebhookEndpointsTable, 'url'> &
  Pick<Selectable<WebhookMessagesTable>, 'type' | 'data' | 'at'>;

/** An endpoint that answers nothing well for so long is called no more. */
export const DISABLED_AFTER_DAYS = 5;
/** The endpoint says that it is no more. */
const GONE = 410;

type Outcome = 'delivered' | 'postponed' | 'failed';

/** The name in the audit for what the job does. */
const JOB: StaffIdentity = { email: 'deliver-webhooks', tokenId: null };

/** Calls the endpoints of integrators. Each gateway checks every second; the calendar is for those that run none. */
export const deliverWebhooks: Job = {
  name: 'deliver-webhooks',
  cron: '* * * * *',
  everySeconds: 1,
  run: async (services, at, stopping) => {
    const sender = openWebhookSender({ isProduction: services.config.isProduction });
    try {
      return await deliverDue(services, sender, at, stopping);
    } finally {
      await sender.close();
    }
  },
};

/**
 * Delivers due calls by a given sender.
 * @param slowAfterMs how long a call may keep a place of quick endpoints
 */
export const deliverDue = (
  services: GatewayServices,
  sender: WebhookSender,
  at: Date,
  stopping?: AbortSignal,
  slowAfterMs?: number,
): Promise<JobCounts> =>
  workOffQueue(
    services,
    QUEUES.webhooks,
    {
      columns: sql`e.url, m.type, m.data, m.at`,
      joins: sql`join webhook_endpoints e on e.id = q.endpoint_id join webhook_messages m on m.id = q.message_id`,
      receiver: sql`q.endpoint_id`,
      isSlow: sql`e.is_slow`,
      outcomes: ['delivered', 'postponed', 'failed'],
      deliver: (delivery: Delivery & Claimed, now) => deliverOne(services, sender, delivery, now),
      slowAfterMs,
    },
    at,
    stopping,
  );

async function deliverOne(
  services: GatewayServices,
  sender: WebhookSender,
  delivery: Delivery & Claimed,
  now: () => Date,
): Promise<Outcome> {
  const { db, config } = services;
  const { url, type, data, message_id: id, endpoint_id: endpoint, at: happened } = delivery;
  const secrets = endpointSecrets(config.secrets, endpoint);
  const began = now();
  const outcome = await sender.send({ url, secrets, id, type, data, at: happened }, began);
  const at = now();
  const isSlow = at.getTime() - began.getTime() > QUEUES.webhooks.slow.afterSeconds * 1_000;
  if (isSlow !== delivery.is_slow)
    await db.updateTable('webhook_endpoints').set({ is_slow: isSlow }).where('id', '=', endpoint).execute();
  const answer = 'status' in outcome ? String(outcome.status) : outcome.failure;
  if (isWell(outcome)) {
    await settle(db, QUEUES.webhooks, delivery, { state: 'delivered', settled_at: at, last_answer: answer });
    await db
      .updateTable('webhook_endpoints')
      .set({ failing_since: null })
      .where('id', '=', endpoint)
      .where('failing_since', 'is not', null)
      .execute();
    return 'delivered';
  }
  const givenUp = { state: 'failed', settled_at: at } as const;
  const failure = { at, change: { last_answer: answer }, givenUp };
  const isTriedAgain = await retryOrGiveUp(db, QUEUES.webhooks, delivery, failure);
  services.log.warn({ endpoint, message: id, answer, attempt: delivery.attempts }, 'webhook not delivered');
  await noteFailure(services, endpoint, answer, at);
  return isTriedAgain ? 'postponed' : 'failed';
}

const isWell = (outcome: CallOutcome): boolean => 'status' in outcome && outcome.status >= 200 && outcome.status < 300;

/** Remembers since when an endpoint fails, and stops calling one that has failed for days or is gone. */
async function noteFailure({ db, log }: GatewayServices, id: string, answer: string, at: Date): Promise<void> {
  const row = await db
    .updateTable('webhook_endpoints')
    .set(({ fn, ref, val }) => ({ failing_since: fn.coalesce(ref('failing_since'), val(at)) }))
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirst();
  const failingFor = at.getTime() - (row?.failing_since ?? at).getTime();
  const isGone = answer === String(GONE);
  if (!isGone && failingFor < DISABLED_AFTER_DAYS * DAY_MS) return;
  const reason = isGone ? 'it answered 410' : `it failed for ${DISABLED_AFTER_DAYS} days, last with ${answer}`;
  if (await disableEndpoint(db, JOB, id, reason, at)) log.error({ endpoint: id, reason }, 'webhook endpoint disabled');
}
