import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { purgeJobOf } from '../../../jobs/purge.ts';
import { QUEUES } from '../../../outbox/queues.ts';
import { OPERATOR } from '../../staff/staff/public.ts';
import { DISABLED_AFTER_DAYS, deliverDue, deliverWebhooks } from './deliver-webhooks.ts';
import { createEndpoint } from './endpoints.ts';
import { webhooksModule } from './module.ts';
import { openWebhookSender } from './post-webhook.ts';
import { queueWebhook, type WebhookMessage } from './queue-webhook.ts';
import { startTestReceiver, type TestReceiver } from './testing/receiver.ts';
import { webhooksOperation } from './webhooks-operation.ts';

let receiver: TestReceiver;
let endpoint: { readonly id: string; readonly secret: string };

/** The first, and one after each wait. */
const MOST_ATTEMPTS = QUEUES.webhooks.retries.waits.length + 1;
const PUBLISHED: WebhookMessage = { type: 'content.published', data: { kind: 'film', ids: ['film-1'] } };

const gateway = gatewayForTests({ parts: { log: pino({ level: 'silent' }) } });
beforeEach(async () => {
  await gateway.services.db.deleteFrom('webhook_endpoints').execute();
  await gateway.services.db.deleteFrom('webhook_messages').execute();
  receiver = await startTestReceiver();
  endpoint = await register(receiver.url, ['content.published', 'membership.ended']);
  return () => receiver.close();
});

async function register(url: string, types: Parameters<typeof createEndpoint>[2]['types']) {
  const created = await createEndpoint(gateway.services, OPERATOR, { url, types });
  if ('message' in created) throw new Error(created.message);
  return { id: created.endpoint.id, secret: created.secret };
}

const later = (milliseconds: number): Date => new Date(gateway.services.clock.now().getTime() + milliseconds);
const queue = (message = PUBLISHED, at = later(0)) => queueWebhook(gateway.services.db, message, at);
const deliver = (afterMs = 0) => deliverWebhooks.run(gateway.services, later(afterMs));
const deliveries = () => gateway.services.db.selectFrom('webhook_deliveries').selectAll().execute();
const auditOf = () =>
  gateway.services.db
    .selectFrom('staff_audit')
    .select(['actor', 'action'])
    .where('entity_id', '=', endpoint.id)
    .orderBy('sequence')
    .execute();

describe('a webhook', () => {
  it('is called once, signed so that the library of Standard Webhooks verifies it, with ids alone', async () => {
    await queue();
    expect(await deliver()).toEqual({ delivered: 1, postponed: 0, failed: 0 });
    expect(await deliver()).toEqual({ delivered: 0, postponed: 0, failed: 0 });
    const [call] = receiver.calls;
    expect(receiver.calls).toHaveLength(1);
    expect(call?.headers['webhook-id']).toMatch(/^msg_[0-9a-f]{32}$/);
    const expected = { type: 'content.published', timestamp: later(0).toISOString(), data: PUBLISHED.data };
    expect(JSON.parse(call?.body ?? '')).toEqual(expected);
    const id = call?.headers['webhook-id'] ?? '';
    const signed = new Webhook(endpoint.secret).sign(id, later(0), call?.body ?? '');
    expect(call?.headers['webhook-signature']).toBe(signed);
    expect(call?.headers['webhook-timestamp']).toBe(String(later(0).getTime() / 1000));
  });

  it('is written exactly if its transaction was committed, and only where an endpoint wants its type', async () => {
    const { db } = gateway.services;
    const undone = db.transaction().execute(async (trx) => {
      await queueWebhook(trx, PUBLISHED, later(0));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await queue({ type: 'content.changed', data: { kind: 'film', ids: ['film-1'] } });
    expect(await db.selectFrom('webhook_messages').selectAll().execute()).toEqual([]);
    const ended = {
      type: 'membership.ended',
      data: { subscription: 's-1', brand: 'vixen' },
      key: 'ended:s-1',
    } as const;
    await queue(ended);
    await queue(ended);
    expect(await deliveries()).toHaveLength(1);
  });

  it('is tried again, later each time, until it is answered well', async () => {
    await queue();
    receiver.answer(500);
    expect(await deliver()).toMatchObject({ postponed: 1 });
    expect(await deliver(4_999)).toMatchObject({ postponed: 0 });
    // A redirect could lead to a private network.
    receiver.answer(307);
    expect(await deliver(5_000)).toMatchObject({ postponed: 1 });
    expect(await deliver(304_999)).toMatchObject({ delivered: 0 });
    receiver.answer(200);
    expect(await deliver(305_000)).toMatchObject({ delivered: 1 });
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 3, last_answer: '200' }]);
    const row = await gateway.services.db.selectFrom('webhook_endpoints').selectAll().executeTakeFirstOrThrow();
    expect(row.failing_since).toBeNull();
  });

  it('is given up after its last attempt, and sent again by a replay under the same id', async () => {
    await queue();
    receiver.answer(500);
    let at = 0;
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      await deliver(at);
      const [row] = await deliveries();
      at = (row?.next_attempt_at ?? later(0)).getTime() - later(0).getTime();
    }
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: MOST_ATTEMPTS, last_answer: '500' }]);
    receiver.answer(204);
    const run = (...args: string[]) => webhooksOperation.run(gateway.services, args);
    const since = later(-1000).toISOString();
    expect(await run('replay', endpoint.id, '--since', since)).toEqual({
      ok: true,
      text: '1 messages are sent again.',
    });
    expect(await deliver()).toMatchObject({ delivered: 1 });
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await run('list')).text).toContain(`${endpoint.id}  ${receiver.url}`);
    expect(await auditOf()).toEqual([
      { actor: 'operator', action: 'create' },
      { actor: 'operator', action: 'replay' },
    ]);
  });

  it('is disabled after days of failures with a row of the audit, and enabled by a command', async () => {
    receiver.answer(503);
    await queue();
    await deliver();
    await queue(PUBLISHED, later(DISABLED_AFTER_DAYS * DAY_MS - 1));
    await deliver(DISABLED_AFTER_DAYS * DAY_MS - 1);
    expect(await auditOf()).toHaveLength(1);
    await queue(PUBLISHED, later(DISABLED_AFTER_DAYS * DAY_MS));
    await deliver(DISABLED_AFTER_DAYS * DAY_MS);
    expect(await auditOf()).toContainEqual({ actor: 'deliver-webhooks', action: 'disable' });
    const calls = receiver.calls.length;
    await queue();
    await deliver(30 * DAY_MS);
    expect(receiver.calls).toHaveLength(calls);
    expect((await webhooksOperation.run(gateway.services, ['enable', endpoint.id])).ok).toBe(true);
    receiver.answer(204);
    expect((await deliver(30 * DAY_MS))['delivered']).toBeGreaterThan(0);
  });

  it('is disabled at once by an endpoint that is gone', async () => {
    receiver.answer(410);
    await queue();
    await deliver();
    expect(await auditOf()).toContainEqual({ actor: 'deliver-webhooks', action: 'disable' });
  });

  it('calls no address of a private network in production, whatever its name resolves to', async () => {
    await queue();
    const resolve = (_name: string, done: (error: null, found: { address: string; family: number }[]) => void) =>
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    const sender = openWebhookSender({ isProduction: true, resolve });
    await deliverDue(gateway.services, sender, later(0));
    expect(await deliveries()).toMatchObject([{ last_answer: 'EADDRESS' }]);
    await gateway.services.db
      .updateTable('webhook_endpoints')
      .set({ url: receiver.url.replace('http://127.0.0.1', 'https://hooks.example.com') })
      .execute();
    await deliverDue(gateway.services, sender, later(10_000));
    expect(await deliveries()).toMatchObject([{ last_answer: 'EPRIVATE' }]);
    await sender.close();
    expect(receiver.calls).toEqual([]);
  });

  it('is forgotten after a month', async () => {
    await queue();
    const job = purgeJobOf([webhooksModule]);
    expect(await job.run(gateway.services, later(30 * DAY_MS - 1))).toEqual({ webhookMessages: 0 });
    expect(await job.run(gateway.services, later(30 * DAY_MS))).toEqual({ webhookMessages: 1 });
    expect(await deliveries()).toEqual([]);
  });
});

describe('an operator', () => {
  it.each([[['enable', 'we_none']], [['replay', 'we_none', '--since', '2026-03-01']], [['replay', 'x']], [[]]])(
    'changes nothing by %j',
    async (args) => expect(await webhooksOperation.run(gateway.services, args)).toMatchObject({ ok: false }),
  );
});
