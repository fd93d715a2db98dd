import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LockWatch, watchLock } from './watch-lock.ts';

const MINUTE = 60_000;
const lock = vi.fn(async () => true);
const reload = vi.fn();
const reportUse = vi.fn();
let watch: LockWatch;

function start(idleMinutes: number | null = 5): void {
  watch = watchLock(document, { idleMinutes, lock, reload, reportUse, label: 'Locked' });
}
const word = () => document.querySelector('html > p[role="status"]');
const use = () => document.dispatchEvent(new Event('pointerdown'));
const press = (init: KeyboardEventInit) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyL', ...init }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  localStorage.clear();
  document.body.innerHTML = '<p>A film</p>';
  for (const mock of [lock, reload, reportUse]) mock.mockClear();
});
afterEach(() => {
  watch.end();
  word()?.remove();
  document.body.hidden = false;
  document.body.inert = false;
});

describe('locking this browser', () => {
  it('covers the page when it was not used for the time, then locks, then opens the page again', async () => {
    start();
    await vi.advanceTimersByTimeAsync(4.9 * MINUTE);
    expect(document.body.hidden).toBe(false);
    await vi.advanceTimersByTimeAsync(0.2 * MINUTE);
    expect(document.body.hidden).toBe(true);
    expect(document.body.inert).toBe(true);
    expect(word()?.textContent).toBe('Locked');
    expect(lock).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits from the last use, which it reports once a minute at most', async () => {
    start();
    for (let minute = 0; minute < 8; minute += 1) {
      await vi.advanceTimersByTimeAsync(MINUTE);
      use();
    }
    expect(lock).not.toHaveBeenCalled();
    expect(reportUse.mock.calls.length).toBeGreaterThan(4);
    expect(reportUse.mock.calls.length).toBeLessThanOrEqual(8);
  });

  it('counts the first key after the time is up as none: a tab that slept is locked', () => {
    start();
    vi.setSystemTime(Date.now() + 6 * MINUTE);
    use();
    expect(lock).toHaveBeenCalledOnce();
  });

  it('counts use in another tab of the brand', async () => {
    start();
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    localStorage.setItem('lock-used-at', String(Date.now()));
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(lock).not.toHaveBeenCalled();
  });

  it('locks by Alt+Shift+L alone, where no time was chosen', async () => {
    start(null);
    await vi.advanceTimersByTimeAsync(600 * MINUTE);
    press({ altKey: true });
    press({ altKey: true, shiftKey: true, ctrlKey: true });
    expect(lock).not.toHaveBeenCalled();
    press({ altKey: true, shiftKey: true });
    expect(lock).toHaveBeenCalledOnce();
  });

  it('stays covered and tries again while the gateway is out of reach', async () => {
    start(null);
    lock.mockRejectedValueOnce(new Error('offline'));
    watch.lockNow();
    await vi.advanceTimersByTimeAsync(100);
    expect(document.body.hidden).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lock).toHaveBeenCalledTimes(2);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('follows a tab that locked, and a page from the browser’s memory is opened again', () => {
    start();
    window.dispatchEvent(new StorageEvent('storage', { key: 'lock-locked-at' }));
    expect(document.body.hidden).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(lock).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('that follows without a network stays covered, and is opened again once its host answers', async () => {
    const opened = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const probe = vi.fn(async () => new Response('ok'));
    probe.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', probe);
    watch = watchLock(document, { idleMinutes: null, lock, reportUse, label: 'Locked' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'lock-locked-at' }));
    await vi.advanceTimersByTimeAsync(900);
    expect([document.body.hidden, probe.mock.calls.length]).toEqual([true, 1]);
    expect(opened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(opened).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    opened.mockRestore();
  });

  it('covers a page that was loading while another tab locked, and none that was made later', () => {
    localStorage.setItem('lock-locked-at', String(Date.now()));
    watch = watchLock(document, {
      idleMinutes: null,
      lock,
      reload,
      reportUse,
      label: 'Locked',
      madeAt: Date.now() + 1,
    });
    expect(reload).not.toHaveBeenCalled();
    watch.end();
    watch = watchLock(document, {
      idleMinutes: null,
      lock,
      reload,
      reportUse,
      label: 'Locked',
      madeAt: Date.now() - 1,
    });
    expect(document.body.hidden).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stops what plays, and does not lock while it does', async () => {
    const film = document.createElement('video');
    const pause = vi.spyOn(film, 'pause').mockReturnValue(undefined);
    Object.defineProperty(film, 'paused', { value: false, configurable: true });
    document.body.append(film);
    start();
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    expect(lock).not.toHaveBeenCalled();
    watch.lockNow();
    expect(pause).toHaveBeenCalledOnce();
  });
});
