/** How a browser's request is passed to the gateway. */
export interface ProxiedPath {
  /** Path at the gateway. */
  readonly path: string;
  /** Whether a write needs JSON and a page of this host (`api`), or is one of the session's own forms and links. */
  readonly kind: 'api' | 'media' | 'session';
  /** The query there, beginning with `?`, where it differs from the requested one. */
  readonly search?: string;
}

/** A path of the gateway, requested with a wrong method. A call is answered in JSON, whatever its body was. */
export interface RefusedMethod {
  readonly status: 405 | 415;
  readonly allow: readonly string[];
}

export const API_EXACT = new Map<string, readonly string[]>([
  ['/graphql', ['POST']],
  ['/v2/user/email-consent', ['POST']],
  ['/v2/user/personal-data', ['POST']],
  ['/v2/user/delete', ['POST']],
  ['/subscriptions/vip-user-credentials', ['POST']],
  ['/recommendations-tracking', ['POST']],
  ['/rest/reel/view', ['POST']],
  ['/rest/reel/rating', ['POST']],
  ['/rest/reel/add-bookmark', ['POST']],
  ['/rest/reel/delete-bookmark', ['POST']],
  ['/rest/reel/purchase', ['POST']],
  ['/v1/outgoing-upsells-oneclick/cams', ['POST']],
]);

export const SESSION_EXACT = new Map<string, readonly string[]>([
  ['/oidc/login', ['GET']],
  ['/oidc/callback', ['GET']],
  ['/oidc/logout', ['POST']],
  ['/oidc/other-account', ['GET']],
  ['/oidc/device', ['GET', 'POST']],
  ['/refresh', ['GET']],
  ['/api/refresh', ['GET']],
]);

/** Pages of a members host that take a form too, which the gateway answers. */
const PAGES_WITH_FORM: ReadonlySet<string> = new Set(['/oneclick/outgoing-upsell']);

/** The built-in recommender, to which a browser reports interactions. */
const RECOMMENDER = /^\/recombee\/[a-z-]+\//;

/** The sitemap and the feed of a tour host; the brand server makes the list of its pages itself. */
const FOR_CRAWLERS = /^\/(?:sitemap|rss|sitemaps\/(?!pages\.xml$)[a-z0-9-]{1,40})\.xml$/;

/** Pages that are also data for clients that prefer JSON (D16). */
const JSON_OR_PAGE = [/^\/toprated$/, /^\/_signup-extern\/[^/]{1,200}$/];

/** Whether an address is a page for some and data for others, by what they prefer. */
export function isDataOrPage(path: string): boolean {
  return JSON_OR_PAGE.some((pattern) => pattern.test(path));
}

/**
 * The target of a brand host's path at the gateway; `method` for a known path with a wrong method, null for a path of
 * the pages. HEAD counts as GET.
 */
export function matchProxiedPath(
  method: string,
  path: string,
  prefersJson: boolean,
  isMembersArea: boolean,
): ProxiedPath | RefusedMethod | null {
  const asked = method === 'HEAD' ? 'GET' : method;
  if (path.startsWith('/media/') || (!isMembersArea && FOR_CRAWLERS.test(path)))
    return asked === 'GET' ? { path, kind: 'media' } : { status: 405, allow: ['GET', 'HEAD'] };
  const api = API_EXACT.get(path) ?? (RECOMMENDER.test(path) ? ['POST'] : undefined);
  if (api) return api.includes(asked) ? { path, kind: 'api' } : { status: 415, allow: api };
  const session = isMembersArea ? SESSION_EXACT.get(path) : undefined;
  if (session)
    return session.includes(asked) ? { path: `/brand${path}`, kind: 'session' } : { status: 405, allow: session };
  if (isMembersArea && asked === 'POST' && PAGES_WITH_FORM.has(path)) return { path: `/brand${path}`, kind: 'session' };
  if (prefersJson && asked === 'GET' && isDataOrPage(path)) return { path, kind: 'api' };
  return null;
}
