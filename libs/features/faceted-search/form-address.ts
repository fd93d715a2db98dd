import { queryText } from '@network/core/routing/search-params.ts';

/** Where a facet form leads, as one parameter a facet in the order of the form; the spelling that lists' links have. */
export function formAddress(action: string, fields: Iterable<readonly [string, unknown]>): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of fields) {
    if (typeof value === 'string') values.set(name, [...(values.get(name) ?? []), value]);
  }
  const query = new URLSearchParams([...values].map(([name, chosen]) => [name, chosen.toSorted().join(',')]));
  const text = queryText(query);
  return text === '' ? action : `${action}?${text}`;
}
