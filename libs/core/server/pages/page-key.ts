import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import type { Measuring, Variants } from '../../analytics/measuring.ts';
import type { PageSearch } from '../../routing/page-search.ts';
import type { SiteMeta } from '../../tenant/site-meta.ts';
import type { RequestFacts } from '../request/request-facts.ts';

const MAX_SEARCH_LENGTH = 512;

/** Pages that visitors share and that say what plans cost, which depends on their country. */
const PRICED_PAGES: readonly string[] = ['/joinnow', '/gift'];

/**
 * The country that the calls of a visitor's shared page may say: pages without prices say none, so that nobody's country can get
 * into what is shared by all.
 */
export function sharedCountry({ target, origin }: Pick<RequestFacts, 'target' | 'origin'>): string | null {
  const path = target.path.length > 1 ? target.path.replace(/\/+$/, '') : target.path;
  return PRICED_PAGES.includes(path) ? origin.country : null;
}

/**
 * The key under which a page is shared, or null for one that is not: its query belongs to a visit or is longer than any
 * link. Unread parameters are no part of it. `warning` is the region whose health warning is still due. Nothing else of a
 * visitor's request may change a shared page; for members their class of rights goes before it (member-pages.ts).
 */
export function sharedPageKey(
  facts: Pick<RequestFacts, 'area' | 'target' | 'language' | 'origin'>,
  meta: SiteMeta,
  search: Pick<PageSearch, 'read' | 'isOwn'>,
  measuring: Pick<Measuring, 'consent' | 'variants'>,
  warning: HealthWarningRegion | null,
): string | null {
  if (search.isOwn || search.read.length > MAX_SEARCH_LENGTH) return null;
  const gate = meta.sfwRegion ?? (meta.isUS ? 'US' : 'elsewhere');
  const cover = warning === null ? 'open' : 'warned';
  const measured = `${measuring.consent.initial()} ${variantsText(measuring.variants)}`;
  const country = sharedCountry(facts) ?? 'anywhere';
  return [facts.area, facts.language, gate, country, cover, measured, facts.target.path, search.read].join('\n');
}

/** Chosen by the server: further headers of a browser can't create separate pages. */
function variantsText(variants: Variants): string {
  return Object.entries(variants)
    .map(([experiment, { variant, isCounted }]) => `${experiment}=${variant}${isCounted ? '' : '!'}`)
    .toSorted()
    .join(',');
}
