import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machinePaths, walkPath, type PathModel } from '../testing/machine-paths.ts';
import { settlePromises } from '../testing/memory-storage.ts';
import { reactivationMachine, type ReactivationRequest } from './reactivation.machine.ts';
import type { RetentionOffer } from './retention-offer.ts';

const offer: RetentionOffer = {
  name: 'half-price',
  currencies: ['USD'],
  displayRules: {
    priceRange: { min: 1000, max: 4000 },
    rebillPeriod: 30,
    sites: ['vixen'],
    subscriptionType: 'member',
    brands: ['vixen'],
  },
  deal: { newPrice: 1499, offeredGems: 20 },
  currentRebill: { amount: 2999, currency: 'USD' },
};
const input = { userUuid: 'e7a1', source: 'account' };

const model: PathModel = {
  machine: reactivationMachine,
  inputs: [input],
  events: [{ type: 'reactivate', withOffer: true }, { type: 'reactivate', withOffer: false }, { type: 'dismiss' }],
  answers: {
    getRetentionOffer: [{ output: offer }, { output: null }, { error: new Error('offline') }],
    reactivate: [{ output: { success: true } }, { output: { success: false } }, { error: new Error('offline') }],
  },
};

async function start(found: Promise<RetentionOffer | null>, answer: () => Promise<{ success: boolean }>) {
  const requests: ReactivationRequest[] = [];
  const reactivate = fromPromise<{ success: boolean }, ReactivationRequest>(({ input: request }) => {
    requests.push(request);
    return answer();
  });
  const getRetentionOffer = fromPromise<RetentionOffer | null, { readonly userUuid: string }>(() => found);
  const machine = reactivationMachine.provide({ actors: { getRetentionOffer, reactivate } });
  const actor = createActor(machine, { input }).start();
  await settlePromises();
  return { actor, requests };
}

const success = () => Promise.resolve({ success: true });

describe('L04 every path of the reactivation', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    const end = (await walkPath(model, path)).at(-1);
    expect(end?.value).toEqual(path.end.value);
    expect(end?.hasTag('uncancel-loading')).toBe(end?.value === 'reactivating');
  });
});

describe('L04 the retention offer', () => {
  it('is stored when it comes, and empty when it fails', async () => {
    const { actor } = await start(Promise.resolve(offer), success);
    expect(actor.getSnapshot().context.offer).toEqual(offer);
    const failed = await start(Promise.reject(new Error('offline')), success);
    expect(failed.actor.getSnapshot().context).toMatchObject({ offer: null, messageKey: null });
    expect(failed.actor.getSnapshot().value).toBe('deciding');
  });

  it.each([
    [true, offer],
    [false, null],
  ])('goes with the request when it is taken: %s', async (withOffer, sent) => {
    const { actor, requests } = await start(Promise.resolve(offer), success);
    actor.send({ type: 'reactivate', withOffer });
    actor.send({ type: 'reactivate', withOffer });
    await settlePromises();
    expect(requests).toEqual([{ ...input, offer: sent }]);
    expect(actor.getSnapshot().output).toEqual({
      kind: 'reactivated',
      messageKey: 'reactivate_cancelled_rebill_modal.reactivate_cancelled_rebill_success',
    });
  });

  it('cannot be taken when there is none', async () => {
    const { actor, requests } = await start(Promise.resolve(null), success);
    actor.send({ type: 'reactivate', withOffer: true });
    await settlePromises();
    expect(requests).toEqual([]);
  });
});

describe('L04 E02 a reactivation that fails', () => {
  it.each([
    ['is refused', () => Promise.resolve({ success: false }), null],
    ['throws', () => Promise.reject(new Error('offline')), new Error('offline')],
  ])('because it %s says so, stops loading and may be tried again', async (_, answer, error) => {
    const { actor, requests } = await start(Promise.resolve(offer), answer);
    actor.send({ type: 'reactivate', withOffer: true });
    expect(actor.getSnapshot().hasTag('uncancel-loading')).toBe(true);
    await settlePromises();
    expect(actor.getSnapshot().hasTag('uncancel-loading')).toBe(false);
    expect(actor.getSnapshot().context).toMatchObject({
      messageKey: 'reactivate_cancelled_rebill_modal.reactivate_cancelled_rebill_failed',
      error,
    });
    actor.send({ type: 'reactivate', withOffer: false });
    expect(actor.getSnapshot().context.messageKey).toBeNull();
    await settlePromises();
    expect(requests.map((request) => request.offer)).toEqual([offer, null]);
    actor.send({ type: 'dismiss' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'dismissed' });
  });
});
