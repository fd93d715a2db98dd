import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** While mounted, every navigation loads the whole page: nothing in memory can be trusted, unless `isNeeded` says so. */
export function useFullPageNavigation(isNeeded = true): void {
  const router = useRouter();
  useEffect(
    () =>
      isNeeded
        ? router.subscribe('onBeforeNavigate', ({ toLocation, hrefChanged }) => {
            if (hrefChanged) window.location.assign(toLocation.publicHref);
          })
        : undefined,
    [router, isNeeded],
  );
}
