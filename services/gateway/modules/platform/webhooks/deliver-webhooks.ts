import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Job, JobCounts } from '../../../jobs/job.ts';
import type { GatewayServices } from '../../../services.ts';
import { timeSince, workOff } from '../../../outbox/work-off.ts';
import type { StaffIdentity } from '../../staff/staff/public.ts';
import { endpointSecrets } from './endpoint-secret.ts';
import { disableEndpoint } from './endpoints.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  holdDelivery,
  notePace,
  postponeDelivery,
  settleDelivery,
} from './outbox.ts';
import { type CallOutcome, openWebhookSender, type WebhookSender } from './post-webhook.ts';

/** Calls at a time of one process, and to one endpoint. */
const CALLS = 20;
const CALLS_OF_ENDPOINT = 2;
/** Calls at a time to endpoints that took long the last time; each of them gets one. */
const SLOW_CALLS = 8;
/** An endpoint that takes longer has those places from then on, in milliseconds. */
const SLOW_AFTER_MS = 1_000;

/** An endpoint that answers nothing well for so long is called no more. */
export const DISABLED_AFTER_DAYS = 5;
/** The endpoint says that it is no more. */
const GONE = 410;

type Outcome = 'delivered' | 'postponed' | 'failed';

/** As the audit names what happens by itself. */
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
 * The same by another sender.
 * @param slowAfterMs how long a call may keep a place of quick endpoints
 */
export async function deliverDue(
  services: GatewayServices,
  sender: WebhookSender,
  at: Date,
  stopping?: AbortSignal,
  slowAfterMs = SLOW_AFTER_MS,
): Promise<JobCounts> {
  const { db, clock } = services;
  const counts = await workOff<ClaimedDelivery, Outcome>(
    {
      places: CALLS,
      lane: { of: ({ endpoint_id }) => endpoint_id, width: CALLS_OF_ENDPOINT },
      slow: { is: ({ is_slow }) => is_slow, places: SLOW_CALLS, afterMs: slowAfterMs },
      claim: (now, heldUntil, busy, pace) => claimDelivery(db, { at: now, heldUntil, busy, pace }),
      hold: (delivery, heldUntil) => holdDelivery(db, delivery, heldUntil),
      deliver: (delivery, now) => deliverOne(services, sender, delivery, now),
    },
    { now: timeSince(at, clock), stopping },
  );
  return { delivered: 0, postponed: 0, failed: 0, ...Object.fromEntries(counts) };
}

async function deliverOne(
  services: GatewayServices,
  sender: WebhookSender,
  delivery: ClaimedDelivery,
  now: () => Date,
): Promise<Outcome> {
  const { db, config } = services;
  const { url, type, data, message_id: id, endpoint_id: endpoint, at: happened } = delivery;
  const secrets = endpointSecrets(config.secrets, endpoint);
  const began = now();
  const outcome = await sender.send({ url, secrets, id, type, data, at: happened }, began);
  const at = now();
  const isSlow = at.getTime() - began.getTime() > SLOW_AFTER_MS;
  if (isSlow !== delivery.is_slow) await notePace(db, endpoint, isSlow);
  const answer = 'status' in outcome ? String(outcome.status) : outcome.failure;
  if (isWell(outcome)) {
    await settleDelivery(db, delivery, answer, at);
    return 'delivered';
  }
  const isTriedAgain = await postponeDelivery(db, delivery, answer, at);
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
