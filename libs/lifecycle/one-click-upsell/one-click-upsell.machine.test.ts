import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machinePaths, walkPath, type PathModel } from '../testing/machine-paths.ts';
import { settlePromises } from '../testing/memory-storage.ts';
import { oneClickUpsellMachine, type UpsellCall, type UpsellInput } from './one-click-upsell.machine.ts';
import type { UpsellAnswer, UpsellConfirmation, UpsellRequest } from './upsell-request.ts';

const outgoing: UpsellRequest = {
  kind: 'outgoing',
  epochUpsellId: 'e1',
  segpayUpsellId: null,
  rgUpsellId: null,
  memberLink: null,
  clickId: 'gas-7',
};
const confirmation: UpsellConfirmation = {
  price: { initial: { amount: 100, currency: 'USD' }, recurring: { amount: 2999, currency: 'USD' } },
  title: 'One more brand',
  description: 'Two days, then monthly.',
  component: 'ConfirmOutgoingUpsell',
};
const redirect: UpsellAnswer = { kind: 'redirect', url: 'https://partner.example/in' };
const confirm: UpsellAnswer = { kind: 'confirmation', confirmation };
const failed: UpsellAnswer = { kind: 'failed' };
const input: UpsellInput = { request: outgoing, confirmed: false, tourLink: 'https://www.vixen.example/' };
const fallBack = { kind: 'fall-back', url: 'https://www.vixen.example/' };

const model: PathModel = {
  machine: oneClickUpsellMachine,
  inputs: [input],
  events: [{ type: 'confirm' }, { type: 'dismiss' }],
  answers: {
    callUpsell: [{ output: redirect }, { output: confirm }, { output: failed }, { error: new Error('offline') }],
  },
};

async function start(answers: readonly UpsellAnswer[], facts: Partial<UpsellInput> = {}) {
  const calls: UpsellCall[] = [];
  const callUpsell = fromPromise<UpsellAnswer, UpsellCall>((call) => {
    calls.push(call.input);
    const answer = answers[calls.length - 1];
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('offline'));
  });
  const machine = oneClickUpsellMachine.provide({ actors: { callUpsell } });
  const actor = createActor(machine, { input: { ...input, ...facts } }).start();
  await settlePromises();
  return { actor, calls };
}

describe('L19 every path of the one-click upsell', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    expect((await walkPath(model, path)).at(-1)?.value).toEqual(path.end.value);
  });
});

describe('L19 the one-click upsell', () => {
  it.each<UpsellRequest>([
    outgoing,
    { kind: 'multisite', optionId: 3045 },
    { kind: 'single-site', joinOptionId: 2 },
    { kind: 'trial-upgrade', welcome: null },
    { kind: 'trial-upgrade', welcome: { memberId: '1', hashedMemberId: 'a' } },
    { kind: 'cams' },
  ])('%j asks once and goes where the gateway says', async (request) => {
    const { actor, calls } = await start([redirect], { request });
    expect(calls).toEqual([{ request, confirmed: false }]);
    expect(actor.getSnapshot().output).toEqual({ kind: 'redirect', url: 'https://partner.example/in' });
  });

  it('shows the confirmation step and asks again only when it is confirmed', async () => {
    const { actor, calls } = await start([confirm, redirect]);
    expect(actor.getSnapshot().context.confirmation).toEqual(confirmation);
    expect(calls.length).toBe(1);
    actor.send({ type: 'confirm' });
    actor.send({ type: 'confirm' });
    await settlePromises();
    expect(calls.map(({ confirmed }) => confirmed)).toEqual([false, true]);
    expect(actor.getSnapshot().output?.kind).toBe('redirect');
  });

  it('charges nothing when the confirmation step is left', async () => {
    const { actor, calls } = await start([confirm, redirect]);
    actor.send({ type: 'dismiss' });
    await settlePromises();
    expect([actor.getSnapshot().output, calls.length]).toEqual([{ kind: 'dismissed' }, 1]);
  });

  it.each([
    ['a refusal', [failed], false],
    ['an error', [], false],
    ['a confirmation asked for again', [confirm], true],
  ] as const)('E14 %s falls back to the tour link', async (_, answers, confirmed) => {
    const { actor } = await start(answers, { confirmed });
    expect(actor.getSnapshot().output).toEqual(fallBack);
  });

  it('E14 a failure after the confirmation falls back too', async () => {
    const { actor } = await start([confirm, failed]);
    actor.send({ type: 'confirm' });
    await settlePromises();
    expect(actor.getSnapshot().output).toEqual(fallBack);
  });
});
