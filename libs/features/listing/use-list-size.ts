import { useSyncExternalStore } from 'react';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { BREAKPOINTS } from '@network/ui/constants.ts';

/** A size for each width of the window. */
export type ListSizes = Tenant['listSizes']['recommended'];

/** The width of a window by the names of the list sizes. */
export type ListWidth = keyof ListSizes;

const queryFrom = (breakpoint: 'medium' | 'large') => `(min-width: ${BREAKPOINTS[breakpoint]}px)`;

function subscribe(onChange: () => void): () => void {
  const queries = [matchMedia(queryFrom('medium')), matchMedia(queryFrom('large'))];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function widthNow(): ListWidth {
  if (matchMedia(queryFrom('large')).matches) return 'large';
  return matchMedia(queryFrom('medium')).matches ? 'medium' : 'small';
}

/**
 * How many items a list of these sizes shows at a time in this window. The server, which does not know the window, renders
 * the most: what a narrow one leaves for later is hidden by the style sheet, or the page would move under its reader.
 */
export function useListSize(sizes: ListSizes): number {
  return sizes[useSyncExternalStore(subscribe, widthNow, () => 'large' as const)];
}
