import { describe, expect, it, vi } from 'vitest';
import { callWithSession, sessionAnswer, type CallAnswer, type RenewalAnswer } from './session-call.ts';

const expired: CallAnswer<string> = { kind: 'expired' };
const login: CallAnswer<string> = { kind: 'login' };
const answered: CallAnswer<string> = { kind: 'answered', value: 'data' };

async function play(answers: CallAnswer<string>[], renewal: RenewalAnswer = 'refreshed') {
  const call = vi.fn<() => Promise<CallAnswer<string>>>();
  for (const answer of answers) call.mockResolvedValueOnce(answer);
  const refresh = vi.fn((_callStartedAt: number) => Promise.resolve(renewal));
  const result = await callWithSession(call, { now: () => 42, refresh });
  return { result, calls: call.mock.calls.length, refreshes: refresh.mock.calls };
}

describe('L07 a call and its session', () => {
  it.each([
    [[answered], 'refreshed', answered, 1, []],
    [[login], 'refreshed', login, 1, []],
    [[expired, answered], 'refreshed', answered, 2, [[42]]],
    [[expired, login], 'refreshed', login, 2, [[42]]],
    [[expired, expired], 'refreshed', login, 2, [[42]]],
    [[expired], 'ended', login, 1, [[42]]],
    [[expired], 'unanswered', { kind: 'unanswered' as const }, 1, [[42]]],
  ] as const)('%j with a refresh that is %s comes to %j', async (answers, renewal, result, calls, refreshes) => {
    expect(await play([...answers], renewal)).toEqual({ result, calls, refreshes });
  });

  it('leaves what a call throws to the caller', async () => {
    const refresh = vi.fn(() => Promise.resolve<RenewalAnswer>('refreshed'));
    const call = () => Promise.reject(new Error('offline'));
    await expect(callWithSession(call, { now: () => 0, refresh })).rejects.toThrow('offline');
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each([
    [200, null],
    [400, null],
    [401, 'login'],
    [403, null],
    [419, 'expired'],
    [500, null],
    [511, 'login'],
  ])('A17 reads the status %i as %s', (status, answer) => {
    expect(sessionAnswer(status)).toBe(answer);
  });
});
