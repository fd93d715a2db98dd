import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machinePaths, walkPath, type PathModel } from '../testing/machine-paths.ts';
import { settlePromises } from '../testing/memory-storage.ts';
import { vipConversionMachine, type VipAnswer, type VipCredentials } from './vip-conversion.machine.ts';

const fields = { newEmail: ' New@Mail.example ', newPassword: 'secret123' };
const check = ({ newEmail, newPassword }: VipCredentials) =>
  newPassword.length < 8 ? null : { newEmail: newEmail.trim().toLowerCase(), newPassword };
const refused = (code: string): VipAnswer => ({ kind: 'refused', code });

const model: PathModel = {
  machine: vipConversionMachine,
  inputs: [{ check }],
  events: [
    { type: 'submit', fields },
    { type: 'submit', fields: { ...fields, newPassword: 'short' } },
  ],
  answers: {
    updateCredentials: [
      { output: { kind: 'updated' } },
      { output: refused('INVALID_EMAIL') },
      { error: new Error('offline') },
    ],
  },
};

function start(...answers: (() => Promise<VipAnswer>)[]) {
  const sent: VipCredentials[] = [];
  const updateCredentials = fromPromise<VipAnswer, VipCredentials>(({ input }) => {
    sent.push(input);
    return answers[sent.length - 1]?.() ?? Promise.reject(new Error('one call too many'));
  });
  const machine = vipConversionMachine.provide({ actors: { updateCredentials } });
  return { actor: createActor(machine, { input: { check } }).start(), sent };
}

describe('L14 every path of the VIP conversion', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    expect((await walkPath(model, path)).at(-1)?.value).toEqual(path.end.value);
  });
});

describe('L14 the VIP conversion', () => {
  it('V03 sends what the check made of the fields, once, and loads the page anew', async () => {
    const { actor, sent } = start(() => Promise.resolve({ kind: 'updated' }));
    actor.send({ type: 'submit', fields });
    actor.send({ type: 'submit', fields });
    await settlePromises();
    expect(sent).toEqual([{ newEmail: 'new@mail.example', newPassword: 'secret123' }]);
    expect(actor.getSnapshot().output).toEqual({ kind: 'reload' });
  });

  it('V04 sends nothing before both fields pass', async () => {
    const { actor, sent } = start();
    actor.send({ type: 'submit', fields: { ...fields, newPassword: '1234567' } });
    await settlePromises();
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'idle' });
    expect(sent).toEqual([]);
  });

  it.each([
    ['EMAIL_ALREADY_EXISTS', 'convert_vip_user_modal.email_already_exists', null],
    ['INVALID_EMAIL', 'convert_vip_user_modal.invalid_email', null],
    ['INVALID_PASSWORD', 'convert_vip_user_modal.invalid_password', null],
    ['ANYTHING_ELSE', 'convert_vip_user_modal.update_failed', '/support'],
  ])('E17 shows what %s means, is idle again and keeps no password', async (code, messageKey, link) => {
    const { actor, sent } = start(
      () => Promise.resolve(refused(code)),
      () => Promise.resolve({ kind: 'updated' }),
    );
    actor.send({ type: 'submit', fields });
    await settlePromises();
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context).toMatchObject({
      failure: { messageKey, link },
      credentials: null,
      error: null,
    });
    actor.send({ type: 'submit', fields });
    expect(actor.getSnapshot().context.failure).toBeNull();
    await settlePromises();
    expect([actor.getSnapshot().status, sent.length]).toEqual(['done', 2]);
  });

  it('E17 reads an error as the other failure, and keeps it for the log', async () => {
    const { actor } = start(() => Promise.reject(new Error('offline')));
    actor.send({ type: 'submit', fields });
    await settlePromises();
    expect(actor.getSnapshot().context).toMatchObject({
      failure: { messageKey: 'convert_vip_user_modal.update_failed', link: '/support' },
      error: new Error('offline'),
    });
  });
});
