import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../config/clock.ts';
import { claimDue, type Claimed } from '../../../outbox/claims.ts';
import { type MessageOf, retryOrGiveUp, settle } from '../../../outbox/queued-rows.ts';
import { QUEUES } from '../../../outbox/queues.ts';
import { HELD_MS } from '../../../outbox/work-off.ts';
import { OPERATOR } from '../../staff/staff/public.ts';
import { deliverDue } from './deliver-webhooks.ts';
import { createEndpoint } from './endpoints.ts';
import { queueWebhook } from './queue-webhook.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
const gateway = gatewayForTests({ clock, parts: { log: pino({ level: 'silent' }) } });
beforeEach(async () => {
  const { db } = gateway.services;
  await db.deleteFrom('webhook_endpoints').execute();
  await db.deleteFrom('webhook_messages').execute();
  await createEndpoint(gateway.services, OPERATOR, { url: 'http://127.0.0.1:1/', types: ['membership.ended'] });
  const data = { subscription: 's-1', brand: 'vixen' };
  await queueWebhook(db, { type: 'membership.ended', data }, clock.now());
});

const db = () => gateway.services.db;
const delivery = () => db().selectFrom('webhook_deliveries').selectAll().executeTakeFirstOrThrow();

type Delivery = MessageOf<typeof QUEUES.webhooks> & Claimed;

/** A process takes the delivery and sends it; null where another one holds it. */
async function claim(): Promise<Delivery | null> {
  const now = clock.now();
  const due = { now, heldUntil: new Date(now.getTime() + HELD_MS) };
  return (await claimDue<Delivery>(db(), QUEUES.webhooks, { columns: sql`q.state` }, due)).at(0) ?? null;
}
async function claimed(): Promise<Delivery> {
  const found = await claim();
  if (found === null) throw new Error('Expected a due delivery.');
  return found;
}
const arrived = (sent: Delivery) =>
  settle(db(), QUEUES.webhooks, sent, { state: 'delivered', settled_at: clock.now(), last_answer: '200' });
const failed = (sent: Delivery, answer: string) =>
  retryOrGiveUp(db(), QUEUES.webhooks, sent, {
    at: clock.now(),
    change: { last_answer: answer },
    givenUp: { state: 'failed', settled_at: clock.now() },
  });

describe('an attempt is recorded', () => {
  it('where the process died between sending and recording: the next one is the second', async () => {
    await claimed();
    expect(await delivery()).toMatchObject({ state: 'queued', attempts: 1, last_answer: null });
    clock.advance(HELD_MS - 1);
    expect(await claim()).toBeNull();
    clock.advance(1);
    const sender = { send: async () => ({ status: 200 }), close: async () => undefined };
    expect(await deliverDue(gateway.services, sender, clock.now())).toMatchObject({ delivered: 1 });
    expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 2, last_answer: '200' });
  });

  it('as delivered where its lease had ended and another process is sending, whose failure undoes nothing', async () => {
    const first = await claimed();
    clock.advance(HELD_MS);
    const second = await claimed();
    await arrived(first);
    expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 2, last_answer: '200' });
    await failed(second, '500');
    expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 2, last_answer: '200' });
  });

  it('as one of two where both fail, and who came later decides when it is tried again', async () => {
    const first = await claimed();
    clock.advance(HELD_MS);
    const second = await claimed();
    await failed(first, 'ETIMEOUT');
    expect(await claim(), 'the second process still holds it').toBeNull();
    await failed(second, '500');
    expect(await delivery()).toMatchObject({ state: 'queued', attempts: 2, last_answer: '500' });
    // The wait is that of the second attempt.
    clock.advance(299_999);
    expect(await claim()).toBeNull();
    clock.advance(1);
    expect((await claimed()).attempts).toBe(3);
  });
});
