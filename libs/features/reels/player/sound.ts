const KEY = 'reels-sound';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether sound was switched on on this device; false when the storage can't be read. */
export function wantsSound(store: () => Store): boolean {
  try {
    return store().getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Remembers it, where the browser lets it be remembered. */
export function storeSound(store: () => Store, isOn: boolean): void {
  try {
    store().setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // Private windows refuse: the choice then lasts until the page is left.
  }
}
