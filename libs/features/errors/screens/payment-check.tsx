import { useRouter } from '@tanstack/react-router';
import { useMessages } from '@network/core/i18n/messages.ts';
import { pageErrorOf } from '@network/core/routing/page-error.ts';
import { isReachable } from '@network/core/routing/reachable.ts';
import { useFullPageNavigation } from '@network/core/routing/use-full-page-navigation.ts';
import { useGatewayReturn } from '../use-gateway-return.ts';
import { useClientInfo, useTenant } from '@network/core/tenant/page-provider.tsx';
import { errors } from '@network/messages/errors.ts';
import { paymentCheck } from '@network/messages/payment-check.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { ErrorState } from '@network/ui/error-state/error-state.tsx';
import { Spinner } from '@network/ui/spinner/spinner.tsx';

/** Loads the page as a document, because nothing in memory can be trusted any more. */
const loadAgain = () => window.location.reload();

/** Looks again when the button is pressed. While no host answers, this page goes on waiting. */
const lookAgain = async () => {
  if (await isReachable()) loadAgain();
};

/**
 * Shown after a payment whose outcome is unknown: the payment is safe, and the page continues as soon as the gateway
 * answers. Without scripts there is the link.
 */
export default function PaymentCheck({ error }: { readonly error: unknown }) {
  const text = useMessages(paymentCheck);
  const errorText = useMessages(errors);
  const { name } = useTenant();
  const { latestLocation } = useRouter();
  const { correlationId } = pageErrorOf(error, null);
  const isLive = useClientInfo() !== null;
  useFullPageNavigation();
  useGatewayReturn(loadAgain);
  return (
    <>
      <title>{text('headTitle', { brand: name })}</title>
      <meta name="description" content={text('text')} />
      <ErrorState
        illustration={isLive ? <Spinner /> : undefined}
        title={text('title')}
        text={text('text')}
        reference={correlationId === null ? undefined : errorText('server.reference', { id: correlationId })}
        actions={
          <>
            <ButtonLink
              href={latestLocation.href}
              onClick={(event) => {
                event.preventDefault();
                void lookAgain();
              }}
            >
              {text('action')}
            </ButtonLink>
            <ButtonLink href="/support" variant="outline">
              {text('support')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
