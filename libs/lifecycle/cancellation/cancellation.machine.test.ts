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
const told: CancellationAnswer = { success: true, messageKey: 'billing.cancellation.reasonKept' };
const offline = new Error('offline');

const model: PathModel = {
  machine: cancellationMachine,
  events: [
    { type: 'retry' },
    { type: 'accept-offer' },
    { type: 'confirm' },
    { type: 'choose-reason', reason: 'OTHER' },
    { type: 'send-reason' },
    { type: 'dismiss' },
  ],
  answers: {
    requestQuote: [{ output: quoted }, { output: offered }, { output: refused }, { error: offline }],
    acceptOffer: [{ output: done }, { output: refused }, { error: offline }],
    confirmCancellation: [{ output: done }, { output: refused }, { error: offline }],
    sendReason: [{ output: told }, { output: refused }, { error: offline }],
  },
};

describe('D25 every path of a cancellation', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    const end = (await walkPath(model, path)).at(-1);
    expect(end?.value).toEqual(path.end.value);
    expect(end?.hasTag('cancellation-loading')).toBe(
      ['requestingQuote', 'acceptingOffer', 'cancelling', 'sendingReason'].includes(String(end?.value)),
    );
  });
});

function start(answer: QuoteAnswer, confirm: () => Promise<CancellationAnswer> = () => Promise.resolve(done)) {
  const confirmed: string[] = [];
  const reasons: object[] = [];
  const machine = cancellationMachine.provide({
    actors: {
      requestQuote: fromPromise<QuoteAnswer>(() => Promise.resolve(answer)),
      confirmCancellation: fromPromise<CancellationAnswer, { confirmationId: string }>(({ input }) => {
        confirmed.push(input.confirmationId);
        return confirm();
      }),
      acceptOffer: fromPromise<CancellationAnswer, { confirmationId: string }>(() => Promise.resolve(done)),
      sendReason: fromPromise<CancellationAnswer, { confirmationId: string; reason: CancellationReason }>(
        ({ input }) => {
          reasons.push(input);
          return Promise.resolve(told);
        },
      ),
    },
  });
  return { actor: createActor(machine).start(), confirmed, reasons };
}

describe('D25 a cancellation', () => {
  it('is done by one press, with or without an offer beside it, and for a double click once', async () => {
    for (const answer of [quoted, offered]) {
      const { actor, confirmed } = start(answer);
      await settlePromises();
      actor.send({ type: 'confirm' });
      actor.send({ type: 'confirm' });
      await settlePromises();
      expect(actor.getSnapshot().value).toBe('cancelled');
      expect(confirmed).toEqual(['c1']);
    }
  });

  it('asks why only when it is done, and ends without an answer', async () => {
    const { actor, reasons } = start(quoted);
    await settlePromises();
    actor.send({ type: 'choose-reason', reason: 'OTHER' });
    expect(actor.getSnapshot().context.reason).toBeNull();
    actor.send({ type: 'confirm' });
    await settlePromises();
    actor.send({ type: 'send-reason' });
    expect(actor.getSnapshot().value).toBe('cancelled');
    actor.send({ type: 'dismiss' });
    expect(await toPromise(actor)).toEqual({ kind: 'cancelled', messageKey: done.messageKey });
    expect(reasons).toEqual([]);
  });

  it('sends the reason that was chosen last', async () => {
    const { actor, reasons } = start(quoted);
    await settlePromises();
    actor.send({ type: 'confirm' });
    await settlePromises();
    actor.send({ type: 'choose-reason', reason: 'OTHER' });
    actor.send({ type: 'choose-reason', reason: 'TOO_EXPENSIVE' });
    actor.send({ type: 'send-reason' });
    expect(await toPromise(actor)).toEqual({ kind: 'told', messageKey: told.messageKey });
    expect(reasons).toEqual([{ confirmationId: 'c1', reason: 'TOO_EXPENSIVE' }]);
  });

  it('shows the losses again after a confirmation that failed, and can be tried again', async () => {
    const { actor, confirmed } = start(offered, () => Promise.reject(offline));
    await settlePromises();
    for (const times of [1, 2]) {
      actor.send({ type: 'confirm' });
      await settlePromises();
      expect(actor.getSnapshot().value).toBe('deciding');
      expect(actor.getSnapshot().context.error).toBe(offline);
      expect(confirmed).toHaveLength(times);
    }
  });

  it('says why a membership cannot be cancelled here', async () => {
    const { actor } = start(refused);
    await settlePromises();
    expect(actor.getSnapshot().context.refusal).toEqual({ messageKey: refused.messageKey });
    expect(actor.getSnapshot().value).toBe('unanswered');
  });
});
