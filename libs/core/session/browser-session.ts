import type { RenewalAnswer } from '@network/lifecycle/token-refresh/session-call.ts';
import { ApiError, DOCUMENT_UNKNOWN } from '../api/api-error.ts';
import { loginAddress } from './login-address.ts';

/** The part of a page's session that a call needs. */
export interface CallSession {
  /** Ms since 1970. */
  readonly now: () => number;
  /**
   * Renews the session for a call that was refused, and returns the outcome for the call.
   * @throws ApiError where the code for it is gone: that says nothing about the session, so the page stays
   */
  readonly refresh: (callStartedAt: number) => Promise<RenewalAnswer>;
  /** Leaves the page for the sign-in, to come back to it. Only the first call of a page does. */
  readonly login: () => void;
}

/** Renews the session; it contains the state machine and is loaded when there is a session. */
export interface SessionRenewer {
  readonly refresh: (callStartedAt: number) => Promise<RenewalAnswer>;
}

export interface BrowserSessionParts {
  /** Origin of the members host from the page's state; known once that is read. */
  readonly membersOrigin: () => string;
  /** Whether this page is on the members host: elsewhere there is no session. */
  readonly isMembersArea: () => boolean;
  readonly loadRenewer: (onLogin: (uri: string) => void) => Promise<SessionRenewer>;
  readonly page: {
    readonly uri: () => string;
    readonly leaveFor: (address: string) => void;
    readonly whenIdle: (run: () => void) => void;
    /** Whether the host of this page answers. */
    readonly isReachable: () => Promise<boolean>;
  };
}

export interface BrowserSession extends CallSession {
  /** Begins to renew the session on time, once the page has nothing better to do. */
  readonly startRenewal: () => void;
}

/** The error of a call that no live release makes: a page that can't be shown without the answer is loaded again. */
function endedRelease(): ApiError {
  const details = { kind: 'unavailable', status: 0, code: DOCUMENT_UNKNOWN, correlationId: null } as const;
  return new ApiError('The code that renews the session is gone', details);
}

/** The session of a page in a browser: small itself, it loads its keeper when there is a session. */
export function createBrowserSession(parts: BrowserSessionParts): BrowserSession {
  const { page } = parts;
  let renewer: Promise<SessionRenewer> | null = null;
  let isLeaving = false;
  const loginTo = (uri: string): void => {
    if (isLeaving) return;
    isLeaving = true;
    page.leaveFor(loginAddress(parts.membersOrigin(), uri));
  };
  const load = (): Promise<SessionRenewer> => {
    if (renewer !== null) return renewer;
    const loading = parts.loadRenewer(loginTo);
    // A page that could not load it now may when it is next needed.
    loading.catch(() => (renewer = null));
    renewer = loading;
    return loading;
  };
  /**
   * What was not loaded is loaded once more when the host answers: the connection may have been away, and the page
   * stays.
   */
  const loadIfReachable = async (): Promise<SessionRenewer | null> => {
    const loaded = await load().catch(() => null);
    if (loaded !== null) return loaded;
    if (!(await page.isReachable())) return null;
    return load().catch(() => Promise.reject(endedRelease()));
  };
  return {
    now: () => Date.now(),
    login: () => loginTo(page.uri()),
    refresh: async (callStartedAt) => {
      if (!parts.isMembersArea()) return 'ended';
      const loaded = await loadIfReachable();
      return loaded === null ? 'unanswered' : loaded.refresh(callStartedAt);
    },
    startRenewal: () => page.whenIdle(() => void load().catch(() => null)),
  };
}
