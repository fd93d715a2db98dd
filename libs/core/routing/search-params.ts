/** Search parameters as they were sent: a text for a value, a list for a repeated one. */
export type RawSearch = { readonly [name: string]: string | readonly string[] | undefined };

/** Reads a query without guessing at types: `?page=2` is the text `2`, a repeated name a list. */
export function parseSearch(query: string): Record<string, string | string[]> {
  const search: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    // A name such as __proto__ must become a plain parameter.
    const earlier = Object.hasOwn(search, name) ? search[name] : undefined;
    const next = earlier === undefined ? value : Array.isArray(earlier) ? [...earlier, value] : [earlier, value];
    Object.defineProperty(search, name, { value: next, enumerable: true, configurable: true, writable: true });
  }
  return search;
}

/** Writes search parameters plainly; nothing is quoted, and undefined or null values are left out. */
export function stringifySearch(search: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search) as [string, unknown][]) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, String(item));
    }
  }
  const text = queryText(query);
  return text === '' ? '' : `?${text}`;
}

/** A query as the addresses of this product have it: several values of a parameter are separated by plain commas. */
export function queryText(query: URLSearchParams): string {
  return query.toString().replaceAll('%2C', ',');
}

/**
 * Accepts everything unchanged, as `validateSearch`. Rules are applied in `beforeLoad`, where a redirect can be thrown.
 */
export function rawSearch(search: object): RawSearch {
  return search as RawSearch;
}

/** The single value of a parameter; undefined when it is missing or repeated. */
export function singleValue(search: RawSearch, name: string): string | undefined {
  const value = search[name];
  return typeof value === 'string' ? value : undefined;
}
