import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { PaymentAnswer, PaymentRequest } from '../payment/payment-request.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { machinePaths, walkPath, type PathModel } from '../testing/machine-paths.ts';
import { settlePromises } from '../testing/memory-storage.ts';
import { purchaseMachine } from './purchase.machine.ts';

const request: PaymentRequest = { kind: 'multisite', optionId: 3046 };
const member = { memberId: '71', hashedMemberId: 'f00d', username: 'newcomer', orderId: 'order-1' };
const paid: PaymentAnswer = { success: true, location: '/videos', member };
const declined: PaymentAnswer = { success: false, location: '/_upgradedenial', member: null };
const settledPayment = { messageKey: '' };

const model: PathModel = {
  machine: purchaseMachine,
  events: [{ type: 'purchase', request }, { type: 'dismiss' }],
  answers: {
    payment: [
      { output: { ...settledPayment, kind: 'succeeded', answer: paid } },
      { output: { ...settledPayment, kind: 'failed', location: null, error: null } },
      { error: new Error('broken') },
    ],
    updateStatus: [{ output: undefined }, { error: new Error('offline') }],
  },
};

function start(answer: PaymentAnswer, update: () => Promise<void> = () => Promise.resolve()) {
  const requests: PaymentRequest[] = [];
  const pay = fromPromise<PaymentAnswer, PaymentRequest>(({ input }) => {
    requests.push(input);
    return Promise.resolve(answer);
  });
  let updates = 0;
  const updateStatus = fromPromise(() => {
    updates += 1;
    return update();
  });
  const payment = paymentMachine.provide({ actors: { pay } });
  const machine = purchaseMachine.provide({ actors: { payment, updateStatus } });
  return { actor: createActor(machine).start(), requests, updates: () => updates };
}

describe('L03 every path of the purchase', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    const end = (await walkPath(model, path)).at(-1);
    expect(end?.value).toEqual(path.end.value);
    expect(end?.hasTag('payment-loading')).toBe(end?.value === 'paying');
  });
});

describe('L03 the outcomes of a purchase', () => {
  const confirmation = { messageKey: 'purchase_membership_modal.payment_success', statusUpdated: true };
  const welcome = { memberId: '71', hashedMemberId: 'f00d' };

  it('multisite goes to the signup page with fatr=true and the welcome data', async () => {
    const { actor, requests, updates } = start(paid);
    actor.send({ type: 'purchase', request });
    actor.send({ type: 'purchase', request });
    actor.send({ type: 'dismiss' });
    await settlePromises();
    expect([requests, updates()]).toEqual([[request], 1]);
    expect(actor.getSnapshot().output).toEqual({
      ...confirmation,
      kind: 'multisite',
      path: '/_signupsuccess',
      search: {
        fatr: 'true',
        memberid: '71',
        hashedMemberId: 'f00d',
        username: 'newcomer',
        siteId: '8',
        order: 'order-1',
      },
    });
  });

  it.each([
    { kind: 'trial-upgrade', welcome: null },
    { kind: 'trial-upgrade', welcome },
    { kind: 'single-site', joinOptionId: 4 },
    { kind: 'reactivation', joinOptionId: 5 },
  ] satisfies PaymentRequest[])('%j goes on to where the gateway says', async (other) => {
    const { actor, requests } = start({ ...paid, member: null });
    actor.send({ type: 'purchase', request: other });
    await settlePromises();
    expect(requests).toEqual([other]);
    expect(actor.getSnapshot().output).toEqual({ ...confirmation, kind: other.kind, location: '/videos' });
  });

  it('multisite without a member is shown, not welcomed', async () => {
    const { actor } = start({ ...paid, member: null });
    actor.send({ type: 'purchase', request });
    await settlePromises();
    expect(actor.getSnapshot().output).toEqual({ ...confirmation, kind: 'single-site', location: '/videos' });
  });

  it('a status that cannot be loaded leaves the purchase done', async () => {
    const { actor } = start(paid, () => Promise.reject(new Error('offline')));
    actor.send({ type: 'purchase', request });
    await settlePromises();
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'multisite', statusUpdated: false });
  });

  it('E01 a decline says so and leaves the choice open', async () => {
    const { actor, updates } = start(declined);
    actor.send({ type: 'purchase', request });
    await settlePromises();
    expect([actor.getSnapshot().value, updates()]).toEqual(['choosing', 0]);
    expect(actor.getSnapshot().context).toMatchObject({
      failure: { messageKey: 'purchase_membership_modal.payment_failed', location: '/_upgradedenial', error: null },
    });
    actor.send({ type: 'purchase', request });
    expect(actor.getSnapshot().context.failure).toBeNull();
    await settlePromises();
    actor.send({ type: 'dismiss' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'dismissed' });
  });
});
