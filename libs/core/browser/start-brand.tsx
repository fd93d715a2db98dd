import { type AnyRouter } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { createAnalytics } from '../analytics/analytics.ts';
import { createBrowserTransport } from '../api/browser-transport.ts';
import { bindRest, createPostJson } from '../api/rest-call.ts';
import { createConsentStore } from '../consent/consent.ts';
import { readStoredChoice, readUnsentChoice, rememberStoredChoice } from '../consent/unsent-choice.ts';
import { createQueryClient } from '../query/query-client.ts';
import type { PageSide } from '../routing/create-app-router.ts';
import { hydrateQueries, type PageState } from '../routing/page-state.ts';
import { createRouterContext } from '../routing/router-context.ts';
import { profileQuery } from '../session/profile-query.ts';
import { readClientInfo } from '../tenant/client-info.ts';
import { createBrowserTelemetry } from '../telemetry/browser-telemetry.ts';
import { reportUncaught } from '../telemetry/report-error.ts';
import { followPersonalPart, forgetRenderedOnLeaving } from './follow-personal-part.ts';
import { openBrowserSession } from './open-browser-session.ts';
import { openTrace } from './open-trace.ts';

/** Hydrates the page that the server rendered. Called once, by a brand's entry-client. */
export function startBrand(tenant: Tenant, createRouter: (side: PageSide) => AnyRouter): void {
  let page: Pick<PageState, 'tenant' | 'meta'> | null = null;
  const session = openBrowserSession(() => ({
    membersOrigin: (page?.tenant ?? tenant).urls.members,
    isMembersArea: page?.meta.isMembersArea ?? false,
  }));
  const trace = openTrace();
  const calls = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
    trace,
    session,
  };
  const queryClient = createQueryClient(createBrowserTransport(calls), false);
  bindRest(queryClient, createPostJson(calls));
  const contextFrom = (state: PageState) => {
    const telemetry = createBrowserTelemetry(calls.fetch, state.canReport, trace.id);
    reportUncaught(telemetry);
    const { tracedRatio } = state;
    if (tracedRatio) {
      // Calls that end before it is loaded are not reported.
      void import('./report-spans.ts')
        .then(({ reportSpans }) => reportSpans(trace, tracedRatio))
        .catch(() => undefined);
    }
    const unsent = readUnsentChoice();
    const hasSignal = Reflect.get(navigator, 'globalPrivacyControl') === true;
    const stored = state.consent === 'unasked' ? readStoredChoice() : null;
    const consent = createConsentStore(state.consent, hasSignal ? 'signalled' : (unsent ?? stored));
    if (unsent === state.consent) rememberStoredChoice(unsent);
    else if (unsent !== null) {
      // If there is no answer, the next page tries again. A choice on this page takes its place.
      void import('../consent/send-consent.ts')
        .then(({ sendConsent }) => (consent.get() === unsent ? sendConsent(unsent, fetch) : undefined))
        .catch(() => undefined);
    }
    const loadSender = async () => (await import('./open-event-sender.ts')).openEventSender(consent);
    page = state;
    hydrateQueries(queryClient, state);
    if (queryClient.getQueryData(profileQuery.queryKey)) session.startRenewal();
    followPersonalPart(queryClient, document);
    return createRouterContext({
      tenant: { ...tenant, ...state.tenant },
      meta: state.meta,
      client: readClientInfo(globalThis.window),
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
  const router = createRouter({ contextFrom });
  forgetRenderedOnLeaving(router, queryClient);
  addEventListener('load', () => void import('./settle.ts').then(({ settle }) => settle()).catch(() => undefined));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}
