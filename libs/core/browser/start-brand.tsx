import { type AnyRouter } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { setNonce } from 'get-nonce';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { createAnalytics } from '../analytics/analytics.ts';
import { createBrowserTransport } from '../api/browser-transport.ts';
import { bindRest, createPostJson } from '../api/rest-call.ts';
import { createConsentStore } from '../consent/consent.ts';
import { createQueryClient } from '../query/query-client.ts';
import type { PageSide } from '../routing/create-app-router.ts';
import { hydrateQueries, type PageState } from '../routing/page-state.ts';
import { createRouterContext } from '../routing/router-context.ts';
import { profileQuery } from '../session/profile-query.ts';
import { decodeClientInfo } from '../tenant/client-info.ts';
import { createBrowserTelemetry } from '../telemetry/browser-telemetry.ts';
import { reportUncaught } from '../telemetry/report-error.ts';
import { telemetryOff } from '../telemetry/telemetry.ts';
import { openBrowserSession } from './open-browser-session.ts';

/** Hydrates the page that the server rendered. Called once, by a brand's entry-client. */
export function startBrand(tenant: Tenant, createRouter: (side: PageSide) => AnyRouter): void {
  let page: Pick<PageState, 'urls' | 'meta'> | null = null;
  const session = openBrowserSession(() => ({
    membersOrigin: (page ?? tenant).urls.members,
    isMembersArea: page?.meta.isMembersArea ?? false,
  }));
  const calls = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
    newCorrelationId: () => crypto.randomUUID(),
    session,
  };
  const queryClient = createQueryClient(createBrowserTransport(calls), false);
  bindRest(queryClient, createPostJson(calls));
  const contextFrom = (state: PageState) => {
    const telemetry = state.canReport ? createBrowserTelemetry((input, init) => fetch(input, init)) : telemetryOff;
    reportUncaught(telemetry);
    const consent = createConsentStore(state.consent, Reflect.get(navigator, 'globalPrivacyControl') === true);
    const loadSender = async () => (await import('./open-event-sender.ts')).openEventSender(consent);
    page = state;
    hydrateQueries(queryClient, state);
    if (queryClient.getQueryData(profileQuery.queryKey)) session.startRenewal();
    return createRouterContext({
      tenant: { ...tenant, urls: state.urls },
      meta: state.meta,
      client: decodeClientInfo(state.client),
      queryClient,
      telemetry,
      measuring: {
        consent,
        analytics: createAnalytics(consent, loadSender),
        variants: state.variants,
        ...(state.surveyKey === undefined ? {} : { surveyKey: state.surveyKey }),
      },
      isHealthWarningPending: state.isHealthWarningPending,
      ...(state.formAnswer === null ? {} : { formAnswer: state.formAnswer }),
    });
  };
  // Dialogs put a style element into the page, which the Content-Security-Policy lets in by the nonce alone.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
  if (nonce) setNonce(nonce);
  const router = createRouter({ contextFrom });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}
