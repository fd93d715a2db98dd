import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machinePaths, walkPath, type PathModel } from '../testing/machine-paths.ts';
import { BLOCKED_STORAGE, memoryStorage } from '../testing/memory-storage.ts';
import { INTERSTITIAL_SNOOZED_KEY, interstitialMachine, type InterstitialInput } from './interstitial.machine.ts';

const at = (iso: string) => () => Date.parse(iso);
const snoozedAt = (value: string) => memoryStorage({ [INTERSTITIAL_SNOOZED_KEY]: value });
// Paths must not hear of each other: nothing can be written here.
const input: InterstitialInput = { storage: BLOCKED_STORAGE, now: at('2026-02-28T09:00:00Z'), maySnooze: true };

const model: PathModel = {
  machine: interstitialMachine,
  inputs: [input, { ...input, maySnooze: false }, { ...input, storage: snoozedAt(String(input.now() - 1)) }],
  events: [{ type: 'open' }, { type: 'snooze' }, { type: 'continue' }],
  answers: {},
};

const open = (facts: Partial<InterstitialInput>) => {
  const actor = createActor(interstitialMachine, { input: { ...input, storage: memoryStorage(), ...facts } }).start();
  actor.send({ type: 'open' });
  return actor;
};

describe('L18 every path of the interstitial', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    expect((await walkPath(model, path)).at(-1)?.value).toEqual(path.end.value);
  });
});

describe('L18 the offers interstitial', () => {
  it.each([
    ['2026-01-15T12:00:00.000Z', '2026-02-15T11:59:59.999Z', 'hidden'],
    ['2026-01-15T12:00:00.000Z', '2026-02-15T12:00:00.000Z', 'shown'],
    ['2026-01-31T12:00:00.000Z', '2026-02-28T11:59:59.999Z', 'hidden'],
    ['2026-01-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z', 'shown'],
  ])('snoozed at %s is at %s %s', (snoozed, now, state) => {
    const storage = memoryStorage();
    const first = open({ storage, now: at(snoozed) });
    expect(first.getSnapshot().value).toBe('shown');
    first.send({ type: 'snooze' });
    expect(first.getSnapshot().output).toEqual({ kind: 'snoozed' });
    expect(open({ storage, now: at(now) }).getSnapshot().value).toBe(state);
  });

  it('comes back when it was only continued', () => {
    const storage = memoryStorage();
    const first = open({ storage });
    first.send({ type: 'continue' });
    expect(first.getSnapshot().output).toEqual({ kind: 'continued' });
    expect(open({ storage }).getSnapshot().value).toBe('shown');
  });

  it('A06 is snoozed by active members only', () => {
    const actor = open({ maySnooze: false });
    actor.send({ type: 'snooze' });
    expect(actor.getSnapshot().value).toBe('shown');
  });

  it.each([
    ['blocked storage', BLOCKED_STORAGE],
    ['an instant in the future', snoozedAt('9999999999999')],
    ['no instant', snoozedAt('soon')],
  ])('is shown, and lets go on, with %s', (_, storage) => {
    const actor = open({ storage });
    expect(actor.getSnapshot().value).toBe('shown');
    actor.send({ type: 'snooze' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'snoozed' });
  });
});
