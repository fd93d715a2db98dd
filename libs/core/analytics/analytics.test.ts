import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRACKING_TIMEOUT_MS } from '@network/tenant/constants.ts';
import { createConsentStore } from '../consent/consent.ts';
import { createAnalytics } from './analytics.ts';
import { createEventSender, type SenderParts } from './event-sender.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const ok = async () => ({ ok: true, status: 202 });
const never = () => new Promise<never>(() => undefined);

function page(choice: 'accepted' | 'refused' | 'unasked' | 'signalled', send: SenderParts['send'] = ok) {
  const consent = createConsentStore(choice);
  const sent = vi.fn(send);
  const beacons = vi.fn<SenderParts['sendOnLeaving']>(() => true);
  const leaving: (() => void)[] = [];
  let ids = 0;
  const load = vi.fn(async () =>
    createEventSender({
      consent,
      send: sent,
      sendOnLeaving: beacons,
      onLeaving: (run) => void leaving.push(run),
      newId: () => `id${(ids += 1)}`,
      visit: () => 'visit',
      now: () => Date.now(),
    }),
  );
  const leave = () => leaving.forEach((run) => run());
  return { consent, sent, beacons, load, leave, analytics: createAnalytics(consent, load) };
}

const bodies = (calls: readonly (readonly string[])[]) =>
  calls.map(([body = '']) => JSON.parse(body) as { visit: string; events: { id: string; agoMs: number }[] });

describe('telling what happens', () => {
  it('K12 sends what is noted together, with how long ago it was', async () => {
    const { analytics, sent } = page('accepted');
    analytics.track('pageView', { page: 'home' });
    await vi.advanceTimersByTimeAsync(500);
    analytics.track('search', { words: 2, results: 7 });
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(bodies(sent.mock.calls)).toEqual([
      {
        visit: 'visit',
        events: [
          { id: 'id1', name: 'pageView', fields: { page: 'home' }, agoMs: 2_000 },
          { id: 'id2', name: 'search', fields: { words: 2, results: 7 }, agoMs: 1_500 },
        ],
      },
    ]);
  });

  it.each(['refused', 'unasked', 'signalled'] as const)(
    'K12 tells nothing and loads nothing while %s',
    async (choice) => {
      const { analytics, sent, beacons, load, leave } = page(choice);
      analytics.track('pageView', { page: 'home' });
      await analytics.trackBefore('joinClick', { ref: 'home', elm: 'header' });
      await vi.advanceTimersByTimeAsync(60_000);
      leave();
      expect([sent.mock.calls, beacons.mock.calls, load.mock.calls]).toEqual([[], [], []]);
    },
  );

  it('K12 forgets what waits when the consent is taken back', async () => {
    const { analytics, consent, sent, beacons, leave } = page('accepted');
    analytics.track('pageView', { page: 'home' });
    await vi.advanceTimersByTimeAsync(1_000);
    consent.set('refused');
    await vi.advanceTimersByTimeAsync(60_000);
    leave();
    expect([sent.mock.calls, beacons.mock.calls]).toEqual([[], []]);
  });

  it('K12 hands over what waits when the page is left', async () => {
    const { analytics, sent, beacons, leave } = page('accepted');
    analytics.track('pageView', { page: 'home' });
    await vi.advanceTimersByTimeAsync(1_000);
    leave();
    leave();
    expect(bodies(beacons.mock.calls)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).not.toHaveBeenCalled();
  });

  it('K12 sends again, by the same ids, what a host that was away did not take', async () => {
    const answers = [
      { ok: false, status: 503 },
      { ok: true, status: 202 },
    ];
    const { analytics, sent } = page('accepted', async () => answers.shift() ?? { ok: true, status: 202 });
    analytics.track('pageView', { page: 'home' });
    await vi.advanceTimersByTimeAsync(2_500);
    analytics.track('pageView', { page: 'videos' });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(bodies(sent.mock.calls).map(({ events }) => events.map(({ id }) => id))).toEqual([['id1'], ['id1', 'id2']]);
  });

  it('K12 does not send again what was refused', async () => {
    const answers = [{ ok: false, status: 400 }];
    const { analytics, sent } = page('accepted', async () => answers.shift() ?? { ok: true, status: 202 });
    analytics.track('pageView', { page: 'home' });
    await vi.advanceTimersByTimeAsync(2_500);
    analytics.track('pageView', { page: 'videos' });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(bodies(sent.mock.calls).map(({ events }) => events.map(({ id }) => id))).toEqual([['id1'], ['id2']]);
  });

  it('K12 keeps no more than it can send', async () => {
    const { analytics, sent } = page('accepted');
    for (let index = 0; index < 60; index += 1) analytics.track('pageView', { page: `p${index}` });
    await vi.advanceTimersByTimeAsync(2_500);
    const [only] = bodies(sent.mock.calls);
    expect(only?.events).toHaveLength(50);
    expect(only?.events.at(-1)?.id).toBe('id60');
  });
});

describe('before a navigation', () => {
  it.each([
    ['short', TRACKING_TIMEOUT_MS.short, 300],
    ['default', undefined, 1_000],
  ] as const)('K12 a dead host holds nobody up for longer than the %s bound', async (_, bound, ms) => {
    const { analytics } = page('accepted', never);
    const gone = vi.fn<() => void>();
    void analytics.trackBefore('joinClick', { ref: 'home', elm: 'header' }, bound).then(gone);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(gone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(gone).toHaveBeenCalledOnce();
  });

  it('K12 continues as soon as the event is sent, or can’t be', async () => {
    for (const send of [ok, () => Promise.reject(new Error('blocked'))]) {
      const { analytics, sent } = page('accepted', send);
      await analytics.trackBefore('joinClick', { ref: 'home', elm: 'header' });
      expect(sent).toHaveBeenCalledOnce();
    }
  });

  it('K12 goes on within its bound when a blocker keeps the sender from loading', async () => {
    const consent = createConsentStore('accepted');
    const load = vi.fn(() => Promise.reject(new Error('blocked')));
    const analytics = createAnalytics(consent, load);
    await analytics.trackBefore('joinClick', { ref: 'home', elm: 'header' });
    analytics.track('pageView', { page: 'home' });
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    const hanging = createAnalytics(consent, never);
    const gone = vi.fn<() => void>();
    void hanging.trackBefore('joinClick', { ref: 'home', elm: 'header' }, TRACKING_TIMEOUT_MS.short).then(gone);
    await vi.advanceTimersByTimeAsync(300);
    expect(gone).toHaveBeenCalledOnce();
  });
});

describe('a browser’s signal', () => {
  it('K12 wins over what was chosen, and over a choice made afterwards', () => {
    const consent = createConsentStore('accepted', 'signalled');
    consent.set('accepted');
    expect(consent.get()).toBe('signalled');
  });
});
