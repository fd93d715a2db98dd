import type { IncomingMessage } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { EVENTS_PATH } from '../analytics/analytics.ts';
import { brandDomain } from '@network/tenant/brand-domain.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { CONSENT_PATH } from '../consent/consent.ts';
import { type FormAnswer, type PageForm, statusOf } from '../forms/form-answer.ts';
import { ACKNOWLEDGE_PATH } from '../health-warning/health-warning.ts';
import { UNLOCK_PATH } from '../lock/lock.ts';
import { REPORT_PATH } from '../telemetry/send-reports.ts';
import { SPANS_PATH } from '../telemetry/span-report.ts';
import { receiveSpans } from './browser-spans/receive-spans.ts';
import { readConsent } from './consent/consent-cookie.ts';
import type { createRememberConsent } from './consent/remember-consent.ts';
import { receiveConsent } from './consent/receive-consent.ts';
import type { ErrorReporter } from '@network/server/error-reports/error-reporter.ts';
import { receiveReport } from './error-reports/receive-report.ts';
import type { createReportInbox } from './error-reports/report-inbox.ts';
import { SMALL_FORM_BYTES } from './forms/read-small-form.ts';
import type { createSubmitForm } from './forms/submit-form.ts';
import type { Proxy } from './gateway/proxy.ts';
import { refuseCrossSite } from './gateway/write-guard.ts';
import type { createAcknowledge } from './health-warning/acknowledge.ts';
import type { Locks } from './lock/unlock.ts';
import type { LocalBudgets } from './limits/local-budgets.ts';
import type { PageServer } from './pages/page-server.ts';
import { type PageHeadersOf, sendPage } from './pages/send-page.ts';
import { sendRefusal, wantsRefusalPage } from './send-refusal.ts';
import { prefersJsonOver } from '@network/server/requests/accepts.ts';
import { readBounded } from '@network/server/requests/read-bounded.ts';
import { oversizedBody } from '@network/server/requests/oversized-body.ts';
import type { RequestFacts } from './request/request-facts.ts';
import { inSameLanguage } from './request/requested-language.ts';
import { readProvenance } from '@network/server/requests/provenance.ts';
import type { RouteBindings } from './routes.ts';

/** The parts that are needed to answer writes. */
export interface WriteParts {
  readonly tenant: Tenant;
  readonly pages: PageServer;
  readonly proxy: Proxy;
  readonly pageHeaders: (facts: RequestFacts) => PageHeadersOf;
  readonly countAs: (facts: RequestFacts, kind: 'page' | 'proxy' | 'refused') => void;
  readonly reporter: ErrorReporter;
  readonly reportInbox: ReturnType<typeof createReportInbox>;
  readonly acknowledge: ReturnType<typeof createAcknowledge>;
  readonly rememberConsent: ReturnType<typeof createRememberConsent>;
  readonly unlock: Locks['unlock'];
  readonly budgets: LocalBudgets;
  readonly forms: readonly PageForm[];
  /** Origin of the members host. */
  readonly membersUrl: string;
  readonly now: () => number;
  readonly submitForm: ReturnType<typeof createSubmitForm>;
}

type RouteContext = Context<{ Bindings: RouteBindings }>;

/** HTML forms are sent with these content types. */
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** The most that the gateway takes of any call: what is thrown away here has the same bound as what is stored there. */
const MOST_EVENT_BYTES = 256 * 1_024;

/** Reads a body that nothing is done with, so that one beyond its bound is refused like any other. */
const isOversized = async (request: IncomingMessage, mostBytes: number): Promise<boolean> =>
  (await readBounded(request, mostBytes)) === 'too large';

const NO_STORE = { 'cache-control': 'no-store' } as const;

/**
 * The writes that a brand server handles itself: measurements, the consent to them, error reports, spans of browsers, acknowledged health
 * warnings, PINs of locked browsers, and the forms of pages.
 */
export function addWriteRoutes(
  routes: Hono<{ Bindings: RouteBindings }>,
  parts: WriteParts,
  refuse: (c: RouteContext, status: 400 | 403 | 415) => Response,
): void {
  routes.post(REPORT_PATH, async (c) => {
    const refusal = refuseCrossSite(c.env.incoming, c.env.facts, 'api');
    if (refusal !== null) return refuse(c, refusal);
    const wait = await parts.budgets.spend('errorReports', c.env.facts.origin.address);
    if (wait !== null) return limited(c, wait);
    parts.countAs(c.env.facts, 'proxy');
    const { incoming, facts } = c.env;
    return answered(c, await receiveReport(incoming, parts.reporter, parts.reportInbox(facts)));
  });

  routes.post(SPANS_PATH, async (c) => {
    const { incoming, facts } = c.env;
    const refusal = refuseCrossSite(incoming, facts, 'api');
    if (refusal !== null) return refuse(c, refusal);
    const wait = await parts.budgets.spend('browserSpans', facts.origin.address);
    if (wait !== null) return limited(c, wait);
    parts.countAs(facts, 'proxy');
    return answered(c, await receiveSpans(incoming, parts.tenant.id, parts.now));
  });

  // Without consent nothing is stored, even if a page sends it.
  routes.post(EVENTS_PATH, async (c) => {
    const { incoming, outgoing, facts } = c.env;
    const refusal = refuseCrossSite(incoming, facts, 'api');
    if (refusal !== null) return refuse(c, refusal);
    parts.countAs(facts, 'proxy');
    if (readConsent(incoming.headers, facts.cookies) !== 'accepted')
      return answered(c, (await isOversized(incoming, MOST_EVENT_BYTES)) ? 413 : 204);
    await parts.proxy.forward(incoming, outgoing, facts, { path: `/brand${EVENTS_PATH}`, kind: 'api', search: '' });
    return RESPONSE_ALREADY_SENT;
  });

  routes.post(CONSENT_PATH, async (c) => {
    const { incoming, facts } = c.env;
    const wait = await parts.budgets.spend('consentChoices', facts.origin.address);
    if (wait !== null) return limited(c, wait);
    parts.countAs(facts, 'page');
    const answer = await receiveConsent(incoming, facts, brandDomain(parts.tenant.urls));
    if (!('cookies' in answer)) return answer.status === 403 ? refuse(c, 403) : answered(c, answer.status);
    await parts.rememberConsent(facts, answer.choice);
    for (const cookie of answer.cookies) c.header('set-cookie', cookie, { append: true });
    if (prefersJsonOver(incoming.headers.accept)) return c.body(null, 204, NO_STORE);
    return c.body(null, 303, { ...NO_STORE, location: answer.location });
  });

  routes.post(ACKNOWLEDGE_PATH, async (c) => {
    const wait = await parts.budgets.spend('healthWarnings', c.env.facts.origin.address);
    if (wait !== null) return limited(c, wait);
    parts.countAs(c.env.facts, 'page');
    if (await isOversized(c.env.incoming, SMALL_FORM_BYTES)) return answered(c, 413);
    const answer = await parts.acknowledge(c.env.incoming, c.env.facts);
    if (answer.status === 403) return refuse(c, 403);
    const headers = { ...NO_STORE, location: answer.location };
    return c.body(null, 303, answer.cookie === null ? headers : { ...headers, 'set-cookie': answer.cookie });
  });

  routes.post(UNLOCK_PATH, async (c) => {
    const { incoming, outgoing, facts } = c.env;
    const answer = await parts.unlock(incoming, facts);
    if (answer.kind === 'refused') return refuse(c, 403);
    if (answer.kind === 'too large') return answered(c, 413);
    if (answer.kind === 'redirect') return c.body(null, 303, { ...NO_STORE, location: answer.location });
    parts.countAs(facts, 'page');
    const page = { kind: 'own', document: answer.document, cookies: [] } as const;
    await sendPage(incoming, outgoing, page, parts.pageHeaders(facts), false);
    return RESPONSE_ALREADY_SENT;
  });

  const limited = (c: RouteContext, retryAfterSeconds: number): Response => {
    const { incoming, outgoing, facts } = c.env;
    const headers = { ...NO_STORE, 'retry-after': String(retryAfterSeconds) };
    if (!wantsRefusalPage(incoming)) {
      return c.json({ code: 'RATE_LIMITED', messageKey: 'errors.rateLimited' }, 429, headers);
    }
    sendRefusal(incoming, outgoing, facts, { tenant: parts.tenant, status: 429, headers });
    return RESPONSE_ALREADY_SENT;
  };

  // A form is posted to the address of its page: the page is rendered again with the answer, or redirects to the
  // confirmation.
  for (const form of parts.forms) {
    routes.post(form.path, async (c) => {
      const { incoming, outgoing, facts } = c.env;
      if (readProvenance(incoming.headers, facts.ownOrigin) !== 'same-origin') return refuse(c, 403);
      if (!FORM_TYPE.test(incoming.headers['content-type'] ?? '')) return refuse(c, 415);
      parts.countAs(facts, 'page');
      if (form.isMembersOnly && facts.area === 'tour') {
        if (await isOversized(incoming, SMALL_FORM_BYTES)) return answered(c, 413);
        const location = parts.membersUrl + form.path + facts.target.search;
        return c.body(null, 303, { ...NO_STORE, location });
      }
      const { answer, cookies } = await parts.submitForm(incoming, facts, form);
      if (answer === 'unreadable') return refuse(c, 400);
      const cookieHeader = cookies.length > 0 ? { 'set-cookie': [...cookies] } : {};
      const headers = { ...NO_STORE, ...cookieHeader, ...retryAfter(answer) };
      if (prefersJsonOver(incoming.headers.accept)) return c.json(answer, statusOf(answer), headers);
      if (answer.outcome === 'redirect')
        return c.body(null, 303, { ...headers, location: inSameLanguage(answer.location, facts) });
      if (answer.outcome === 'received') {
        const location = `${facts.prefix}${form.path}?${new URLSearchParams({ received: answer.caseNumber })}`;
        return c.body(null, 303, { ...headers, location });
      }
      const rendered = await parts.pages.answer(incoming, facts, answer);
      const page = { ...rendered, cookies: [...rendered.cookies, ...cookies] };
      const headersOf: PageHeadersOf = (document) => ({ ...parts.pageHeaders(facts)(document), ...retryAfter(answer) });
      // Scripts are answered at the same address in JSON.
      await sendPage(incoming, outgoing, page, headersOf, true);
      return RESPONSE_ALREADY_SENT;
    });
  }
}

function retryAfter(answer: FormAnswer): Record<string, string> {
  return answer.outcome === 'limited' ? { 'retry-after': String(answer.retryAfterSeconds) } : {};
}

/** Answers with a status alone, and says of a body that was too large what every server says. */
function answered(c: RouteContext, status: 204 | 400 | 404 | 413 | 503): Response {
  return status === 413
    ? c.json(oversizedBody(c.env.facts.correlationId), 413, NO_STORE)
    : c.body(null, status, NO_STORE);
}
