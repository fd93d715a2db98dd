import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenewerParts, startSessionRenewer } from './session-renewer.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function setUp(statuses: (number | null)[]) {
  const stored = new Map<string, string>();
  const logins: string[] = [];
  const requested: string[] = [];
  const calls: RequestInit[] = [];
  let comeBack: () => void = () => undefined;
  const open = (holder: string, locks?: RenewerParts['locks']) =>
    startSessionRenewer({
      storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
      fetch: async (url, init) => {
        calls.push(init ?? {});
        if (typeof url === 'string') requested.push(url);
        const status = statuses.length > 0 ? (statuses.shift() ?? null) : 200;
        if (status === null) throw new TypeError('Failed to fetch');
        return new Response('{}', { status });
      },
      locks,
      now: () => Date.now(),
      holder,
      returnUri: () => '/videos',
      random: () => 1,
      onConnectionBack: (run) => (comeBack = run),
      onLogin: (uri) => logins.push(uri),
    });
  return { open, requested, calls, logins, comeBack: () => comeBack() };
}

describe('L07 C21 keeping a session', () => {
  it('L07 asks GET /refresh every 480000 ms, one of several tabs', async () => {
    const { open, requested } = setUp([]);
    open('a');
    open('b');
    open('c');
    await vi.advanceTimersByTimeAsync(479_999);
    expect(requested).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toEqual(['/refresh']);
    await vi.advanceTimersByTimeAsync(480_000);
    expect(requested).toHaveLength(2);
  });

  it('L07 shares one refresh among the calls of all tabs that were refused', async () => {
    const { open, requested } = setUp([]);
    const tabs = [open('a'), open('b')] as const;
    const calls = Promise.all([0, 1, 2, 3].map((call) => tabs[call % 2 === 0 ? 0 : 1].refresh(1_000_000)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await calls).toEqual(['refreshed', 'refreshed', 'refreshed', 'refreshed']);
    expect(requested).toHaveLength(1);
  });

  it('L07 lets the tabs refresh one after the other, where the browser has locks', async () => {
    const { open, requested } = setUp([]);
    const waiting: (() => void)[] = [];
    const request = vi.fn(async (_name: string, run: () => unknown) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return run();
    });
    const call = open('a', { request } as unknown as LockManager).refresh(1_000_000);
    await vi.advanceTimersByTimeAsync(50);
    expect([request.mock.calls.map(([name]) => name), requested]).toEqual([['token_refresh_claim'], []]);
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(50);
    expect([requested, await call]).toEqual([['/refresh'], 'refreshed']);
  });

  it('L07 K13 asks past every cache, for a minute at most', async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    const { open, calls } = setUp([]);
    await open('a').refresh(1_000_000);
    expect(timeout.mock.calls).toEqual([[60_000]]);
    expect(calls).toEqual([{ credentials: 'same-origin', cache: 'no-store', signal: timer.signal }]);
  });

  it.each([
    ['three statuses that refuse nothing', [503, 419, 500]],
    ['no network', [null, null, null]],
  ])('L07 tries again after 100 ms and 300 ms, and stays on the page with %s', async (_, answers) => {
    const { open, requested, logins } = setUp([...answers]);
    const call = open('a').refresh(1_000_000);
    await vi.advanceTimersByTimeAsync(99);
    expect(requested).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(299);
    expect(requested).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect([requested.length, logins, await call]).toEqual([3, [], 'unanswered']);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(requested).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(480_000);
    expect([requested.length, logins]).toEqual([4, []]);
  });

  it.each([401, 511])('L07 does not try a %d again', async (status) => {
    const { open, requested, logins } = setUp([status]);
    const call = open('a').refresh(1_000_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([requested.length, logins, await call]).toEqual([1, ['/videos'], 'ended']);
  });

  it.each([401, 511])('L07 leads to the login after a %d that follows silence', async (status) => {
    const { open, logins, comeBack } = setUp([null, 503, null, status]);
    const call = open('a').refresh(1_000_000);
    await vi.advanceTimersByTimeAsync(400);
    expect([await call, logins]).toEqual(['unanswered', []]);
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(logins).toEqual(['/videos']);
  });
});
