import { createActor, fromPromise, toPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machinePaths, walkPath, type PathModel } from '../testing/machine-paths.ts';
import { paymentCall, type PaymentAnswer, type PaymentRequest } from './payment-request.ts';
import { paymentMachine } from './payment.machine.ts';

const approved: PaymentAnswer = { success: true, location: '/', member: null };
const declined: PaymentAnswer = { success: false, location: '/_upgradedenial', member: null };
const input = { request: { kind: 'multisite', optionId: 3045 } as const };

const terms = { shown: { now: 2_399, later: 2_999, currency: 'USD' }, voucher: 'SUMMER' } as const;

const model: PathModel = {
  machine: paymentMachine,
  inputs: [input],
  events: [],
  answers: { pay: [{ output: approved }, { output: declined }, { error: new Error('unreachable') }] },
};

describe('L02 payment', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    const end = (await walkPath(model, path)).at(-1);
    expect(end?.value).toEqual(path.end.value);
    expect(end?.hasTag('payment-loading')).toBe(false);
  });

  it('is loading from the request on, and asks for what was chosen once', async () => {
    const requests: PaymentRequest[] = [];
    const call = Promise.withResolvers<PaymentAnswer>();
    const pay = fromPromise<PaymentAnswer, PaymentRequest>(({ input: request }) => {
      requests.push(request);
      return call.promise;
    });
    const actor = createActor(paymentMachine.provide({ actors: { pay } }), { input }).start();
    expect(actor.getSnapshot().hasTag('payment-loading')).toBe(true);
    call.resolve(approved);
    expect(await toPromise(actor)).toEqual({
      kind: 'succeeded',
      messageKey: 'purchase_membership_modal.payment_success',
      answer: approved,
    });
    expect(requests).toEqual([input.request]);
  });

  it.each([
    ['a decline', () => Promise.resolve(declined), '/_upgradedenial', null],
    ['an error', () => Promise.reject(new Error('reset')), null, new Error('reset')],
  ])('E01 fails on %s', async (_, answer, location, error) => {
    const machine = paymentMachine.provide({ actors: { pay: fromPromise(answer) } });
    expect(await toPromise(createActor(machine, { input }).start())).toEqual({
      kind: 'failed',
      messageKey: 'purchase_membership_modal.payment_failed',
      location,
      error,
    });
  });

  it('fails, and names the call, when nothing makes it', async () => {
    const outcome = await toPromise(createActor(paymentMachine, { input }).start());
    expect(outcome).toMatchObject({ kind: 'failed', error: new Error('The call "pay" was not provided') });
  });
});

describe('C06 C07 C08 the call of a payment', () => {
  const welcome = { memberId: '12', hashedMemberId: 'abc' };
  it.each([
    [{ kind: 'multisite', optionId: 3047 }, 'internalUpsellOneclickMultisite', { optionId: 3047 }],
    [{ kind: 'single-site', joinOptionId: 9 }, 'internalUpsellOneclickSinglesite', { joinOptionId: 9 }],
    [{ kind: 'reactivation', joinOptionId: 8 }, 'internalUpsellOneclickSinglesite', { joinOptionId: 8 }],
    [{ kind: 'trial-upgrade', welcome: null }, 'internalUpsellTrialUpgrade', {}],
    [{ kind: 'trial-upgrade', welcome }, 'internalUpsellTrialUpgradeWelcomePage', welcome],
    [{ kind: 'multisite', optionId: 3045, ...terms }, 'internalUpsellOneclickMultisite', { optionId: 3045, ...terms }],
    [
      { kind: 'single-site', joinOptionId: 303, ...terms },
      'internalUpsellOneclickSinglesite',
      { joinOptionId: 303, ...terms },
    ],
    [{ kind: 'trial-upgrade', welcome: null, ...terms }, 'internalUpsellTrialUpgrade', terms],
  ] as const)('of %j is %s', (request, name, facts) => {
    expect(paymentCall(request)).toEqual({ name, input: facts });
  });
});
