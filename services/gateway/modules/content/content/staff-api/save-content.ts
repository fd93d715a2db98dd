import { scopeToWrite } from '@network/access/staff/content-rights.ts';
import type { ContentInput, MutationSaveContentArgs } from '../../../../staff-api/resolvers.generated.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import { createItem, updateItem } from '../items/edit-draft.ts';
import type { ContentResult } from '../items/item.ts';
import { CONTENT_KINDS, type ContentKind } from '../kinds/content-kinds.ts';
import { requireWriting, writing } from './writing.ts';

/** What is written: the fields of one kind. */
interface Written {
  readonly kind: ContentKind;
  readonly fields: object;
}

/** The kind that an input is of. The schema lets none through that has fields of two kinds, or of none. */
function writtenIn(input: ContentInput): Written {
  for (const kind of CONTENT_KINDS) {
    const fields = input[kind];
    if (fields) return { kind, fields };
  }
  throw new Error('The input has fields of no kind of content.');
}

/**
 * Writes a draft, or the next version of what was read, once the right to the kind that was chosen is checked.
 * @param rightTo the rights by kind; those of `libs/access` without
 * @throws GatewayError FORBIDDEN without it, and without the right to publish for what will be shown by itself
 */
export async function saveContent(
  { read, input }: MutationSaveContentArgs,
  context: StaffContext,
  rightTo: typeof scopeToWrite = scopeToWrite,
): Promise<ContentResult> {
  const { db } = context.services;
  const { kind, fields } = writtenIn(input);
  const editing = writing(context, rightTo(kind));
  const document = withoutNulls(fields);
  if (!read) return createItem(db, kind, document, editing);
  const key = { kind, id: read.id, expectedVersion: read.version };
  await requireWriting(key, context);
  return updateItem(db, key, document, editing);
}

/** An input without the fields that are null: like those that are left out, they have their defaults. */
export const withoutNulls = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
