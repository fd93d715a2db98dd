import { SAVED_SEARCHES } from '@network/tenant/saved-search-limits.ts';
import type { SavedSearchRefusalCode } from '../../../graphql/resolvers.generated.ts';

const MAXIMA: Readonly<Record<SavedSearchRefusalCode, number | null>> = {
  NAME_LENGTH: SAVED_SEARCHES.longestName,
  TEXT_LENGTH: SAVED_SEARCHES.longestText,
  NOTHING_CHOSEN: null,
  FILTER_UNKNOWN: null,
  ALREADY_SAVED: null,
  TOO_MANY_SEARCHES: SAVED_SEARCHES.most,
  SEARCH_GONE: null,
};

/** A change that was not made, with the reason, and the limit that it would have passed or the search that exists. */
export interface SearchRefusal {
  readonly code: SavedSearchRefusalCode;
  readonly messageKey: string;
  readonly maximum: number | null;
  readonly existing: string | null;
}

/** The refusal with that code. @param existing the name of the same search */
export function refuseSearch(code: SavedSearchRefusalCode, existing: string | null = null): SearchRefusal {
  return { code, messageKey: `savedSearches.refused.${code}`, maximum: MAXIMA[code], existing };
}
