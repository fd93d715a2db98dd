import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { transportOf } from '@network/core/api/transport.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { isLockedError } from '@network/core/lock/lock.ts';
import { loadPageAgain } from '@network/core/routing/load-page-again.ts';
import { lock as texts } from '@network/messages/lock.ts';
import { LockSessionDocument } from '../api/lock-session.generated.ts';
import { obligationsQuery } from '../queries.ts';
import { onLockPress } from './lock-press.ts';
import { watchLock } from './watch-lock.ts';

/** Locks this browser as its person chose; shows nothing itself. A call that finds it locked opens the page again. */
export default function SessionLock({ idleMinutes }: { readonly idleMinutes: number | null }) {
  const client = useQueryClient();
  useEffect(() => {
    const watch = watchLock(document, {
      idleMinutes,
      label: messagesOf(texts)('cover.title'),
      // One that is locked already is what was wanted.
      lock: () =>
        transportOf(client)(LockSessionDocument, undefined).catch((error: unknown) => {
          if (!isLockedError(error)) throw error;
        }),
      reportUse: () => void client.invalidateQueries({ queryKey: obligationsQuery.queryKey }),
    });
    const ignorePress = onLockPress(watch.lockNow);
    const reloadIfLocked = ({ error }: { readonly error: unknown }) => isLockedError(error) && loadPageAgain();
    const stops = [
      client.getQueryCache().subscribe(({ query }) => reloadIfLocked(query.state)),
      client.getMutationCache().subscribe(({ mutation }) => mutation && reloadIfLocked(mutation.state)),
    ];
    return () => {
      watch.end();
      ignorePress();
      for (const stop of stops) stop();
    };
  }, [client, idleMinutes]);
  return null;
}
