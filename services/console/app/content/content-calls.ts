import { staffCall } from '../api/staff-call.ts';
import {
  type ContentAnswerFragment,
  ContentItemDocument,
  ContentVersionDocument,
  ContentVersionNamesDocument,
  ContentVersionsDocument,
  type ContentWholeFragment,
  CreateAngelDocument,
  CreateAwardDocument,
  CreateBrandArtDocument,
  CreateCategoryDocument,
  CreateChannelDocument,
  CreateExpertReviewDocument,
  CreateFilmDocument,
  CreateOfferDocument,
  CreatePlanDocument,
  CreatePictureSetDocument,
  CreatePackDocument,
  CreatePerformerDocument,
  CreateCaptionDocument,
  CreateDealDocument,
  CreateReelDocument,
  CreateShowcaseDocument,
  CreateTagDocument,
  CreateWallPostDocument,
  UpdateAngelDocument,
  UpdateAwardDocument,
  UpdateBrandArtDocument,
  UpdateCategoryDocument,
  UpdateChannelDocument,
  UpdateExpertReviewDocument,
  UpdateFilmDocument,
  UpdatePackDocument,
  UpdatePerformerDocument,
  UpdateCaptionDocument,
  UpdateDealDocument,
  UpdateOfferDocument,
  UpdatePlanDocument,
  UpdatePictureSetDocument,
  UpdateReelDocument,
  UpdateShowcaseDocument,
  UpdateTagDocument,
  UpdateWallPostDocument,
} from '../api/staff-operations.generated.ts';
import type { ContentKind, FilmInput } from '../api/staff-types.generated.ts';

const CREATE = {
  film: CreateFilmDocument,
  performer: CreatePerformerDocument,
  category: CreateCategoryDocument,
  tag: CreateTagDocument,
  channel: CreateChannelDocument,
  pack: CreatePackDocument,
  showcase: CreateShowcaseDocument,
  award: CreateAwardDocument,
  angel: CreateAngelDocument,
  wallPost: CreateWallPostDocument,
  brandArt: CreateBrandArtDocument,
  caption: CreateCaptionDocument,
  pictureSet: CreatePictureSetDocument,
  expertReview: CreateExpertReviewDocument,
  deal: CreateDealDocument,
  offer: CreateOfferDocument,
  plan: CreatePlanDocument,
  reel: CreateReelDocument,
} as const;

const UPDATE = {
  film: UpdateFilmDocument,
  performer: UpdatePerformerDocument,
  category: UpdateCategoryDocument,
  tag: UpdateTagDocument,
  channel: UpdateChannelDocument,
  pack: UpdatePackDocument,
  showcase: UpdateShowcaseDocument,
  award: UpdateAwardDocument,
  angel: UpdateAngelDocument,
  wallPost: UpdateWallPostDocument,
  brandArt: UpdateBrandArtDocument,
  caption: UpdateCaptionDocument,
  pictureSet: UpdatePictureSetDocument,
  expertReview: UpdateExpertReviewDocument,
  deal: UpdateDealDocument,
  offer: UpdateOfferDocument,
  plan: UpdatePlanDocument,
  reel: UpdateReelDocument,
} as const;

/** The answer to a change. Nothing was changed unless it is `ContentSaved`. */
export type ContentAnswer = ContentAnswerFragment;

/** Creates a draft, or writes another version of what was read. The gateway checks the input; the forms of all kinds share this. */
export async function saveContent(
  kind: ContentKind,
  read: Pick<ContentWholeFragment, 'id' | 'version'> | null,
  input: object,
): Promise<ContentAnswer> {
  const own = input as FilmInput;
  if (read === null) return (await staffCall(CREATE[kind] as typeof CreateFilmDocument, { input: own })).result;
  const variables = { id: read.id, expectedVersion: read.version, input: own };
  return (await staffCall(UPDATE[kind] as typeof UpdateFilmDocument, variables)).result;
}

/** One item, and its versions. */
export const itemQuery = (kind: ContentKind, id: string) => ({
  queryKey: ['content', kind, 'item', id],
  queryFn: async () => (await staffCall(ContentItemDocument, { kind, id })).content,
});
export const versionsQuery = (kind: ContentKind, id: string) => ({
  queryKey: ['content', kind, 'versions', id],
  queryFn: async () => (await staffCall(ContentVersionsDocument, { kind, id })).contentVersions,
});
/** When its latest hundred versions were written and by whom, without what they say. */
export const versionNamesQuery = (kind: ContentKind, id: string) => ({
  queryKey: ['content', kind, 'version-names', id],
  queryFn: async () => (await staffCall(ContentVersionNamesDocument, { kind, id })).contentVersions,
});
/** One of its versions, which never changes; null where there is none. */
export const versionQuery = (kind: ContentKind, id: string, version: number) => ({
  queryKey: ['version', kind, id, version],
  queryFn: async () => (await staffCall(ContentVersionDocument, { kind, id, version })).contentVersion,
});
