import { readValue, writeValue } from '@network/lifecycle/injection/instant-storage.ts';

const KEY = 'player-page-keys';

type Store = Parameters<typeof readValue>[0];

/**
 * Returns whether the player's keys work anywhere on its page (WCAG 2.1.4). They do until a person switches them off.
 */
export function hasPageKeys(store: Store): boolean {
  return readValue(store, KEY) !== 'off';
}

/** Stores the choice in this browser. */
export function setPageKeys(store: Store, isOn: boolean): void {
  writeValue(store, KEY, isOn ? 'on' : 'off');
}
