import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../db/database.ts';
import { PREVIEW_LIFE_MS, type PreviewClaims } from '../../../../http/preview-token.ts';
import { readDocument } from '../items/find-items.ts';
import type { ContentDocument, ContentKind } from '../kinds/content-kinds.ts';

/** What stands in a form, and whose it is. */
interface Unsaved extends Pick<PreviewClaims, 'staffId' | 'id'> {
  readonly kind: ContentKind;
  readonly document: ContentDocument;
}

/**
 * Stores what stands in a form for as long as its preview lasts, since a page of a brand is made of many requests. What ended
 * before is deleted.
 * @returns what the token of the preview names it by
 */
export async function storeUnsaved(db: Database, { staffId, kind, id, document }: Unsaved, now: Date): Promise<string> {
  const key = randomUUID();
  await db.deleteFrom('unsaved_previews').where('expires_at', '<=', now).execute();
  await db
    .insertInto('unsaved_previews')
    .values({
      id: key,
      staff_id: staffId,
      kind,
      item_id: id,
      document: JSON.stringify(document),
      expires_at: new Date(now.getTime() + PREVIEW_LIFE_MS),
    })
    .execute();
  return key;
}

/** What stood in the form of a preview; null once it has ended, or where the preview is of something else. */
export async function findUnsaved(
  db: Database,
  kind: ContentKind,
  { staffId, id, unsaved }: PreviewClaims,
): Promise<ContentDocument | null> {
  const row = await db
    .selectFrom('unsaved_previews')
    .select('document')
    .where('id', '=', unsaved)
    .where('staff_id', '=', staffId)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : readDocument(kind, row.document);
}
