import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { injectedCall } from '../injection/injected-call.ts';
import { machinePaths, walkPath, type PathModel } from './machine-paths.ts';

const machine = setup({
  actors: { request: injectedCall<boolean>('request') },
  delays: { pause: 500 },
  guards: { yes: (_, answer: boolean) => answer },
}).createMachine({
  id: 'sample',
  context: { turns: 0 },
  initial: 'requesting',
  states: {
    requesting: {
      entry: assign({ turns: ({ context }) => context.turns + 1 }),
      invoke: {
        src: 'request',
        onDone: [
          { guard: { type: 'yes', params: ({ event }) => event.output }, target: 'done' },
          { target: 'resting' },
        ],
      },
    },
    resting: {
      on: { stop: 'done' },
      after: { pause: { guard: ({ context }) => context.turns < 2, target: 'requesting' } },
    },
    done: { type: 'final' },
  },
});

const model: PathModel = {
  machine,
  events: [{ type: 'stop' }],
  answers: { request: [{ output: true }, { output: false }] },
};

const refuse = () => {
  throw new Error('no answer is like another');
};

describe('generated paths', () => {
  it('take every transition once, and try every event where it is ignored', () => {
    expect(machinePaths(model).map(({ title }) => title)).toEqual([
      'stop leads to "requesting", as before',
      'done.actor.0.sample.requesting leads to "done"',
      'done.actor.0.sample.requesting leads to "resting"',
      'done.actor.0.sample.requesting, stop leads to "done"',
      'done.actor.0.sample.requesting, after.pause.sample.resting leads to "requesting"',
      'after.pause.sample.resting, done.actor.0.sample.requesting, after.pause.sample.resting leads to "resting", as before',
    ]);
  });

  it.each([
    ['Never reached: sample.resting on stop', { ...model, events: [] }],
    ['sample.resting; ', { ...model, answers: { request: [] } }],
    ['The machine breaks on its way', { ...model, machine: machine.provide({ guards: { yes: refuse } }) }],
  ])('name what nothing reaches or what breaks, by one that fails: %s', async (flaw, wrong) => {
    const last = machinePaths(wrong).at(-1);
    expect(last?.title).toContain(flaw);
    await expect(last && walkPath(wrong, last)).rejects.toThrow(flaw);
  });

  it('are walked by a running actor with its own guards', async () => {
    const guards = { yes: () => false };
    const changed: PathModel = { ...model, machine: machine.provide({ guards }) };
    const ends = await Promise.all(
      machinePaths(model).map(async (path) => (await walkPath(changed, path)).at(-1)?.value),
    );
    expect(ends).toEqual(['requesting', 'resting', 'resting', 'done', 'requesting', 'resting']);
  });
});
