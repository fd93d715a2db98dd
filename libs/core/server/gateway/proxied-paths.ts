/** How a request of a browser goes on to the gateway. */
export interface ProxiedPath {
  /** Path at the gateway. */
  readonly path: string;
  /** Whether a write needs JSON and a page of this host (`api`), or is one of the session's own forms and links. */
  readonly kind: 'api' | 'media' | 'session';
}

const API_EXACT = new Map<string, readonly string[]>([
  ['/graphql', ['POST']],
  ['/v2/user/email-consent', ['POST']],
  ['/subscriptions/vip-user-credentials', ['POST']],
  ['/recommendations-tracking', ['POST']],
  ['/rest/reel/view', ['POST']],
  ['/rest/reel/rating', ['POST']],
  ['/rest/reel/add-bookmark', ['POST']],
  ['/rest/reel/delete-bookmark', ['POST']],
  ['/rest/reel/purchase', ['POST']],
  ['/v1/outgoing-upsells-oneclick/cams', ['POST']],
]);

const SESSION_EXACT = new Map<string, readonly string[]>([
  ['/oidc/login', ['GET']],
  ['/oidc/callback', ['GET']],
  ['/oidc/logout', ['POST']],
  ['/refresh', ['GET']],
  ['/api/refresh', ['GET']],
]);

/** Pages that are data for whoever prefers JSON (D16). */
const JSON_OR_PAGE = [/^\/toprated$/, /^\/_signup-extern\/[a-z]{1,32}$/];

/**
 * Where a path of a brand host leads at the gateway; `method` for a path that is asked for in a way that it has not,
 * null for a path of the pages. HEAD counts as GET.
 */
export function matchProxiedPath(
  method: string,
  path: string,
  prefersJson: boolean,
  isMembersArea: boolean,
): ProxiedPath | { readonly allow: readonly string[] } | null {
  const asked = method === 'HEAD' ? 'GET' : method;
  if (path.startsWith('/media/')) return asked === 'GET' ? { path, kind: 'media' } : { allow: ['GET', 'HEAD'] };
  const api = API_EXACT.get(path);
  if (api) return api.includes(asked) ? { path, kind: 'api' } : { allow: api };
  const session = isMembersArea ? SESSION_EXACT.get(path) : undefined;
  if (session) return session.includes(asked) ? { path: `/brand${path}`, kind: 'session' } : { allow: session };
  if (prefersJson && asked === 'GET' && JSON_OR_PAGE.some((pattern) => pattern.test(path)))
    return { path, kind: 'api' };
  return null;
}
