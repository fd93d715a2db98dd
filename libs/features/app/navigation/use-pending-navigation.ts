import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** How long after a click a line, and then outlines, are shown, in ms. Faster pages show neither, so that nothing flickers. */
export const LINE_AFTER_MS = 150;
export const SKELETON_AFTER_MS = 400;
const SLOW_AFTER_MS = 3000;

/** How much is shown of a navigation that is under way: a line, the outline of the page, and that it is slow. */
export type NavigationStage = 'line' | 'skeleton' | 'slow';

export interface PendingNavigation {
  readonly stage: NavigationStage;
  readonly pathname: string;
  readonly href: string;
  /** Another page, and not another part or order of this one. */
  readonly isAnotherPage: boolean;
}

/** Not every browser knows its connection. */
function isKnownToBeSlow(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return String(Reflect.get(connection, 'effectiveType')).endsWith('2g');
}

/** The navigation that is under way for so long that a person should see it; null otherwise. */
export function usePendingNavigation(): PendingNavigation | null {
  const router = useRouter();
  const [pending, setPending] = useState<PendingNavigation | null>(null);
  // The page that is shown: its outline must leave in the same frame in which it appears.
  const shown = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname });
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      setPending(null);
    };
    const ends = [
      router.subscribe('onBeforeLoad', ({ toLocation, pathChanged, hrefChanged }) => {
        stop();
        if (!hrefChanged) return;
        const target = { pathname: toLocation.pathname, href: toLocation.href, isAnotherPage: pathChanged };
        const enter = (stage: NavigationStage, after: number) =>
          timers.add(setTimeout(() => setPending({ ...target, stage }), after));
        enter('line', LINE_AFTER_MS);
        if (pathChanged) enter('skeleton', SKELETON_AFTER_MS);
        enter('slow', isKnownToBeSlow() ? SKELETON_AFTER_MS : SLOW_AFTER_MS);
      }),
      router.subscribe('onResolved', stop),
    ];
    return () => {
      stop();
      for (const end of ends) end();
    };
  }, [router]);
  return pending?.isAnotherPage === true && pending.pathname === shown ? null : pending;
}
