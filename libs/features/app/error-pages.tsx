import { lazyRouteComponent } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { lazyPart } from '@network/core/routing/lazy-part.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';

const NotFound = lazyRouteComponent(
  againWhenReachable(() => import('../errors/screens/not-found-page.tsx')),
  'NotFoundPage',
);
const ServerError = lazyRouteComponent(
  againWhenReachable(() => import('../errors/screens/server-error-page.tsx')),
  'ServerErrorPage',
);
const Last = lazyRouteComponent(
  againWhenReachable(() => import('../errors/screens/last-page.tsx')),
  'LastPage',
);
const NeededPart = lazyPart(() => import('./missing-part.tsx'));

/** Loads the pages of errors: without a connection they have to be here already. */
export async function loadErrorPages(): Promise<void> {
  await Promise.all([NotFound.preload?.(), ServerError.preload?.(), Last.preload?.()]);
}

/**
 * The page for an address that leads nowhere. It is rendered again only for new properties: before its code has loaded, that
 * discards what the server has rendered.
 */
export const NotFoundPage = memo(function NotFoundPage() {
  return (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  );
});

/** The page for whatever a loader or a component threw. The same is true of it. */
export const ServerErrorPage = memo(function ServerErrorPage({ error }: { readonly error: unknown }) {
  return (
    <Suspense fallback={null}>
      <ServerError error={error} />
    </Suspense>
  );
});

/** The document in the place of one that failed as a whole. Until its code is here, the one that failed stays. */
export const LastPage = Last;

/** Stands in the place of a part that people would look for and that can't be shown. */
export function MissingPart() {
  return (
    <Suspense fallback={null}>
      <NeededPart />
    </Suspense>
  );
}
