import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../config/clock.ts';
import { HELD_MS } from '../../../outbox/work-off.ts';
import { OPERATOR } from '../../staff/staff/public.ts';
import { deliverDue } from './deliver-webhooks.ts';
import { createEndpoint } from './endpoints.ts';
import { type ClaimedDelivery, claimDelivery, postponeDelivery, settleDelivery } from './outbox.ts';
import { queueWebhook } from './queue-webhook.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ clock, parts: { log: pino({ level: 'silent' }) } });
});
beforeEach(async () => {
  const { db } = gateway.services;
  await db.deleteFrom('webhook_endpoints').execute();
  await db.deleteFrom('webhook_messages').execute();
  await createEndpoint(gateway.services, OPERATOR, { url: 'http://127.0.0.1:1/', types: ['membership.ended'] });
  const data = { subscription: 's-1', brand: 'vixen' };
  await queueWebhook(db, { type: 'membership.ended', data }, clock.now());
});
afterAll(() => gateway.close());

const db = () => gateway.services.db;
const delivery = () => db().selectFrom('webhook_deliveries').selectAll().executeTakeFirstOrThrow();

/** A process takes the delivery and sends it; null where another one holds it. */
async function claim(): Promise<ClaimedDelivery | null> {
  const at = clock.now();
  return claimDelivery(db(), { at, heldUntil: new Date(at.getTime() + HELD_MS), busy: [], pace: 'any' });
}
async function claimed(): Promise<ClaimedDelivery> {
  const found = await claim();
  if (found === null) throw new Error('Expected a due delivery.');
  return found;
}

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
    await settleDelivery(db(), first, '200', clock.now());
    expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 2, last_answer: '200' });
    await postponeDelivery(db(), second, '500', clock.now());
    expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 2, last_answer: '200' });
  });

  it('as one of two where both fail, and who came later decides when it is tried again', async () => {
    const first = await claimed();
    clock.advance(HELD_MS);
    const second = await claimed();
    await postponeDelivery(db(), first, 'ETIMEOUT', clock.now());
    expect(await claim(), 'the second process still holds it').toBeNull();
    await postponeDelivery(db(), second, '500', clock.now());
    expect(await delivery()).toMatchObject({ state: 'queued', attempts: 2, last_answer: '500' });
    // The wait is that of the second attempt.
    clock.advance(299_999);
    expect(await claim()).toBeNull();
    clock.advance(1);
    expect((await claimed()).attempts).toBe(3);
  });
});
