import type { IncomingMessage } from 'node:http';
import type { Experiment } from '@network/tenant/experiments.ts';
import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import { analyticsOff } from '../../analytics/analytics.ts';
import type { Measuring } from '../../analytics/measuring.ts';
import { createConsentStore } from '../../consent/consent.ts';
import { cookieText } from '../../cookies/page-cookie.ts';
import { warnedRegion } from '../../health-warning/health-warning.ts';
import type { PageSearch, ReadPageSearch } from '../../routing/page-search.ts';
import { readConsent } from '../consent/consent-cookie.ts';
import { chooseVariants } from '../experiments/choose-variants.ts';
import { warningDue } from '../health-warning/health-gate.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ServerConfig } from '../server-config.ts';
import { readSiteMeta } from '../site-meta.ts';
import { sharedPageKey } from './page-key.ts';

/** The facts that the server reads from a page request before it looks for the page. */
export interface RequestedVisit {
  readonly search: PageSearch;
  /** The region whose health warning is due. */
  readonly due: HealthWarningRegion | null;
  readonly measuring: Measuring;
  /** Set-Cookie values that remember its variants. */
  readonly cookies: readonly string[];
  /** The key under which its page is shared; null for a page that is not shared. */
  readonly key: string | null;
  /** A cache in front of this server may store the page. */
  readonly isForEdge: boolean;
}

export interface ReadVisitParts {
  readonly config: ServerConfig;
  /** The tests as they run now. */
  readonly experiments: () => readonly Experiment[];
  readonly readSearch: ReadPageSearch;
  readonly now: () => number;
}

/** Reads what a request's page depends on besides its person. */
export function readVisit(parts: ReadVisitParts, request: IncomingMessage, facts: RequestFacts): RequestedVisit {
  const { config } = parts;
  const { target } = facts;
  const meta = readSiteMeta(facts, config.tenant, new Date(parts.now()));
  const { measuring, cookies } = measuringOf(parts, request, facts);
  const userAgent = request.headers['user-agent'];
  const due = warningDue({ meta, tenant: config.tenant, cookies: facts.cookies, userAgent });
  const search = parts.readSearch(target.path, target.search);
  const key = sharedPageKey(facts, meta, search, measuring, due);
  const isForEdge = config.isEdgeCached && cookies.length === 0 && warnedRegion(meta, config.tenant) === null;
  return { search, due, measuring, cookies, key, isForEdge };
}

/**
 * Decides whether the visit is measured and which variants of the tests it is shown, and builds the cookies that
 * remember them.
 */
function measuringOf(
  { config, experiments, now }: ReadVisitParts,
  request: IncomingMessage,
  facts: RequestFacts,
): Pick<RequestedVisit, 'measuring' | 'cookies'> {
  const consent = readConsent(request.headers, facts.cookies);
  const { variants, cookies } = chooseVariants(
    experiments(),
    {
      cookies: facts.cookies,
      search: facts.target.search,
      isMeasured: consent === 'accepted',
      seed: facts.variantSeed,
      now: now(),
    },
    config.brandKey,
  );
  const { surveyKey } = config;
  return {
    measuring: {
      consent: createConsentStore(consent),
      analytics: analyticsOff,
      variants,
      ...(surveyKey === null ? {} : { surveyKey }),
    },
    cookies: cookies.map((cookie) => cookieText(cookie, facts.ownOrigin.startsWith('https:'))),
  };
}
