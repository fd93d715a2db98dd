import { createActor, fromPromise, toPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machinePaths, walkPath, type PathModel } from '../testing/machine-paths.ts';
import { settlePromises } from '../testing/memory-storage.ts';
import {
  type CancellationAnswer,
  cancellationMachine,
  type CancellationQuote,
  type CancellationReason,
  type QuoteAnswer,
} from './cancellation.machine.ts';

const quote: CancellationQuote = {
  confirmationId: 'c1',
  accessUntil: '2026-03-30T00:00:00Z',
  gemsLost: 40,
  channelPacksLost: 2,
  filmsLost: 0,
  favorites: 3,
  canUndo: true,
  offer: null,
};
const offer = { deal: { newPrice: 1499, offeredGems: 20 }, currentRebill: { amount: 2999, currency: 'USD' } };
const quoted: QuoteAnswer = { success: true, quote };
const offered: QuoteAnswer = { success: true, quote: { ...quote, offer } };
const refused = { success: false, messageKey: 'billing.cancellation.failed' } as const;
const done: CancellationAnswer = { success: true, messageKey: 'billing.cancellation.confirmed' };
const offline = new Error('offline');

const model: PathModel = {
  machine: cancellationMachine,
  events: [
    { type: 'choose-reason', reason: 'OTHER' },
    { type: 'continue' },
    { type: 'accept-offer' },
    { type: 'decline-offer' },
    { type: 'confirm' },
    { type: 'dismiss' },
  ],
  answers: {
    requestQuote: [{ output: quoted }, { output: offered }, { output: refused }, { error: offline }],
    acceptOffer: [{ output: done }, { output: refused }, { error: offline }],
    confirmCancellation: [{ output: done }, { output: refused }, { error: offline }],
  },
};

describe('D25 every path of a cancellation', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    const end = (await walkPath(model, path)).at(-1);
    expect(end?.value).toEqual(path.end.value);
    expect(end?.hasTag('cancellation-loading')).toBe(
      ['requestingQuote', 'acceptingOffer', 'cancelling'].includes(String(end?.value)),
    );
  });
});

function start(answer: QuoteAnswer, confirm: () => Promise<CancellationAnswer> = () => Promise.resolve(done)) {
  const confirmed: string[] = [];
  const machine = cancellationMachine.provide({
    actors: {
      requestQuote: fromPromise<QuoteAnswer, { reason: CancellationReason }>(() => Promise.resolve(answer)),
      confirmCancellation: fromPromise<CancellationAnswer, { confirmationId: string }>(({ input }) => {
        confirmed.push(input.confirmationId);
        return confirm();
      }),
      acceptOffer: fromPromise<CancellationAnswer, { confirmationId: string }>(() => Promise.resolve(done)),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'choose-reason', reason: 'TOO_EXPENSIVE' });
  actor.send({ type: 'continue' });
  return { actor, confirmed };
}

describe('D25 a cancellation', () => {
  it('asks for a reason before anything else', () => {
    const actor = createActor(cancellationMachine).start();
    actor.send({ type: 'continue' });
    expect(actor.getSnapshot().value).toBe('choosingReason');
  });

  it('confirms the quote that it showed, once for a double click', async () => {
    const { actor, confirmed } = start(quoted);
    await settlePromises();
    actor.send({ type: 'confirm' });
    actor.send({ type: 'confirm' });
    expect(await toPromise(actor)).toEqual({ kind: 'cancelled', messageKey: done.messageKey });
    expect(confirmed).toEqual(['c1']);
  });

  it('shows an offer once: after a failed confirmation the losses are shown again, not the offer', async () => {
    const { actor } = start(offered, () => Promise.reject(offline));
    await settlePromises();
    expect(actor.getSnapshot().value).toBe('offering');
    actor.send({ type: 'decline-offer' });
    actor.send({ type: 'confirm' });
    await settlePromises();
    expect(actor.getSnapshot().value).toBe('confirming');
    expect(actor.getSnapshot().context.error).toBe(offline);
  });

  it('says why a membership cannot be cancelled here', async () => {
    const { actor } = start(refused);
    await settlePromises();
    expect(actor.getSnapshot().context.refusal).toEqual({ messageKey: refused.messageKey });
    expect(actor.getSnapshot().value).toBe('choosingReason');
  });
});
