const KEY = 'reels-sound';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether somebody wanted sound on this device; a store that can't be read says no. */
export function wantsSound(store: () => Store): boolean {
  try {
    return store().getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Remembers it, where the browser lets it be remembered. */
export function keepSound(store: () => Store, isOn: boolean): void {
  try {
    store().setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // Private windows refuse: the sound is then as asked for until the page is left.
  }
}
