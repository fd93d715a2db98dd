import type { AnyRouter } from '@tanstack/react-router';
import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import { reportUnexpected } from '@network/server/error-reports/error-reporter.ts';
import { ApiError } from '../../api/api-error.ts';
import { statusOf } from '../../forms/form-answer.ts';
import { isCovered } from '../../health-warning/health-warning.ts';
import { isLockedError } from '../../lock/lock.ts';
import { loginAddress } from '../../session/login-address.ts';
import type { RouterContext } from '../../routing/router-context.ts';
import { profileQuery } from '../../session/profile-query.ts';
import { inSameLanguage } from '../request/requested-language.ts';
import { retryOf } from '../send-unavailable.ts';
import { awayDocument } from './away-document.ts';
import { isUnauthenticated } from './load-session.ts';
import type { MadeDocument, MadePage } from './made-page.ts';
import { documentOf, type PageMaking } from './page-making.ts';
import { plainErrorDocument } from './plain-document.ts';
import type { RenderedPage } from './render-page.tsx';

/** The router that rendered a page, its context, and the warning that may cover it. */
interface Rendering {
  readonly router: AnyRouter;
  readonly context: RouterContext;
  readonly warning: HealthWarningRegion | null;
}

type RenderedHtml = Extract<RenderedPage, { readonly kind: 'html' }>;

/** Decides what a rendered page comes to: another address, a cover in its place, or its document. */
export function outcomeOf(making: PageMaking, page: RenderedPage, { router, context, warning }: Rendering): MadePage {
  const { parts, facts, visit, opened, cookies } = making;
  if (page.kind === 'redirect') return { ...page, location: inSameLanguage(page.location, facts), cookies };
  // A call that finds the session ended redirects to sign in.
  if (facts.area === 'members' && page.errors.some(isUnauthenticated)) {
    const uri = facts.target.path + (visit.search.requested || visit.search.read);
    const location = loginAddress(parts.config.tenant.urls.members, uri);
    return { kind: 'redirect', status: 302, location, cookies: [] };
  }
  // The account was locked in the meantime.
  if (page.errors.some(isLockedError)) return { kind: 'locked' };
  if (opened.calls.needPerson()) return documentOf(making, page.status, page.html);
  for (const error of page.errors) logFailure(making, error);
  // A page that is missing answers 404 behind the warning, too.
  if (warning !== null && page.status < 500 && isCovered(router.stores.matches.get())) {
    return { kind: 'covered', status: page.status, region: warning };
  }
  if (page.errors.length === 0) opened.expected?.remember();
  return withOrigin(making, page, context);
}

/** The document, with what it was made from where it may be sent again while that stays the same. */
function withOrigin(
  making: PageMaking,
  { status, html, errors }: RenderedHtml,
  { tenant, meta }: RouterContext,
): MadeDocument {
  const { parts, facts, visit, formAnswer, opened, queryClient, cookies } = making;
  const answered = formAnswer && status === 200 ? statusOf(formAnswer) : status;
  const made = documentOf(making, errors.some(isUnavailable) ? 503 : answered, html, cookies);
  const isWhole = made.document.status === 200 && errors.length === 0 && !opened.calls.haveFailed();
  const isKnown = facts.sessionId === null || Boolean(queryClient.getQueryData(profileQuery.queryKey));
  const maySendAgain = isWhole && isKnown && !making.hasActed && cookies.length === 0 && visit.nonce === null;
  const sources = maySendAgain ? opened.recorded.sources() : null;
  const { sellsMemberships } = meta;
  return { ...made, origin: sources && { sources, tenant, sellsMemberships, madeAt: parts.now() } };
}

/** The page in the place of one that could not be made. */
export function failedPage(making: PageMaking, error: unknown): MadeDocument {
  const { parts, facts, visit, opened } = making;
  const { tenant } = parts.config;
  if (opened.calls.needPerson()) return documentOf(making, 500, '');
  logFailure(making, error);
  if (!isUnavailable(error)) return documentOf(making, 500, plainErrorDocument(tenant, facts.correlationId));
  const retry = retryOf('GET', { path: facts.prefix + facts.target.path, search: visit.search.read });
  return documentOf(making, 503, awayDocument(tenant, 'away', retry));
}

/** Returns whether the gateway could not be reached or is busy, so that a second try may succeed. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof ApiError) return error.kind === 'unavailable' || error.status === 429;
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Writes an error to the log and reports one that nobody expected. */
function logFailure({ parts, facts: { correlationId, target } }: PageMaking, error: unknown): void {
  parts.log.error({ correlationId, path: target.path, error }, 'page failed');
  reportUnexpected(parts.reporter, error, { path: target.path, correlationId });
}
