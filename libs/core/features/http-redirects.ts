import { isSlug } from '@network/validation/slug.ts';

/**
 * A redirect that the brand server answers before any page is rendered. Example: `{ from: '/models/:slug', to:
 * '/performers/:slug', status: 301, query: 'keep' }`.
 */
export interface HttpRedirect {
  /** A path whose segments are literal or, as `:slug`, a valid slug; other paths fall through to the pages. */
  readonly from: `/${string}`;
  /** A path on this host that may use the slugs of `from`, and may have a query. */
  readonly to: `/${string}`;
  readonly status: 301 | 302;
  /** Whether the requested query is added, byte for byte. */
  readonly query: 'keep' | 'drop';
}

/** Where a request is sent by one of the declared redirects, or null. `search` begins with `?` or is empty. */
export function matchHttpRedirect(
  redirects: readonly HttpRedirect[],
  path: string,
  search: string,
): { readonly location: string; readonly status: 301 | 302 } | null {
  for (const redirect of redirects) {
    const slugs = matchPath(redirect.from, path);
    if (!slugs) continue;
    const target = redirect.to.replace(/:(\w+)/g, (whole, name: string) => slugs[name] ?? whole);
    return { location: redirect.query === 'keep' ? withQuery(target, search) : target, status: redirect.status };
  }
  return null;
}

function withQuery(target: string, search: string): string {
  if (search.length < 2) return target;
  return target.includes('?') ? `${target}&${search.slice(1)}` : target + search;
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const segments = path.split('/');
  if (expected.length !== segments.length) return null;
  const slugs: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = segments[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== value) return null;
      continue;
    }
    if (!isSlug(value)) return null;
    slugs[segment.slice(1)] = value;
  }
  return slugs;
}
