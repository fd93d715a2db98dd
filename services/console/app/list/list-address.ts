import { useLocation, useNavigate } from '@tanstack/react-router';

/** What a list shows, as its address has it. */
export interface ListAddress {
  readonly get: (name: string) => string | null;
  /** Changes filters; an empty value takes one away. Other filters begin at the first page. */
  readonly set: (values: Readonly<Record<string, string>>) => void;
  /** Shows the page after a cursor; null is the first one. */
  readonly goTo: (after: string | null) => void;
}

/** Reads and changes the search of the address, so that a list can be linked to, with Back as people expect it. */
export function useListAddress(): ListAddress {
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  const search = new URLSearchParams(searchStr);
  const open = (next: URLSearchParams, replace: boolean) =>
    void navigate({ href: `${pathname}${next.size === 0 ? '' : `?${next.toString()}`}`, replace });
  return {
    // The router writes numbers and booleans bare and other texts that look like them in quotes.
    get: (name) => search.get(name)?.replaceAll(/^"|"$/g, '') ?? null,
    set: (values) => {
      const next = new URLSearchParams(search);
      next.delete('after');
      for (const [name, value] of Object.entries(values)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      open(next, true);
    },
    goTo: (after) => {
      const next = new URLSearchParams(search);
      if (after === null) next.delete('after');
      else next.set('after', after);
      open(next, false);
    },
  };
}

/** What a list shows as a search has it, in one order, without the page that it is on: two that show the same are equal. */
export function searchOfList(searchStr: string): string {
  const search = new URLSearchParams(searchStr);
  search.delete('after');
  search.sort();
  return search.toString();
}
