/** Search parameters as they were sent: a text for a value, a list for one that was given more than once. */
export type RawSearch = { readonly [name: string]: string | readonly string[] | undefined };

/** Reads a query without guessing at types: `?page=2` is the text `2`, a repeated name a list. */
export function parseSearch(query: string): Record<string, string | string[]> {
  const search: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    // A name such as __proto__ must become a parameter and nothing else.
    const earlier = Object.hasOwn(search, name) ? search[name] : undefined;
    const next = earlier === undefined ? value : Array.isArray(earlier) ? [...earlier, value] : [earlier, value];
    Object.defineProperty(search, name, { value: next, enumerable: true, configurable: true, writable: true });
  }
  return search;
}

/** Writes search parameters plainly; nothing is quoted, and what is undefined or null is left out. */
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

/** A query as addresses of this product have it: several values of a parameter stand between plain commas. */
export function queryText(query: URLSearchParams): string {
  return query.toString().replaceAll('%2C', ',');
}

/** For `validateSearch`: takes everything as it came. Rules are applied in `beforeLoad`, where a redirect can be thrown. */
export function rawSearch(search: object): RawSearch {
  return search as RawSearch;
}

/** The one value of a parameter; undefined when it is missing or was given more than once. */
export function singleValue(search: RawSearch, name: string): string | undefined {
  const value = search[name];
  return typeof value === 'string' ? value : undefined;
}
