import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** While mounted, every navigation loads the whole page: nothing in memory can be trusted any more. */
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
