import { lazyRouteComponent } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { againWhenReachable } from '@network/core/routing/reachable.ts';

const NotFound = lazyRouteComponent(
  againWhenReachable(() => import('../errors/screens/not-found-page.tsx')),
  'NotFoundPage',
);
const ServerError = lazyRouteComponent(
  againWhenReachable(() => import('../errors/screens/server-error-page.tsx')),
  'ServerErrorPage',
);

/** Loads the pages of errors: without a connection they have to be here already. */
export async function loadErrorPages(): Promise<void> {
  await Promise.all([NotFound.preload?.(), ServerError.preload?.()]);
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
