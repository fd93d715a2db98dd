import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import type { SiteMeta } from '../../tenant/site-meta.ts';
import type { RequestFacts } from '../request/request-facts.ts';

const EXPERIMENT_COOKIES = ['pt', 'ppt', 'xspt'];
const MAX_SEARCH_LENGTH = 512;

/**
 * The key under which a visitor's page is shared, or null for a page that is not: somebody's own, or one with a query
 * that the pages don't know. `warning` is the region whose health warning is still due. Nothing else of a request may
 * change a shared page.
 */
export function sharedPageKey(
  facts: RequestFacts,
  meta: SiteMeta,
  knownSearch: ReadonlySet<string>,
  cookieHeader: string | undefined,
  warning: HealthWarningRegion | null,
): string | null {
  const { path, search } = facts.target;
  if (facts.sessionId !== null || search.length > MAX_SEARCH_LENGTH) return null;
  const query = new URLSearchParams(search);
  for (const name of query.keys()) {
    if (!knownSearch.has(name)) return null;
  }
  const gate = meta.sfwRegion ?? (meta.isUS ? 'US' : 'elsewhere');
  const cover = warning === null ? 'open' : 'warned';
  return [facts.area, gate, cover, experimentsOf(cookieHeader), path, query.toString()].join('\n');
}

/** Variants of A/B tests (K11), in a fixed order; a value that is none of ours counts as none. */
function experimentsOf(cookieHeader: string | undefined): string {
  const found = new Map<string, string>();
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    if (EXPERIMENT_COOKIES.includes(name) && /^[a-z0-9]{1,8}$/i.test(value)) found.set(name, value);
  }
  return EXPERIMENT_COOKIES.map((name) => found.get(name) ?? '').join(',');
}
