import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@network/core/api/api-error.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { useGatewayReturn } from './use-gateway-return.ts';

beforeEach(() => void vi.useFakeTimers());

const failure = (kind: ApiError['kind']) =>
  new ApiError('failed', { kind, status: 0, code: null, correlationId: null });

/** A page that waits for a gateway with these answers, one after the other; the last one repeats. */
function wait(answers: readonly (() => unknown)[]) {
  const onReturn = vi.fn();
  const poll = vi.fn(() => answers[Math.min(poll.mock.calls.length, answers.length) - 1]?.());
  const { Page } = pageFixture({ answers: { FindOneUserProfile: poll } });
  function Waiting() {
    useGatewayReturn(onReturn);
    return null;
  }
  render(
    <Page>
      <Waiting />
    </Page>,
  );
  return { onReturn, poll };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const away = () => {
  throw failure('unavailable');
};

describe('waiting for the gateway', () => {
  it('asks every 5 s, first after 5 s, and calls back once when it answers', async () => {
    const { onReturn, poll } = wait([away, away, () => ({ findOneUserProfile: null })]);
    await pass(4_999);
    expect(poll).not.toHaveBeenCalled();
    await pass(10_000);
    expect([poll.mock.calls.length, onReturn.mock.calls.length]).toEqual([2, 0]);
    await pass(5_000);
    await pass(60_000);
    expect([poll.mock.calls.length, onReturn.mock.calls.length]).toEqual([3, 1]);
  });

  it('takes a refusal for an answer, and a call that got lost for none', async () => {
    const refused = wait([
      () => {
        throw failure('graphql');
      },
    ]);
    const lost = wait([
      () => {
        throw new TypeError('lost');
      },
    ]);
    await pass(6_000);
    expect(refused.onReturn).toHaveBeenCalledTimes(1);
    expect(lost.onReturn).not.toHaveBeenCalled();
  });
});
