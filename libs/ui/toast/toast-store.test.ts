import { describe, expect, it, vi } from 'vitest';
import { createToastStore, type ToastClock } from './toast-store.ts';

function handClock() {
  let now = 0;
  const bells = new Set<{ at: number; ring: () => void }>();
  const clock: ToastClock = {
    now: () => now,
    after: (milliseconds, ring) => {
      const bell = { at: now + milliseconds, ring };
      bells.add(bell);
      return () => bells.delete(bell);
    },
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const bell of [...bells].filter((each) => each.at <= now)) {
      bells.delete(bell);
      bell.ring();
    }
  };
  return { clock, pass };
}

function shown(store: ReturnType<typeof createToastStore>) {
  return store.read().filter(({ isOver }) => !isOver);
}

function messages(store: ReturnType<typeof createToastStore>) {
  return shown(store).map((toast) => `${toast.type}: ${toast.message}`);
}

describe('createToastStore (E20)', () => {
  it('shows one toast for each type and message', () => {
    const store = createToastStore(handClock().clock);
    store.show({ type: 'error', message: 'Saved' });
    store.show({ type: 'error', message: 'Saved' });
    store.show({ type: 'success', message: 'Saved' });
    store.show({ type: 'error', message: 'Lost' });
    expect(messages(store)).toEqual(['error: Saved', 'success: Saved', 'error: Lost']);
  });

  it('removes a toast after ten seconds, or after its own time', () => {
    const { clock, pass } = handClock();
    const store = createToastStore(clock);
    store.show({ type: 'info', message: 'long' });
    store.show({ type: 'info', message: 'short', dismissAfter: 2000 });
    pass(1999);
    expect(messages(store)).toEqual(['info: long', 'info: short']);
    pass(1);
    expect(messages(store)).toEqual(['info: long']);
    pass(7999);
    expect(messages(store)).toEqual(['info: long']);
    pass(1);
    expect(store.read()).toHaveLength(0);
  });

  it('shows a new one above those that are read, and keeps the room of what is over below them', () => {
    const { clock, pass } = handClock();
    const store = createToastStore(clock);
    store.show({ type: 'info', message: 'lowest', dismissAfter: 2000 });
    store.show({ type: 'info', message: 'above it' });
    pass(2000);
    store.show({ type: 'info', message: 'a new one, of another height' });
    expect(store.read()).toMatchObject([
      { message: 'lowest', isOver: true },
      { message: 'above it' },
      { message: 'a new one, of another height' },
    ]);
    store.dismiss(3);
    store.show({ type: 'info', message: 'where nothing is above' });
    expect(store.read().map(({ id }) => id)).toEqual([1, 2, 4]);
    store.dismiss(2);
    store.dismiss(4);
    expect(store.read()).toEqual([]);
  });

  it('takes the lowest room again once there are four, so that a stream of them does not climb', () => {
    const { clock, pass } = handClock();
    const store = createToastStore(clock);
    for (let count = 1; count <= 30; count += 1) {
      store.show({ type: 'info', message: String(count) });
      pass(4000);
    }
    expect(store.read().length).toBeLessThanOrEqual(4);
    expect(messages(store)).toHaveLength(2);
  });

  it('begins the time again when the same is shown again', () => {
    const { clock, pass } = handClock();
    const store = createToastStore(clock);
    store.show({ type: 'info', message: 'again' });
    pass(9000);
    store.show({ type: 'info', message: 'again' });
    pass(9000);
    expect(store.read()).toHaveLength(1);
    pass(1000);
    expect(store.read()).toHaveLength(0);
  });

  it('does not spend time while paused, nor lets a new one run', () => {
    const { clock, pass } = handClock();
    const store = createToastStore(clock);
    store.show({ type: 'info', message: 'first' });
    pass(4000);
    store.pause();
    store.show({ type: 'info', message: 'second' });
    pass(60_000);
    expect(store.read()).toHaveLength(2);
    store.resume();
    pass(5999);
    expect(store.read()).toHaveLength(2);
    pass(1);
    expect(messages(store)).toEqual(['info: second']);
  });

  it('notifies its listeners until they unsubscribe, and returns the same snapshot while nothing changes', () => {
    const store = createToastStore(handClock().clock);
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    store.show({ type: 'info', message: 'one' });
    const snapshot = store.read();
    store.dismiss(4711);
    expect(store.read()).toBe(snapshot);
    store.dismiss(snapshot[0]?.id ?? 0);
    leave();
    store.show({ type: 'info', message: 'two' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
