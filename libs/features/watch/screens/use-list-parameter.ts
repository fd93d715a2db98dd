import { useRouterState } from '@tanstack/react-router';
import type { RawSearch } from '@network/core/routing/search-params.ts';

/** The playlist that the film is played from, as the address names it; null for a film on its own. */
export function useListParameter(): string | null {
  return useRouterState({
    select: ({ location }) => {
      const { list } = location.search as RawSearch;
      return typeof list === 'string' && list !== '' ? list : null;
    },
  });
}
