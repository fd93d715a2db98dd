import { useEffect, useState } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { pageErrorOf } from '@network/core/routing/page-error.ts';
import { useFullPageNavigation } from '@network/core/routing/use-full-page-navigation.ts';
import { reportError } from '@network/core/telemetry/report-error.ts';
import { useClientInfo, useTelemetry, useTenant } from '@network/core/tenant/page-provider.tsx';
import { errors } from '@network/messages/errors.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { ErrorState } from '@network/ui/error-state/error-state.tsx';
import { BrokenReel } from './broken-reel.tsx';

/** For the report: the name and message alone, since a stack says nothing to a person. */
function summaryOf(error: unknown): string | null {
  return error instanceof Error ? `${error.name}: ${error.message}` : null;
}

/** What a person sees when a page could not be made or shown, with status 500 when the server says it. */
export default function WentWrong({ error }: { readonly error: unknown }) {
  const text = useMessages(errors);
  const { name } = useTenant();
  const telemetry = useTelemetry();
  const dialogs = useDialogs();
  const { correlationId: knownId } = pageErrorOf(error, null);
  // An error of the browser alone has no id yet: its report and the person's words need one.
  const [ownId] = useState(() => (typeof window === 'undefined' ? null : crypto.randomUUID()));
  const correlationId = knownId ?? ownId;
  // Without scripts the button would do nothing.
  const isLive = useClientInfo() !== null;
  useFullPageNavigation();
  useEffect(() => reportError(telemetry, error, correlationId), [telemetry, error, correlationId]);
  return (
    <>
      <title>{text('server.headTitle', { brand: name })}</title>
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
