import type { FieldProblem } from '../../catalogue/public.ts';
import type { ContentDocument, ContentDocuments, ContentKind, ContentUse } from '../kinds/content-kinds.ts';
import type { ContentState } from '../tables.ts';

/** Something that editors wrote. */
export interface ContentItem {
  readonly kind: ContentKind;
  readonly id: string;
  readonly document: ContentDocument;
  readonly state: ContentState;
  /** 0 for what was in the catalogue before editors wrote anything of it. */
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly updatedAt: Date | null;
  readonly updatedBy: string | null;
}

/** Something that people see still shows it. */
export interface ContentInUseResult {
  readonly __typename: 'ContentInUse';
  readonly use: ContentUse;
}

/** The answer to a change. Nothing was changed unless it is `ContentSaved`. */
export type ContentResult =
  | { readonly __typename: 'ContentSaved'; readonly item: ContentItem }
  /** Somebody else changed it since: the caller's version is not the current one. */
  | { readonly __typename: 'ContentConflict'; readonly current: ContentItem }
  | { readonly __typename: 'ContentInvalid'; readonly problems: readonly FieldProblem[] }
  | ContentInUseResult
  | { readonly __typename: 'ContentMissing'; readonly id: string };

export const saved = (item: ContentItem): ContentResult => ({ __typename: 'ContentSaved', item });
export const invalid = (...problems: FieldProblem[]): ContentResult => ({ __typename: 'ContentInvalid', problems });

/** What is unique among its kind: the slug; of a pack, its channel's slug before it. */
export function addressOf(kind: ContentKind, document: ContentDocument): string {
  return kind === 'pack' ? `${(document as ContentDocuments['pack']).channel}/${document.slug}` : document.slug;
}
