/** What recommendations are limited to. */
export interface ItemFilter {
  /** Items of any of these sites; null lets every site through. */
  readonly sites: readonly string[] | null;
  /** Items with all of these features. */
  readonly features: readonly string[];
}

const SITES = /^'site' in \{((?:"[a-z0-9-]+"(?:, ?(?!\}))?)*)\}$/;
const FEATURE = /^"([a-z]+:[a-z0-9-]+)" in 'features'$/;

/**
 * Reads the part of ReQL that the product uses, `'site' in {"vixen", "tushy"} and "tag:rain" in 'features'`. Undefined is
 * a filter that this recommender does not understand.
 */
export function readFilter(filter: unknown): ItemFilter | undefined {
  if (filter === undefined || filter === null) return { sites: null, features: [] };
  if (typeof filter !== 'string') return undefined;
  let sites: readonly string[] | null = null;
  const features: string[] = [];
  for (const part of filter.trim().split(/\s+and\s+/)) {
    const list = SITES.exec(part)?.[1];
    const feature = FEATURE.exec(part)?.[1];
    if (list !== undefined && sites === null)
      sites = [...list.matchAll(/"([a-z0-9-]+)"/g)].map(([, site = '']) => site);
    else if (feature !== undefined) features.push(feature);
    else return undefined;
  }
  return { sites, features };
}

/** The filter that lets these through, in ReQL; undefined where nothing is limited. */
export function writeFilter({ sites, features }: ItemFilter): string | undefined {
  const parts = [
    ...(sites === null ? [] : [`'site' in {${sites.map((site) => JSON.stringify(site)).join(', ')}}`]),
    ...features.map((feature) => `${JSON.stringify(feature)} in 'features'`),
  ];
  return parts.length === 0 ? undefined : parts.join(' and ');
}
