import { claimRefresh } from '@network/lifecycle/token-refresh/refresh-lock.ts';
import { runTokenRefresh } from '@network/lifecycle/token-refresh/run-token-refresh.ts';
import type { RefreshAnswer } from '@network/lifecycle/token-refresh/token-refresh.machine.ts';
import type { KeyValueStorage } from '@network/lifecycle/injection/instant-storage.ts';
import { HTTP_TIMEOUT_MS } from '@network/tenant/constants.ts';
import type { SessionRenewer } from './browser-session.ts';

/** The parts of a browser that the keeper needs; tests pass their own. */
export interface RenewerParts {
  readonly storage: KeyValueStorage;
  readonly fetch: typeof fetch;
  /** The browser's own locks, where it has them. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly now: () => number;
  /** A name of this tab that no other has. */
  readonly holder: string;
  readonly returnUri: () => string;
  readonly random: () => number;
  readonly onConnectionBack: (run: () => void) => void;
  /** The session has ended. */
  readonly onLogin: (uri: string) => void;
}

const CLAIM_LOCK = 'token_refresh_claim';

/** Renews the session of this tab, by the machine of libs/lifecycle. */
export function startSessionRenewer({ fetch: request, locks, ...parts }: RenewerParts): SessionRenewer {
  const refresh = runTokenRefresh({
    ...parts,
    callRefresh: () => callRefresh(request),
    // Reading and writing local storage is not one step: two tabs could both find the lock free.
    claimLock: async (claim) => (locks ? locks.request(CLAIM_LOCK, () => claimRefresh(claim)) : claimRefresh(claim)),
  });
  return { refresh };
}

/** GET /refresh. Only a 401 and a 511 say that the session has ended; any other status says no more than silence does. */
async function callRefresh(request: typeof fetch): Promise<RefreshAnswer> {
  const response = await request('/refresh', {
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
  });
  if (response.ok) return { kind: 'refreshed' };
  return { kind: response.status === 401 || response.status === 511 ? 'refused' : 'failed' };
}
