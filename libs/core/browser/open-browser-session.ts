import { isReachable } from '../routing/reachable.ts';
import { repeatable } from '../routing/repeat-import.ts';
import { type BrowserSession, createBrowserSession } from '../session/browser-session.ts';

/** The host and area of the page. */
export interface PagePlace {
  readonly membersOrigin: string;
  readonly isMembersArea: boolean;
}

const renewer = repeatable(() => import('../session/session-renewer.ts'));

/** The session of this tab, with the browser's own storage, locks and clock. */
export function openBrowserSession(place: () => PagePlace): BrowserSession {
  const uri = () => location.pathname + location.search;
  return createBrowserSession({
    membersOrigin: () => place().membersOrigin,
    isMembersArea: () => place().isMembersArea,
    loadRenewer: async (onLogin) => {
      const { startSessionRenewer } = await renewer();
      return startSessionRenewer({
        // Blocked storage throws when it is accessed; the keeper treats that as empty.
        storage: {
          getItem: (key) => localStorage.getItem(key),
          setItem: (key, value) => localStorage.setItem(key, value),
        },
        fetch: (input, init) => fetch(input, init),
        locks: navigator.locks,
        now: () => Date.now(),
        holder: crypto.randomUUID(),
        returnUri: uri,
        random: () => Math.random(),
        onConnectionBack: (run) => addEventListener('online', run),
        onLogin,
      });
    },
    page: {
      uri,
      leaveFor: (address) => location.assign(address),
      isReachable,
      whenIdle: (run) => {
        if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 10_000 });
        else setTimeout(run, 2_000);
      },
    },
  });
}
