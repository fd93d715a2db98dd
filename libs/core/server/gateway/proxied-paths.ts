import type { ServedPaths } from '../../features/served-paths.ts';

/** The way in which a browser's request is passed to the gateway. */
export interface ProxiedPath {
  /** Path at the gateway. */
  readonly path: string;
  /**
   * The kind of path. A write to `api` needs JSON and a page of this host; `session` is one of the session's own forms
   * and links.
   */
  readonly kind: 'api' | 'media' | 'session';
  /** The query there, beginning with `?`, where it differs from the requested one. */
  readonly search?: string;
}

/** A path of the gateway, requested with a wrong method. A call is answered in JSON, whatever its body was. */
export interface RefusedMethod {
  readonly status: 405 | 415;
  readonly allow: readonly string[];
}

/** Paths of the session, which members hosts alone have. */
export const SESSION_EXACT = new Map<string, readonly string[]>([
  ['/oidc/login', ['GET']],
  ['/oidc/callback', ['GET']],
  ['/oidc/logout', ['POST']],
  ['/oidc/other-account', ['GET']],
  ['/oidc/device', ['GET', 'POST']],
  ['/refresh', ['GET']],
  ['/api/refresh', ['GET']],
]);

/** The sitemap and the feed of a tour host; the brand server makes the list of its pages itself. */
const FOR_CRAWLERS = /^\/(?:sitemap|rss|sitemaps\/(?!pages\.xml$)[a-z0-9-]{1,40})\.xml$/;

/** Decides which requests of a brand host the gateway answers. */
export interface ProxiedPaths {
  /**
   * The target of a path at the gateway; the methods for a known path with a wrong method, null for a path of the pages.
   * HEAD counts as GET.
   */
  readonly match: (
    method: string,
    path: string,
    prefersJson: boolean,
    isMembersArea: boolean,
  ) => ProxiedPath | RefusedMethod | null;
  /** Returns whether an address is a page for some clients and data for others, depending on what they accept. */
  readonly isDataOrPage: (path: string) => boolean;
}

/** The gateway's paths: those of the session, and those that features declare. */
export function createProxiedPaths(served: readonly ServedPaths[]): ProxiedPaths {
  const calls = new Map([['/graphql', ['POST']], ...served.flatMap((each) => Object.entries(each.calls ?? {}))]);
  const postPatterns = served.flatMap((each) => each.postPatterns ?? []);
  const forms = new Set<string>(served.flatMap((each) => each.gatewayForms ?? []));
  const dataPages = served.flatMap((each) => each.dataPages ?? []);
  const isDataOrPage = (path: string): boolean => dataPages.some((pattern) => pattern.test(path));
  const methodsOf = (path: string): readonly string[] | undefined =>
    calls.get(path) ?? (postPatterns.some((pattern) => pattern.test(path)) ? ['POST'] : undefined);

  return {
    isDataOrPage,
    match: (method, path, prefersJson, isMembersArea) => {
      const effectiveMethod = method === 'HEAD' ? 'GET' : method;
      if (path.startsWith('/media/') || (!isMembersArea && FOR_CRAWLERS.test(path)))
        return effectiveMethod === 'GET' ? { path, kind: 'media' } : { status: 405, allow: ['GET', 'HEAD'] };
      const api = methodsOf(path);
      if (api) return api.includes(effectiveMethod) ? { path, kind: 'api' } : { status: 415, allow: api };
      const session = isMembersArea ? SESSION_EXACT.get(path) : undefined;
      if (session)
        return session.includes(effectiveMethod)
          ? { path: `/brand${path}`, kind: 'session' }
          : { status: 405, allow: session };
      if (isMembersArea && effectiveMethod === 'POST' && forms.has(path))
        return { path: `/brand${path}`, kind: 'session' };
      return prefersJson && effectiveMethod === 'GET' && isDataOrPage(path) ? { path, kind: 'api' } : null;
    },
  };
}
