import { addressOfFilm, type FieldProblem } from '../../catalogue/public.ts';
import type { ContentDocument, ContentDocuments, ContentKind, ContentUse } from '../kinds/content-kinds.ts';
import { OPERATOR } from '../../../staff/staff/public.ts';
import type { ContentState } from '../tables.ts';

/** When something is shown to people or taken back by itself; null: by hand alone. Times are UTC. */
export interface Schedule {
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
  readonly scheduledBy: string | null;
}

/** Nothing happens by itself. */
export const NO_SCHEDULE: Schedule = { publishAt: null, unpublishAt: null, scheduledBy: null };

/** A schedule, or none where both times are missing. */
export const scheduleWith = (schedule: Schedule): Schedule =>
  schedule.publishAt === null && schedule.unpublishAt === null ? NO_SCHEDULE : schedule;

/** The schedule of a row of an import, which is the operator's. */
export const importedSchedule = (publishAt: string | null, unpublishAt: string | null): Schedule =>
  scheduleWith({
    publishAt: publishAt === null ? null : new Date(publishAt),
    unpublishAt: unpublishAt === null ? null : new Date(unpublishAt),
    scheduledBy: OPERATOR.email,
  });

/** Whether something is shown and taken back by itself at these times. */
export const hasSchedule = ({ schedule }: ContentItem, { publishAt, unpublishAt }: Schedule): boolean =>
  schedule.publishAt?.getTime() === publishAt?.getTime() && schedule.unpublishAt?.getTime() === unpublishAt?.getTime();

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
  readonly schedule: Schedule;
  /** Why it was not shown or taken back when its time had come. */
  readonly scheduleProblem: string | null;
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
  /** A second person has to approve it, because of these fields: `requestBulkChange` asks for that. */
  | { readonly __typename: 'ContentNeedsApproval'; readonly fields: readonly string[] }
  | { readonly __typename: 'ContentMissing'; readonly id: string };

export const saved = (item: ContentItem): ContentResult => ({ __typename: 'ContentSaved', item });
export const invalid = (...problems: FieldProblem[]): ContentResult => ({ __typename: 'ContentInvalid', problems });

/**
 * What is unique among its kind: the slug; of a pack, its channel's slug before it; of a film, what the whole network
 * knows it by.
 */
export function addressOf(kind: ContentKind, document: ContentDocument): string {
  if (kind === 'film') return addressOfFilm(document as ContentDocuments['film']);
  return kind === 'pack' ? `${(document as ContentDocuments['pack']).channel}/${document.slug}` : document.slug;
}
