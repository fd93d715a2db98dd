import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** While mounted, every navigation loads the whole page anew: nothing in memory can be trusted any more (R61). */
export function useFullPageNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ toLocation, hrefChanged }) => {
        if (hrefChanged) window.location.assign(toLocation.href);
      }),
    [router],
  );
}
