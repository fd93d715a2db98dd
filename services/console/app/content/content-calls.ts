import { staffCall } from '../api/staff-call.ts';
import {
  type ContentAnswerFragment,
  ContentItemDocument,
  ContentVersionDocument,
  ContentVersionNamesDocument,
  ContentVersionsDocument,
  type ContentWholeFragment,
  SaveContentDocument,
} from '../api/staff-operations.generated.ts';
import type { ContentInput, ContentKind } from '../api/staff-types.generated.ts';

/** The answer to a change. Nothing was changed unless it is `ContentSaved`. */
export type ContentAnswer = ContentAnswerFragment;

/** The fields of a kind, as the staff API takes them. Whether they are its fields is for the gateway to say. */
export const contentInput = (kind: ContentKind, fields: object): ContentInput => ({ [kind]: fields }) as ContentInput;

/** Writes a draft, or the next version of what was read. The gateway checks the input; the forms of all kinds share this. */
export async function saveContent(
  kind: ContentKind,
  read: Pick<ContentWholeFragment, 'id' | 'version'> | null,
  fields: object,
): Promise<ContentAnswer> {
  const version = read === null ? null : { id: read.id, version: read.version };
  return (await staffCall(SaveContentDocument, { read: version, input: contentInput(kind, fields) })).result;
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
