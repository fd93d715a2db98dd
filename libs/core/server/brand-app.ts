import type { Environment } from '@network/server/configuration/read-variables.ts';
import { createErrorReporter } from '@network/server/error-reports/error-reporter.ts';
import { createReportInbox } from './error-reports/report-inbox.ts';
import { createBodyPace } from '@network/server/limits/body-pace.ts';
import { capConnections } from '@network/server/limits/connection-cap.ts';
import { pageTiming } from './trace-request.ts';
import { flushTracing, startTracing } from '@network/server/tracing/start-tracing.ts';
import { createLog } from '@network/server/log/create-log.ts';
import { EXPERIMENTS } from '@network/tenant/experiments.ts';
import { tenantIn } from '@network/tenant/tenant-in-language.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { otherLanguage } from '../i18n/language.ts';
import { pageFactsHeader } from '../tenant/client-info.ts';
import { createAnswerRequest } from './answer-request.ts';
import type { BrandApp, BrandClient, BrandPages, BrandParts } from './brand-parts.ts';
import { createSubmitForm } from './forms/submit-form.ts';
import { followPublications } from './gateway/follow-publications.ts';
import { connectGateway } from './gateway/gateway-connection.ts';
import { measuringHeaders } from './experiments/measuring-headers.ts';
import { createProxy } from './gateway/proxy.ts';
import { createProxiedPaths } from './gateway/proxied-paths.ts';
import { createRememberConsent } from './consent/remember-consent.ts';
import { createAcknowledge } from './health-warning/acknowledge.ts';
import { createHealth } from './health.ts';
import { createLocalBudgets } from './limits/local-budgets.ts';
import { createSaveAccountLanguage } from './languages/save-account-language.ts';
import { createLocks } from './lock/unlock.ts';
import { metrics, type RequestKind } from './metrics.ts';
import { PAGE_DEADLINE_MS } from './pages/page-calls.ts';
import { createPageHeaders } from './pages/page-headers.ts';
import { createPageServer } from './pages/page-server.ts';
import type { PageHeadersOf } from './pages/send-page.ts';
import { createReadiness } from './readiness.ts';
import { loadPreview } from './previews/load-preview.ts';
import { createPreviewCookie } from './previews/preview-cookie.ts';
import { createBrowserCookie } from './request/browser-cookie.ts';
import { createHostTable } from './request/host-table.ts';
import type { RequestFacts } from './request/request-facts.ts';
import { createSessionCookie } from './request/session-cookie.ts';
import { createRoutes } from './routes.ts';
import { readServerConfig } from './server-config.ts';
import { createRunningBrand } from './settings/brand-settings.ts';

/**
 * Puts one brand's server together.
 * @throws ConfigurationError naming each variable that is wrong
 */
export function createBrandApp(
  tenant: Tenant,
  pages: BrandPages,
  client: BrandClient,
  env: Environment,
  now: () => number = Date.now,
  parts: BrandParts = {},
): BrandApp {
  const config = readServerConfig(tenant, env);
  const log = createLog({ level: config.logLevel, base: { brand: config.tenant.id } });
  void startTracing(config, 'brand-server', metrics);
  const connection = connectGateway(config.gatewayUrl, parts.limits, () =>
    log.error(
      { brand: config.tenant.id, gateway: config.gatewayUrl },
      'the gateway refuses BRAND_KEY: expected the key of this brand (or BRAND_SECRET as the gateway has it); pages fail until then',
    ),
  );
  const cookies = {
    session: createSessionCookie(config.tenant),
    browser: createBrowserCookie(config.tenant),
    preview: createPreviewCookie(config.tenant),
  };
  const areaOf = createHostTable(config.tenant.urls);
  const readiness = createReadiness(connection);
  const kinds = new WeakMap<RequestFacts, RequestKind>();
  const pageHeaders = createPageHeaders(
    config.tenant,
    client.fonts,
    client.isDevelopment,
    config.surveyKey !== null,
    config.paymentOrigins,
  );
  const reporter = createErrorReporter({
    ...config,
    brand: config.tenant.id,
    now,
    fetch: (input, init) => fetch(input, init),
  });
  const running = createRunningBrand(
    config.tenant,
    (pages.experiments ?? EXPERIMENTS).map((each) => ({
      ...each,
      isRunning: each.isRunning || config.runningExperiments.some((id) => id === each.id),
    })),
  );
  const locks = createLocks({ config, connection });
  const pageServer = createPageServer({
    config,
    locks,
    connection,
    log,
    reporter,
    now,
    createRouter: pages.createRouter,
    manifestFor: client.manifestFor,
    fonts: client.fonts,
    tenant: () => tenantIn(running.tenant(), otherLanguage()),
    experiments: running.experiments,
    sellsMemberships: running.sellsMemberships,
    readSearch: pages.readSearch,
    previewCookie: cookies.preview,
    ...(parts.places === undefined ? {} : { places: parts.places }),
    ...(parts.deadlineIn === undefined ? {} : { deadlineIn: parts.deadlineIn }),
  });
  const headersOf =
    (facts: RequestFacts): PageHeadersOf =>
    (document) => ({
      ...pageHeaders(document, facts.target.search, facts.area),
      'content-language': facts.language,
      ...(config.release !== null && { 'x-release': config.release }),
      ...pageFactsHeader({ country: facts.origin.country, ...pageTiming(facts, config.isEdgeCached) }),
      ...(facts.preview !== undefined && { 'x-robots-tag': 'noindex' }),
    });
  const proxiedPaths = createProxiedPaths(pages.servedPaths);
  const routes = createRoutes({
    config,
    proxy: createProxy({
      connection,
      config,
      cookies,
      log,
      measuringOf: (request, facts) => measuringHeaders(running.experiments(), request, facts, config.brandKey),
    }),
    pages: pageServer,
    reporter,
    reportInbox: createReportInbox({ connection, config, log }),
    unlock: locks.unlock,
    acknowledge: createAcknowledge({ config, connection, now }),
    rememberConsent: createRememberConsent({ config, connection, log }),
    saveAccountLanguage: createSaveAccountLanguage({ config, connection, log }),
    redirects: pages.redirects,
    servedPaths: pages.servedPaths,
    proxiedPaths,
    publicPaths: pages.publicPaths,
    now,
    log,
    forms: pages.forms,
    membersUrl: config.tenant.urls.members,
    budgets: createLocalBudgets(),
    tenant: config.tenant,
    runningTenant: running.tenant,
    previewCookie: cookies.preview,
    loadPreview: (facts) => loadPreview(connection, config, facts, AbortSignal.timeout(PAGE_DEADLINE_MS)),
    submitForm: createSubmitForm({ connection, config, browserCookie: cookies.browser, log }),
    pageHeaders: headersOf,
    countAs: (facts, kind) => kinds.set(facts, kind),
  });
  const pace = parts.pace ?? createBodyPace(config.lowestBodyRate);
  const answerRequest = createAnswerRequest({
    config,
    cookies,
    areaOf,
    readiness,
    answerHealth: createHealth(readiness, config.metricsAccess),
    assets: client.assets,
    pageServer,
    pageHeaders: headersOf,
    isDataOrPage: proxiedPaths.isDataOrPage,
    routes,
    kinds,
    pace,
    log,
  });

  let stopFollowing: () => void = () => undefined;
  return {
    config,
    areaOf,
    log,
    handle: (request, response) => void answerRequest(request, response),
    guard: (server) =>
      capConnections(server, {
        perAddress: config.connectionsPerAddress,
        isExempt: config.trustedProxies.has,
      }),
    followPublications: () => {
      stopFollowing = followPublications({
        connection,
        config,
        log,
        onPublication: pageServer.purge,
        onSettings: (settings) => {
          if (!running.apply(settings)) return;
          log.info({ settings: settings.version }, 'flags, experiments or sales switched');
          pageServer.purge();
        },
      });
    },
    drain: readiness.drain,
    close: async () => {
      stopFollowing();
      pace.stop();
      await connection.close();
      await flushTracing();
    },
  };
}
