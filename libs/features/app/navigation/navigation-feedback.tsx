import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { navigation } from '@network/messages/navigation.ts';
import { ComingPage } from './coming-page.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { pageKindOf } from './page-kinds.ts';
import { useIsOnline } from './use-is-online.ts';
import { usePendingNavigation } from './use-pending-navigation.ts';

/**
 * Shows that the next page is on its way: a line, then the outline of that page over the one that was left, which stays
 * as it is until the next one is complete, so that nothing shifts and going back costs nothing. It is announced politely.
 */
export default function NavigationFeedback(): ReactNode {
  const t = useMessages(navigation);
  const router = useRouter();
  const pending = usePendingNavigation();
  const isOnline = useIsOnline();
  const isCovered = pending !== null && pending.isAnotherPage && (pending.stage !== 'line' || !isOnline);
  const isBusy = pending !== null;
  useMainState(isBusy, isCovered);
  const trouble = pending === null ? null : !isOnline ? 'offline' : pending.stage === 'slow' ? 'slow' : null;
  return (
    <>
      {pending ? (
        <div
          aria-hidden="true"
          data-navigation-line
          className="layer-toast fixed inset-x-0 top-0 h-0.75 origin-left animate-navigation-line bg-accent"
        />
      ) : null}
      {isCovered ? (
        <div data-coming-page className="layer-coming fixed inset-0 overflow-hidden overscroll-none bg-page">
          <ComingPage kind={pageKindOf(router.getMatchedRoutes(pending.pathname)[0].at(-1)?.fullPath ?? '')} />
        </div>
      ) : null}
      {trouble && pending ? <ConnectionNote key={pending.href} trouble={trouble} href={pending.href} /> : null}
      <p aria-live="polite" data-navigation-status className="sr-only">
        {isCovered && trouble === null ? t('loading') : null}
      </p>
    </>
  );
}

/** The page that was left says that it is busy, and below an outline it can't be used. */
function useMainState(isBusy: boolean, isCovered: boolean): void {
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main || !isBusy) return;
    main.setAttribute('aria-busy', 'true');
    return () => main.removeAttribute('aria-busy');
  }, [isBusy]);
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main || !isCovered) return;
    const focused = document.activeElement;
    main.inert = true;
    return () => {
      main.inert = false;
      // Back on the page that was left, the link that was followed has the focus again.
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
    };
  }, [isCovered]);
}
