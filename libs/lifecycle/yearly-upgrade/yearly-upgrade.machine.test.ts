import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { PaymentAnswer, PaymentRequest } from '../payment/payment-request.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { machinePaths, walkPath, type PathModel } from '../testing/machine-paths.ts';
import { settlePromises } from '../testing/memory-storage.ts';
import { yearlyUpgradeMachine, type YearlyQuote } from './yearly-upgrade.machine.ts';

const quote: YearlyQuote = {
  optionId: 3047,
  chargedNow: { amount: 21989, currency: 'USD' },
  chargedLater: { amount: 23988, currency: 'USD' },
  laterAt: '2027-11-21T00:00:00.000Z',
  currentPlan: 'All sites, monthly membership',
  beginsAt: '2026-11-21T00:00:00.000Z',
};
const paid: PaymentAnswer = { success: true, location: '/_upgradesuccess', member: null };

const model: PathModel = {
  machine: yearlyUpgradeMachine,
  events: [{ type: 'confirm' }, { type: 'requote' }, { type: 'retry' }, { type: 'dismiss' }],
  answers: {
    loadQuote: [{ output: quote }, { output: null }, { error: new Error('offline') }],
    payment: [
      { output: { kind: 'succeeded', answer: paid } },
      { output: { kind: 'failed', error: null } },
      { error: new Error('broken') },
    ],
  },
};

async function start(found: YearlyQuote | null, answer: PaymentAnswer) {
  const requests: PaymentRequest[] = [];
  const pay = fromPromise<PaymentAnswer, PaymentRequest>(({ input }) => {
    requests.push(input);
    return Promise.resolve(answer);
  });
  const loadQuote = fromPromise(() => Promise.resolve(found));
  const payment = paymentMachine.provide({ actors: { pay } });
  const machine = yearlyUpgradeMachine.provide({ actors: { payment, loadQuote } });
  const actor = createActor(machine).start();
  await settlePromises();
  return { actor, requests };
}

describe('L20 every path of the yearly upgrade', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    const end = (await walkPath(model, path)).at(-1);
    expect(end?.value).toEqual(path.end.value);
    expect(end?.hasTag('payment-loading')).toBe(end?.value === 'paying');
  });
});

describe('L20 the upgrade from monthly to yearly', () => {
  it('shows the quote and pays once it is confirmed, once', async () => {
    const { actor, requests } = await start(quote, paid);
    expect([actor.getSnapshot().context.quote, requests]).toEqual([quote, []]);
    actor.send({ type: 'confirm' });
    actor.send({ type: 'confirm' });
    actor.send({ type: 'dismiss' });
    await settlePromises();
    const shown = { now: 21_989, later: 23_988, currency: 'USD' };
    expect(requests).toEqual([{ kind: 'multisite', optionId: 3047, shown }]);
    expect(actor.getSnapshot().output).toEqual({
      kind: 'upgraded',
      messageKey: 'purchase_membership_modal.payment_success',
      location: '/_upgradesuccess',
    });
  });

  it('takes a voucher along, and looks at the price again where it has changed', async () => {
    const { actor, requests } = await start(quote, { success: false, location: null, member: null });
    actor.send({ type: 'confirm', voucher: 'SUMMER' });
    await settlePromises();
    expect(requests).toMatchObject([{ voucher: 'SUMMER' }]);
    actor.send({ type: 'requote' });
    expect(actor.getSnapshot().value).toBe('quoting');
    await settlePromises();
    expect(actor.getSnapshot().value).toBe('offered');
  });

  it('is not offered to a member who cannot upgrade', async () => {
    const { actor, requests } = await start(null, paid);
    expect([actor.getSnapshot().output, requests]).toEqual([{ kind: 'not-upgradeable' }, []]);
  });

  it('E01 stays on offer after a decline', async () => {
    const { actor, requests } = await start(quote, { success: false, location: null, member: null });
    actor.send({ type: 'confirm' });
    await settlePromises();
    expect(actor.getSnapshot().value).toBe('offered');
    expect(actor.getSnapshot().context).toMatchObject({
      messageKey: 'purchase_membership_modal.payment_failed',
    });
    actor.send({ type: 'confirm' });
    expect(actor.getSnapshot().context.messageKey).toBeNull();
    await settlePromises();
    expect(requests.length).toBe(2);
  });
});
