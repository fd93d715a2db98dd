import { TOAST_DISMISS_AFTER_MS } from '../constants.ts';

export type ToastType = 'success' | 'error' | 'info' | 'warning';

export type ToastInput = {
  readonly type: ToastType;
  /** A finished text. */
  readonly message: string;
  /** The key of the message in a catalogue, for what finds a toast in whatever language. */
  readonly translation?: string;
  /** Milliseconds; 10 s by default. */
  readonly dismissAfter?: number;
  /** A button beside the message; the toast goes when it is pressed. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

export type Toast = ToastInput & {
  readonly id: number;
  /** It is gone, and leaves its room to those above it: none of them moves while it is read. */
  readonly isOver?: true;
};

export type ToastStore = {
  readonly show: (toast: ToastInput) => void;
  readonly dismiss: (id: number) => void;
  /** The time is paused while a person reads. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => readonly Toast[];
};

/** A clock that counts from anywhere and rings once. */
export type ToastClock = {
  readonly now: () => number;
  readonly after: (milliseconds: number, ring: () => void) => () => void;
};

const systemClock: ToastClock = {
  now: () => performance.now(),
  after: (milliseconds, ring) => {
    const timer = setTimeout(ring, milliseconds);
    return () => clearTimeout(timer);
  },
};

const isRead = ({ isOver }: Toast) => !isOver;

type Waiting = { left: number; since: number; cancel: () => void };

/** As many rooms as there may be below each other before one that is over is taken again: a stream of toasts would climb without an end. */
const MOST_ROOMS = 4;

/**
 * Stores the toasts, the lowest one first: one for each type and message, over after its time, which a pause extends. A new one
 * stands above those that are read, so that its height moves none of them.
 */
export function createToastStore(clock: ToastClock = systemClock): ToastStore {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    if (!waiting.has(id)) return;
    waiting.get(id)?.cancel();
    waiting.delete(id);
    set(waiting.size > 0 ? toasts.map((toast) => (toast.id === id ? { ...toast, isOver: true } : toast)) : []);
  };
  const start = (id: number, left: number) => {
    const cancel = paused ? () => {} : clock.after(left, () => dismiss(id));
    waiting.set(id, { left, since: clock.now(), cancel });
  };

  return {
    show: (input) => {
      const left = input.dismissAfter ?? TOAST_DISMISS_AFTER_MS;
      const same = toasts.find(
        (toast) => isRead(toast) && toast.type === input.type && toast.message === input.message,
      );
      if (same) {
        waiting.get(same.id)?.cancel();
        start(same.id, left);
        return;
      }
      const toast: Toast = { ...input, id: nextId++ };
      start(toast.id, left);
      const rooms = toasts.slice(0, toasts.findLastIndex(isRead) + 1);
      const free = rooms.findIndex((each) => !isRead(each));
      set(free < 0 || rooms.length < MOST_ROOMS ? [...rooms, toast] : rooms.with(free, toast));
    },
    dismiss,
    pause: () => {
      if (paused) return;
      paused = true;
      for (const entry of waiting.values()) {
        entry.cancel();
        entry.left = Math.max(0, entry.left - (clock.now() - entry.since));
      }
    },
    resume: () => {
      if (!paused) return;
      paused = false;
      for (const [id, entry] of waiting) start(id, entry.left);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => toasts,
  };
}
