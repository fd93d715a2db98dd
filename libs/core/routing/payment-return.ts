import { useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A payment leads here: while its outcome is unknown, the page does not say that something went wrong. */
    isPaymentReturn?: true;
  }
}

/** Whether the page at this address is one that a payment leads back to, also while it can't be shown. */
export function useIsPaymentReturn(): boolean {
  const router = useRouter();
  const [matched] = router.getMatchedRoutes(router.latestLocation.pathname);
  return matched.some(({ options }) => options.staticData?.isPaymentReturn === true);
}
