import { Outlet } from '@tanstack/react-router';
import { useRef } from 'react';
import { Toaster } from '@network/ui/toast/toaster.tsx';
import { words } from '../messages/words.ts';
import { Navigation } from './navigation.tsx';
import { toasts } from './toasts.ts';
import { TopBar } from './top-bar.tsx';
import { useFocusOnNavigation, useFocusRecovery } from './page-focus.ts';

/** What stands around every page behind the session. */
export function Shell() {
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  useFocusRecovery(content);
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="layer-toast sr-only rounded-control bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skip}
      </a>
      <Navigation />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar />
        <main ref={content} id="content" tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
      </div>
      <Toaster store={toasts} labels={words.toasts} />
    </div>
  );
}
