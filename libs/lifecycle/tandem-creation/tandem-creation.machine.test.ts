import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machinePaths, walkPath, type PathModel } from '../testing/machine-paths.ts';
import { settlePromises } from '../testing/memory-storage.ts';
import { tandemCreationMachine, type TandemAnswer, type TandemChild } from './tandem-creation.machine.ts';

const fields = { email: 'child@mail.example', password: 'secret123' };
const input = { hasTandemChildAccount: false, isTandemChildAccount: false };

const model: PathModel = {
  machine: tandemCreationMachine,
  inputs: [input],
  events: [{ type: 'create', fields }, { type: 'dismiss' }],
  answers: {
    inviteChild: [
      { output: { kind: 'invited' } },
      { output: { kind: 'refused', messageKey: 'taken' } },
      { error: new Error('offline') },
    ],
  },
};

function start(answer: () => Promise<TandemAnswer>, facts: Partial<typeof input> = {}) {
  const sent: TandemChild[] = [];
  const inviteChild = fromPromise<TandemAnswer, TandemChild>((call) => {
    sent.push(call.input);
    return answer();
  });
  const machine = tandemCreationMachine.provide({ actors: { inviteChild } });
  return { actor: createActor(machine, { input: { ...input, ...facts } }).start(), sent };
}

const invited = () => Promise.resolve<TandemAnswer>({ kind: 'invited' });

describe('L17 every path of the tandem creation', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    expect((await walkPath(model, path)).at(-1)?.value).toEqual(path.end.value);
  });
});

describe('L17 the tandem child account', () => {
  it('is invited by one call, and not there before its link is followed', async () => {
    const { actor, sent } = start(invited);
    actor.send({ type: 'create', fields });
    expect(actor.getSnapshot().context.hasTandemChildAccount).toBe(false);
    actor.send({ type: 'create', fields });
    await settlePromises();
    expect(sent).toEqual([{ email: 'child@mail.example', password: 'secret123' }]);
    expect(actor.getSnapshot().context).toMatchObject({ hasTandemChildAccount: false, child: null });
    expect(actor.getSnapshot().output).toEqual({
      kind: 'invited',
      messageKey: 'tandem_account_creation_modal.invited',
    });
  });

  it.each([{ hasTandemChildAccount: true }, { isTandemChildAccount: true }])(
    'is not invited given %j',
    async (facts) => {
      const { actor, sent } = start(invited, facts);
      actor.send({ type: 'create', fields });
      await settlePromises();
      expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'editing' });
      expect(sent).toEqual([]);
    },
  );

  it.each([
    [() => Promise.resolve<TandemAnswer>({ kind: 'refused', messageKey: 'taken' }), 'taken', null],
    [() => Promise.reject(new Error('offline')), 'tandem_account_creation_modal.failed', new Error('offline')],
  ])('says why it was not invited', async (answer, messageKey, error) => {
    const { actor, sent } = start(answer);
    actor.send({ type: 'create', fields });
    await settlePromises();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context).toMatchObject({ messageKey, error, child: null, hasTandemChildAccount: false });
    actor.send({ type: 'create', fields });
    expect(actor.getSnapshot().context.messageKey).toBeNull();
    await settlePromises();
    expect(sent.length).toBe(2);
  });
});
