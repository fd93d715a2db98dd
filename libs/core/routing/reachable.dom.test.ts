import { beforeEach, describe, expect, it, vi } from 'vitest';
import { againWhenReachable, isReachable, probeUntil, untilReachable } from './reachable.ts';
import { ADDRESS_END } from './repeat-import.ts';

beforeEach(() => void vi.useFakeTimers());

/** The host answers probes with these, and then always with success; null is no answer. */
function host(...answers: readonly (number | null)[]) {
  const left = [...answers];
  const probe = vi.fn(async (_url: string, _init?: RequestInit) => {
    const status = left.length > 0 ? (left.shift() ?? null) : 200;
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response('', { status });
  });
  vi.stubGlobal('fetch', probe);
  return probe;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('whether the host of a page answers', () => {
  it.each([
    [200, true],
    [503, false],
    [null, false],
  ])('%s says %s', async (status, expected) => {
    host(status);
    expect(await isReachable()).toBe(expected);
  });

  it('is asked past every cache, for five seconds at most', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const probe = host();
    await isReachable();
    expect([timeout.mock.calls, probe.mock.calls[0]?.[0], probe.mock.calls[0]?.[1]?.cache]).toEqual([
      [[5_000]],
      '/healthz',
      'no-store',
    ]);
  });
});

describe('waiting for the host', () => {
  it('tries with growing pauses, that grow no more after half a minute', async () => {
    const startedAt = Date.now();
    const asked: number[] = [];
    const answers = async (): Promise<boolean> => {
      asked.push(Date.now() - startedAt);
      return asked.length > 7;
    };
    const done = probeUntil(answers, () => 1);
    await pass(600_000);
    await done;
    expect(asked.map((at, turn) => at - (asked[turn - 1] ?? 0))).toEqual([
      0, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('spreads the pauses, at least half of each', async () => {
    const answers = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const done = probeUntil(answers, () => 0);
    await pass(999);
    expect(answers).toHaveBeenCalledTimes(1);
    await pass(1);
    await done;
    expect(answers).toHaveBeenCalledTimes(2);
  });

  it('tries at once when a connection is back', async () => {
    const answers = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const done = probeUntil(answers, () => 1);
    await pass(0);
    window.dispatchEvent(new Event('online'));
    await done;
    expect(answers).toHaveBeenCalledTimes(2);
  });

  it('is one for all that wait', async () => {
    const probe = host(503);
    const all = Promise.all([untilReachable(), untilReachable(), untilReachable()]);
    await pass(2_000);
    await all;
    expect(probe).toHaveBeenCalledTimes(2);
    await untilReachable();
    expect(probe).toHaveBeenCalledTimes(3);
  });
});

describe('a chunk that could not be loaded', () => {
  const gone = new TypeError('Failed to fetch dynamically imported module');
  const failing = (times: number) => {
    const importer = vi.fn<() => Promise<string>>().mockResolvedValue('the chunk');
    for (let time = 0; time < times; time += 1) importer.mockRejectedValueOnce(gone);
    return importer;
  };

  it('is loaded again once the host answers, whatever the browser thinks of its network', async () => {
    host(null, 503);
    const importer = failing(1);
    const loaded = againWhenReachable(importer)();
    await pass(900);
    expect(importer).toHaveBeenCalledTimes(1);
    await pass(6_000);
    expect(await loaded).toBe('the chunk');
    expect(importer).toHaveBeenCalledTimes(2);
  });

  it('fails where the host answers and has it no longer', async () => {
    host();
    const importer = failing(3);
    await expect(againWhenReachable(importer)()).rejects.toBe(gone);
    expect(importer).toHaveBeenCalledTimes(3);
  });

  it('is not asked for while the browser has no network: what fails once may fail for ever', async () => {
    const probe = host(null);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const importer = failing(0);
    const loaded = againWhenReachable(importer)();
    await pass(500);
    expect([probe.mock.calls.length, importer.mock.calls.length]).toEqual([1, 0]);
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('the chunk');
    expect([probe.mock.calls.length, importer.mock.calls.length]).toEqual([2, 1]);
  });

  it('that is here is there without a network, too', async () => {
    const probe = host(null);
    const load = againWhenReachable(failing(0));
    await load();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect([await load(), probe.mock.calls.length]).toEqual(['the chunk', 0]);
  });

  it('comes in a browser that keeps what failed, by an address of its own', async () => {
    host(null);
    const kept = new Set<string>();
    let isThere = false;
    const importer = vi.fn(async () => {
      const address = `./x.js${(globalThis as { [ADDRESS_END]?: string })[ADDRESS_END] ?? ''}`;
      if (!isThere) kept.add(address);
      if (kept.has(address)) throw gone;
      return address;
    });
    const loaded = againWhenReachable(importer)();
    await pass(0);
    isThere = true;
    await pass(2_000);
    expect(await loaded).toBe('./x.js?1');
    expect(importer).toHaveBeenCalledTimes(3);
  });
});
