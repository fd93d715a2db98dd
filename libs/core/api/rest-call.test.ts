import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPageTrace } from '../telemetry/page-trace.ts';
import { createPostJson } from './rest-call.ts';

const UUID = '11111111-2222-4333-8444-555555555555';

function setUp(answers: (() => Response | Promise<Response>)[], mayRetry = true) {
  const sent: { url: unknown; init: RequestInit }[] = [];
  const calls = { refreshes: 0, signIns: 0 };
  const post = createPostJson({
    fetch: async (url, init) => {
      sent.push({ url, init: init ?? {} });
      return (answers.shift() ?? status(200))();
    },
    trace: openPageTrace({ now: () => 0, newId: () => UUID }, 'id-1'),
    session: {
      now: () => 0,
      refresh: async () => {
        calls.refreshes += 1;
        return mayRetry ? 'refreshed' : 'ended';
      },
      login: () => (calls.signIns += 1),
    },
  });
  return { sent, calls, run: () => post('/v2/user/email-consent', { emailConsent: true }) };
}

const status =
  (code: number, body = '{"a":1}') =>
  () =>
    new Response(body, { status: code });

afterEach(() => vi.restoreAllMocks());

describe('REST calls out of a browser', () => {
  it('C28 K13 go as JSON to the own host, with a correlation id, for a minute at most', async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    const { run, sent } = setUp([]);
    expect(await run()).toEqual({ status: 200, body: { a: 1 } });
    expect(timeout.mock.calls).toEqual([[60_000]]);
    expect(sent).toMatchObject([
      {
        url: '/v2/user/email-consent',
        init: {
          method: 'POST',
          credentials: 'same-origin',
          headers: {
            'content-type': 'application/json',
            'x-correlation-id': 'id-1',
            traceparent: '00-id1-8444555555555555-01',
          },
          body: '{"emailConsent":true}',
          signal: timer.signal,
        },
      },
    ]);
  });

  it('L07 are made once more after a 419 and one refresh, by the id of the same act', async () => {
    const { run, sent, calls } = setUp([status(419)]);
    expect(await run()).toMatchObject({ status: 200 });
    expect(sent.map(({ init }) => new Headers(init.headers).get('x-correlation-id'))).toEqual(['id-1', 'id-1']);
    expect(calls).toEqual({ refreshes: 1, signIns: 0 });
  });

  it('L07 A17 lead to sign in when they are refused again', async () => {
    const { run, sent, calls } = setUp([status(419), status(419)]);
    await expect(run()).rejects.toMatchObject({ name: 'ApiError', status: 419 });
    expect([sent.length, calls]).toEqual([2, { refreshes: 1, signIns: 1 }]);
  });

  it.each([401, 511])('A17 lead to sign in after a %d', async (code) => {
    const { run, calls } = setUp([status(code)]);
    await expect(run()).rejects.toMatchObject({ kind: 'unauthenticated', status: code });
    expect(calls).toEqual({ refreshes: 0, signIns: 1 });
  });

  it('E18 say any other status with its body, also where that is no JSON', async () => {
    expect(await setUp([status(422, '{"code":"X"}')]).run()).toEqual({ status: 422, body: { code: 'X' } });
    expect(await setUp([status(503, '<html>')]).run()).toEqual({ status: 503, body: null });
  });

  it('E18 K13 say that the gateway could not be reached, and ask nobody to sign in', async () => {
    const { run, calls } = setUp([() => Promise.reject(new DOMException('Too long', 'TimeoutError'))]);
    await expect(run()).rejects.toMatchObject({ kind: 'unavailable', status: 0, correlationId: 'id-1' });
    expect(calls).toEqual({ refreshes: 0, signIns: 0 });
  });
});
