import { useEffect } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { pageErrorOf } from '@network/core/routing/page-error.ts';
import { useFullPageNavigation } from '@network/core/routing/use-full-page-navigation.ts';
import { reportError } from '@network/core/telemetry/report-error.ts';
import { useTelemetry, useTenant } from '@network/core/tenant/page-provider.tsx';
import { errors } from '@network/messages/errors.ts';
import { BrokenReel } from './broken-reel.tsx';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';

/** What a person sees when a page could not be made or shown, with status 500 when the server says it (R61). */
export function ServerErrorPage({ error }: { readonly error: unknown }) {
  const text = useMessages(errors);
  const { name } = useTenant();
  const telemetry = useTelemetry();
  const dialogs = useDialogs();
  const { correlationId } = pageErrorOf(error, null);
  useFullPageNavigation();
  useEffect(() => reportError(telemetry, error, correlationId), [telemetry, error, correlationId]);
  return (
    <MessagePage
      title={text('server.title')}
      text={text('server.text')}
      illustration={<BrokenReel label={text('server.illustration')} />}
    >
      <title>{text('server.headTitle', { brand: name })}</title>
      <div className="flex flex-wrap justify-center gap-4">
        <HomeLink label={text('server.action')} />
        {telemetry.canReport && correlationId !== null && (
          <button
            type="button"
            className="rounded-full border px-7 py-3 font-semibold"
            onClick={() => dialogs.open('ErrorReport', { correlationId })}
          >
            {text('server.report')}
          </button>
        )}
      </div>
      {correlationId !== null && <p className="text-sm opacity-60">{text('server.reference', { id: correlationId })}</p>}
    </MessagePage>
  );
}
