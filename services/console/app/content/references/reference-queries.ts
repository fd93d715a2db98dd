import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { staffCall } from '../../api/staff-call.ts';
import { ReferencesFoundDocument, ReferencesNamedDocument } from '../../api/staff-operations.generated.ts';
import type { ContentKind } from '../../api/staff-types.generated.ts';
import { addressOf, type NamedContent, namedContentOf } from './named-content.ts';

/** What of a kind has a text in its name or slug. */
export const foundQuery = (kind: ContentKind, search: string) =>
  queryOptions({
    queryKey: ['references', kind, 'found', search],
    queryFn: async (): Promise<readonly NamedContent[]> => {
      const { contentPage } = await staffCall(ReferencesFoundDocument, { kind, search });
      return contentPage.items.flatMap((item) => namedContentOf(item) ?? []);
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

/** What is known of the things that a field names; what is not there is left out. @param within the channel of packs */
export const namedQuery = (kind: ContentKind, slugs: readonly string[], within: string) => {
  const addresses = slugs.map((slug) => addressOf(kind, slug, within));
  return queryOptions({
    queryKey: ['references', kind, 'named', ...addresses.toSorted()],
    queryFn: async (): Promise<readonly NamedContent[]> => {
      const { contentBySlugs } = await staffCall(ReferencesNamedDocument, { kind, slugs: addresses });
      return contentBySlugs.flatMap((item) => namedContentOf(item) ?? []);
    },
    enabled: slugs.length > 0,
    placeholderData: keepPreviousData,
  });
};
