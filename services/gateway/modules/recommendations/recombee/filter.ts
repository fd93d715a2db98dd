const ONE_OF_SITES = /^\s*'site'\s+in\s+\{((?:\s*"[a-z0-9-]+"\s*,?)*)\}\s*$/;

/**
 * Reads the part of ReQL that the product uses: `'site' in {"vixen", "tushy"}`. Null sites let everything through;
 * undefined is a filter that this recommender does not understand.
 */
export function sitesOfFilter(filter: unknown): readonly string[] | null | undefined {
  if (filter === undefined || filter === null) return null;
  const list = typeof filter === 'string' ? ONE_OF_SITES.exec(filter)?.[1] : undefined;
  return list === undefined ? undefined : [...list.matchAll(/"([a-z0-9-]+)"/g)].map(([, site = '']) => site);
}

/** The filter that lets these sites through. */
export function filterOfSites(sites: readonly string[]): string {
  return `'site' in {${sites.map((site) => JSON.stringify(site)).join(', ')}}`;
}
