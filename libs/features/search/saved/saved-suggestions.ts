import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import type { SavedSearchFragment } from '@network/graphql/fragments/saved-search.generated.ts';
import { isSpelledWith } from '@network/validation/fold-text.ts';
import { savedSearchesQuery } from './saved-searches-query.ts';

const MOST = 5;

/** The latest saved searches whose name or text has the words that are typed; all of them before anything is. */
export function useSavedSuggestions(words: string): readonly SavedSearchFragment[] {
  const { isAuthenticated } = useSession();
  const { data } = useQuery({ ...savedSearchesQuery, enabled: isAuthenticated && typeof window !== 'undefined' });
  return (data?.savedSearches ?? [])
    .filter(({ name, text }) => isSpelledWith(`${name}\n${text ?? ''}`, words, 'includes'))
    .slice(0, MOST);
}
