import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { deleteFilm, showPictures, withdrawPictures } from '../../catalogue/public.ts';
import { recordStaffAction } from '../../../staff/staff/public.ts';
import type { ContentDocuments } from '../kinds/content-kinds.ts';
import type { ItemKey } from '../items/change-item.ts';
import { findItem } from '../items/find-items.ts';
import { type ContentResult, invalid, saved } from '../items/item.ts';
import { problemOfSites } from '../items/sites-of-documents.ts';
import type { Editing } from '../items/write-items.ts';
import { findDocumentsOfFilm, findPicturesOfFilm, type ItemName } from './of-film.ts';

/** Who asked for a film to be erased, when and why; the person who carries it out approved it. */
export interface ErasureOrder {
  readonly reason: string;
  readonly requestedBy: string;
  readonly requestedAt: Date;
}

/**
 * Erases a film that nobody sees: what editors wrote of it and of its captions, stills, reviews and posts, its page,
 * and what people did with it. In the same transaction it leaves the record of the erasure, by which `erase-media`
 * deletes every file.
 */
export async function eraseFilm(
  db: Database,
  { id, expectedVersion }: ItemKey,
  order: ErasureOrder,
  editing: Editing,
): Promise<ContentResult> {
  const { by, at, sites } = editing;
  return db.transaction().execute(async (trx): Promise<ContentResult> => {
    // What thousands of people did with it, and pictures among all documents: that takes longer than a page may.
    await sql`set local statement_timeout = 0`.execute(trx);
    // Nobody publishes it, or media of it, in between.
    await sql`select 1 from content_items where kind = 'film' and id = ${id} for update`.execute(trx);
    const item = await findItem(trx, 'film', id);
    if (item === null) return { __typename: 'ContentMissing', id };
    if (item.version !== expectedVersion) return { __typename: 'ContentConflict', current: item };
    const foreign = await problemOfSites(trx, sites, 'film', [item.document]);
    if (foreign !== null) return invalid(foreign);
    if (item.state === 'published') return invalid({ path: 'state', message: ERASES_WHAT_NOBODY_SEES });
    const { slug, title, site } = item.document as ContentDocuments['film'];
    const going = [{ kind: 'film', id }, ...(await findDocumentsOfFilm(trx, id))];
    const pictures = await findPicturesOfFilm(trx, id, going);
    for (const { kind, id: of } of going) await showPictures(trx, kind, [{ id: of, pictures: [], filmId: null }], at);
    await deleteDocuments(trx, going);
    await deleteFilm(trx, id, at);
    // The pictures are withdrawn, because a document that named one until its file is deleted would show nothing.
    await withdrawPictures(trx, id, pictures, at);
    await trx
      .insertInto('erasures')
      .values({
        film_id: id,
        slug,
        title,
        site_id: site,
        reason: order.reason,
        requested_by: order.requestedBy,
        requested_at: order.requestedAt,
        approved_by: by.email,
        approved_at: at,
        picture_ids: [...pictures],
        next_attempt_at: at,
        erased_at: null,
      })
      .execute();
    await recordStaffAction(trx, by, {
      at,
      action: 'erase',
      entityKind: 'film',
      entityId: id,
      before: { slug, title, site },
      after: { reason: order.reason, requestedBy: order.requestedBy },
    });
    return saved(item);
  });
}

/** Why a film that people see is not erased. */
export const ERASES_WHAT_NOBODY_SEES = 'expected a film that was taken back, this is published';

async function deleteDocuments(trx: Database, documents: readonly ItemName[]): Promise<void> {
  await sql`
    with going as (
      select * from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as going(kind text, id text)),
    gone as (
      delete from content_items item using going where item.kind = going.kind and item.id = going.id)
    delete from content_versions v using going where v.kind = going.kind and v.id = going.id`.execute(trx);
}
