import { HTTP_TIMEOUT_MS, TOKEN_REFRESH } from '@network/tenant/constants.ts';
import { readValue, writeValue, type KeyValueStorage } from '../injection/instant-storage.ts';

/** Storage in which the tabs of a browser agree on the one that refreshes. */
export const REFRESH_LOCK_KEY = 'token_refresh_lock';

/** `claimed`: refresh; `busy`: another tab is at it; `fresh`: another tab did it lately enough. */
export type ClaimAnswer = 'claimed' | 'busy' | 'fresh';

/** Instants are ms since 1970. */
export interface RefreshClaim {
  readonly storage: KeyValueStorage;
  readonly now: number;
  /** The tab's own name. */
  readonly holder: string;
  /** The time at which the refused call began, or null for the scheduled refresh. */
  readonly since: number | null;
}

/**
 * Claims the right to refresh. The schedule respects a lock for 479 s; a refused call accepts a refresh that ended
 * after the call began. A tab that was closed during its refresh blocks the others for as long as its request could
 * have lasted; a tab never blocks itself. With blocked storage every tab refreshes, which the gateway merges into one.
 */
export function claimRefresh({ storage, now, holder, since }: RefreshClaim): ClaimAnswer {
  const lock = readLock(storage);
  const age = lock ? now - lock.at : -1;
  if (lock && age >= 0) {
    if (lock.state === 'running' && lock.holder !== holder && age < HTTP_TIMEOUT_MS) return 'busy';
    if (lock.state === 'done' && (since === null ? age < TOKEN_REFRESH.lockMs : lock.at >= since)) return 'fresh';
  }
  writeValue(storage, REFRESH_LOCK_KEY, `${String(now)}|running|${holder}`);
  const written = readLock(storage);
  return written && written.state === 'running' && written.holder !== holder ? 'busy' : 'claimed';
}

/** Announces the finished refresh to the other tabs. */
export function finishRefresh({ storage, now, holder }: Omit<RefreshClaim, 'since'>): void {
  writeValue(storage, REFRESH_LOCK_KEY, `${String(now)}|done|${holder}`);
}

/** Releases the lock after a failed refresh. */
export function releaseRefresh(storage: KeyValueStorage): void {
  writeValue(storage, REFRESH_LOCK_KEY, '');
}

function readLock(storage: KeyValueStorage) {
  const parts = /^(\d{1,16})\|(running|done)\|(.*)$/s.exec(readValue(storage, REFRESH_LOCK_KEY) ?? '');
  return parts ? { at: Number(parts[1]), state: parts[2], holder: parts[3] } : null;
}
