import { lazy, useEffect } from 'react';
import { pageErrorOf } from '@network/core/routing/page-error.ts';
import { isOfEndedRelease, reloadOnce } from '@network/core/routing/reload-once.ts';
import { useIsPaymentReturn } from '@network/core/routing/payment-return.ts';
import { AwayPage } from './away-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Rare; where not even its code can be loaded, the page that says "one moment" serves. */
const WentWrong = lazy(() => import('./went-wrong.tsx').catch(() => ({ default: AwayPage })));

/** Few pages are returned to from a payment, and the server has sent this one's code with the page. */
const PaymentUnheard = lazy(() => import('./payment-unheard.tsx'));

/**
 * The one answer to whatever a loader or a component threw: not found, away for a moment, or something went
 * wrong. While the gateway is down, a person who may just have paid reads that the payment is safe. A page of a release
 * that has ended is loaded again once.
 */
export function ServerErrorPage({ error }: { readonly error: unknown }) {
  const { code } = pageErrorOf(error, null);
  const isPaymentReturn = useIsPaymentReturn();
  useEffect(() => {
    if (isOfEndedRelease(error)) reloadOnce(error);
  }, [error]);
  if (code === 'notFound') return <NotFoundPage />;
  if (code !== 'unavailable') return <WentWrong error={error} />;
  return isPaymentReturn ? <PaymentUnheard error={error} /> : <AwayPage error={error} />;
}
