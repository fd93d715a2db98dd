import { messagesOf } from '@network/core/i18n/messages.ts';
import { savedSearches as texts } from '@network/messages/saved-searches.ts';
import { SAVED_SEARCHES } from '@network/tenant/saved-search-limits.ts';
import type { FacetName } from '@network/tenant/facets.ts';
import { cutText } from '@network/validation/text-length.ts';
import { facetLabel } from '../../listing/facets/facet-label.ts';
import type { SearchedList } from '../../listing/saved-search-address.ts';

/** What a list looks for, in words: the text and the filters, and its order where it is not the usual one. */
export function wordsOfSearch({ text, order, facets }: SearchedList): readonly string[] {
  const t = messagesOf(texts);
  return [...wordsOf({ text, facets }), ...(order === 'NEWEST' ? [] : [t(`order.${order}`)])];
}

/** A name to begin with, which is not too long. */
export function suggestedName(list: SearchedList): string {
  return cutText(wordsOf(list).join(', '), SAVED_SEARCHES.longestName).trim();
}

function wordsOf({ text, facets }: Pick<SearchedList, 'text' | 'facets'>): readonly string[] {
  const chosen = Object.entries(facets).flatMap(([name, values]) =>
    values.map((value) => facetLabel(name as FacetName, value)),
  );
  return [...(text === null ? [] : [text]), ...chosen];
}
