import type { QueryClient } from '@tanstack/react-query';

/** What somebody has switched on and off since the page was loaded, by the name of each toggle. */
export interface ToggleStates {
  readonly get: (name: string) => boolean | undefined;
  readonly set: (name: string, isOn: boolean) => void;
  /** Calls back when a toggle of that name changes, until the returned function is called. */
  readonly subscribe: (name: string, onChange: () => void) => () => void;
}

const statesOfClients = new WeakMap<QueryClient, ToggleStates>();

/** The states that belong to a query client: they last as long as its page. */
export function toggleStatesOf(client: QueryClient): ToggleStates {
  const known = statesOfClients.get(client) ?? createToggleStates();
  statesOfClients.set(client, known);
  return known;
}

function createToggleStates(): ToggleStates {
  const states = new Map<string, boolean>();
  const watchers = new Map<string, Set<() => void>>();
  return {
    get: (name) => states.get(name),
    set: (name, isOn) => {
      states.set(name, isOn);
      for (const onChange of watchers.get(name) ?? []) onChange();
    },
    subscribe: (name, onChange) => {
      const all = watchers.get(name) ?? new Set();
      watchers.set(name, all.add(onChange));
      return () => {
        all.delete(onChange);
        if (all.size === 0) watchers.delete(name);
      };
    },
  };
}
