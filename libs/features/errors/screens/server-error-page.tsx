import { useEffect, useState } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { lazyPart } from '@network/core/routing/lazy-part.ts';
import { pageErrorOf } from '@network/core/routing/page-error.ts';
import { isOfEndedRelease, reloadOnce } from '@network/core/routing/reload-once.ts';
import { useIsPaymentReturn } from '@network/core/routing/payment-return.ts';
import { untilReachable } from '@network/core/routing/reachable.ts';
import { useFullPageNavigation } from '@network/core/routing/use-full-page-navigation.ts';
import { reportError } from '@network/core/telemetry/report-error.ts';
import { useClientInfo, useTelemetry, useTenant } from '@network/core/tenant/page-provider.tsx';
import { errors } from '@network/messages/errors.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { ErrorState } from '@network/ui/error-state/error-state.tsx';
import { AwayPage } from './away-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { BrokenReel } from './broken-reel.tsx';

/** Few pages are returned to from a payment, and the server has sent this one's code with the page. */
const PaymentCheck = lazyPart(() => import('./payment-check.tsx'));

/**
 * The one answer to whatever a loader or a component threw: not found, away for a moment, or something went
 * wrong. While the gateway is down, a person who may just have paid reads that the payment is safe. A page of a release
 * that has ended is loaded again once.
 */
export function ServerErrorPage({ error }: { readonly error: unknown }) {
  const { code } = pageErrorOf(error, null);
  const isPaymentReturn = useIsPaymentReturn();
  useEffect(() => {
    // A reload without a host would leave nothing of this page.
    if (isOfEndedRelease(error)) void untilReachable().then(() => reloadOnce(error));
  }, [error]);
  if (code === 'notFound') return <NotFoundPage />;
  if (code !== 'unavailable') return <WentWrong error={error} />;
  const away = <AwayPage error={error} />;
  return isPaymentReturn ? <PaymentCheck error={error} missing={away} /> : away;
}

/** Returns the error's name and message for the report; a stack says nothing to a person. */
function summaryOf(error: unknown): string | null {
  return error instanceof Error ? `${error.name}: ${error.message}` : null;
}

/** What a person sees when a page could not be made or shown, with status 500 when the server says it. */
function WentWrong({ error }: { readonly error: unknown }) {
  const text = useMessages(errors);
  const { name } = useTenant();
  const telemetry = useTelemetry();
  const dialogs = useDialogs();
  const { correlationId: knownId } = pageErrorOf(error, null);
  // An error of the browser alone is reported by the id of what happened last: its report and the person's words need one.
  const [ownId] = useState(() => (typeof window === 'undefined' ? null : (telemetry.lastId() ?? crypto.randomUUID())));
  const correlationId = knownId ?? ownId;
  // Without scripts the button would do nothing.
  const isLive = useClientInfo() !== null;
  useFullPageNavigation();
  useEffect(() => reportError(telemetry, error, correlationId), [telemetry, error, correlationId]);
  return (
    <>
      <title>{text('server.headTitle', { brand: name })}</title>
      <meta name="description" content={text('server.text')} />
      <ErrorState
        illustration={<BrokenReel label={text('server.illustration')} />}
        title={text('server.title')}
        text={text('server.text')}
        reference={knownId === null ? undefined : text('server.reference', { id: knownId })}
        actions={
          <>
            <ButtonLink href="/">{text('server.action')}</ButtonLink>
            {isLive && correlationId !== null && (
              <Button
                variant="outline"
                onClick={() => dialogs.open('ErrorReport', { correlationId, error: summaryOf(error) })}
              >
                {text('server.report')}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}
