import type { WelcomeCheck } from '@network/lifecycle/account-creation/account-creation.machine.ts';
import { type KeyValueStorage, readValue, writeValue } from '@network/lifecycle/injection/instant-storage.ts';

const KEY = 'welcome';

/** An autologin lives 120 seconds; one that is about to expire would fail in transit. */
const FRESH_MS = 100_000;

/** Stores a confirmed welcome for the next page of this tab. */
export function storeWelcome(storage: KeyValueStorage, memberId: string, welcome: WelcomeCheck, now = Date.now): void {
  writeValue(storage, KEY, JSON.stringify({ memberId, autologinId: welcome.autologinId, at: now() }));
}

/** Removes and returns this member's stored autologin if it is still valid; it works only once. */
export function takeAutologin(storage: KeyValueStorage, memberId: string, now = Date.now): string | null {
  const stored = readValue(storage, KEY);
  writeValue(storage, KEY, '');
  try {
    const { memberId: of, autologinId, at } = JSON.parse(stored ?? '') as Record<string, unknown>;
    const isFresh = typeof at === 'number' && at <= now() && now() - at < FRESH_MS;
    return of === memberId && isFresh && typeof autologinId === 'string' ? autologinId : null;
  } catch {
    return null;
  }
}
