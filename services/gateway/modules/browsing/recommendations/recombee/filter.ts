/** What recommendations are limited to. */
export interface ItemFilter {
  /** Items of any of these sites; null lets every site through. */
  readonly sites: readonly string[] | null;
  /** Items with all of these features. */
  readonly features: readonly string[];
  /** Items that are left out. */
  readonly without?: readonly string[];
}

const SITES = /^'site' in \{((?:"[a-z0-9-]+"(?:, ?(?!\}))?)*)\}$/;
const FEATURE = /^"([a-z]+:[a-z0-9-]+)" in 'features'$/;
const WITHOUT = /^not \('itemId' in \{((?:"[\w.:@-]+"(?:, ?(?!\}))?)+)\}\)$/;
/** An id that a filter can name; the others are of no film. */
const NAMEABLE = /^[\w.:@-]+$/;

/**
 * Reads the part of ReQL that the product uses, such as `'site' in {"vixen", "tushy"} and "tag:rain" in 'features' and
 * not ('itemId' in {"film-1"})`. Undefined is a filter that this recommender does not understand.
 */
export function readFilter(filter: unknown): ItemFilter | undefined {
  if (filter === undefined || filter === null) return { sites: null, features: [] };
  if (typeof filter !== 'string') return undefined;
  let sites: readonly string[] | null = null;
  const features: string[] = [];
  let without: readonly string[] | undefined;
  for (const part of filter.trim().split(/\s+and\s+/)) {
    const list = SITES.exec(part)?.[1];
    const feature = FEATURE.exec(part)?.[1];
    const items = WITHOUT.exec(part)?.[1];
    if (list !== undefined && sites === null)
      sites = [...list.matchAll(/"([a-z0-9-]+)"/g)].map(([, site = '']) => site);
    else if (feature !== undefined) features.push(feature);
    else if (items !== undefined && without === undefined)
      without = [...items.matchAll(/"([^"]+)"/g)].map(([, item = '']) => item);
    else return undefined;
  }
  return { sites, features, ...(without && { without }) };
}

/** The filter that lets these through, in ReQL; undefined where nothing is limited. */
export function writeFilter({ sites, features, without = [] }: ItemFilter): string | undefined {
  const items = without.filter((id) => NAMEABLE.test(id)).map((id) => JSON.stringify(id));
  const parts = [
    ...(sites === null ? [] : [`'site' in {${sites.map((site) => JSON.stringify(site)).join(', ')}}`]),
    ...features.map((feature) => `${JSON.stringify(feature)} in 'features'`),
    ...(items.length === 0 ? [] : [`not ('itemId' in {${items.join(', ')}})`]),
  ];
  return parts.length === 0 ? undefined : parts.join(' and ');
}
