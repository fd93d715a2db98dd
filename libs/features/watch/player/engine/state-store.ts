/** A value with its watchers, in the shape that React subscribes to. */
export interface StateStore<State> {
  readonly get: () => State;
  /** Merges the change; subscribers are called only when something differs. */
  readonly set: (change: Partial<State>) => void;
  readonly subscribe: (watcher: () => void) => () => void;
}

export function createStateStore<State extends object>(initial: State): StateStore<State> {
  let state = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      const next = { ...state, ...change };
      const same = Object.entries(next).every(([key, value]) => Object.is(value, state[key as keyof State]));
      if (same) return;
      state = next;
      for (const watcher of watchers) watcher();
    },
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
