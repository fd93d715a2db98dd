import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { deleteFilm, showPictures } from '../../catalogue/public.ts';
import { recordStaffAction } from '../../staff/public.ts';
import type { ContentDocuments } from '../kinds/content-kinds.ts';
import type { ItemKey } from '../items/edit-item.ts';
import { findItem } from '../items/find-items.ts';
import { type ContentResult, invalid, saved } from '../items/item.ts';
import { problemOfSites } from '../items/sites-of-documents.ts';
import type { Editing } from '../items/write-items.ts';

/** Who asked for a film to be erased, when and why; whoever carries it out approved it. */
export interface ErasureOrder {
  readonly reason: string;
  readonly requestedBy: string;
  readonly requestedAt: Date;
}

/**
 * Erases a film that nobody sees: what editors wrote of it and of its captions, stills, reviews and posts, its page, and what
 * people did with it. In the same transaction it leaves the record of the erasure, by which `erase-media` deletes every file.
 */
export async function eraseFilm(
  db: Database,
  { id, expectedVersion }: ItemKey,
  order: ErasureOrder,
  editing: Editing,
): Promise<ContentResult> {
  const { by, at, sites } = editing;
  return db.transaction().execute(async (trx): Promise<ContentResult> => {
    // Nobody publishes it, or media of it, in between.
    await sql`select 1 from content_items where kind = 'film' and id = ${id} for update`.execute(trx);
    const item = await findItem(trx, 'film', id);
    if (item === null) return { __typename: 'ContentMissing', id };
    if (item.version !== expectedVersion) return { __typename: 'ContentConflict', current: item };
    const foreign = await problemOfSites(trx, sites, 'film', [item.document]);
    if (foreign !== null) return invalid(foreign);
    if (item.state === 'published') return invalid({ path: 'state', message: ERASES_WHAT_NOBODY_SEES });
    const { slug, title, site } = item.document as ContentDocuments['film'];
    const pictures = await ownStills(trx, slug);
    await showPictures(trx, 'wallPost', await postsWithout(trx, slug), at);
    await deleteDocuments(trx, id, slug);
    await deleteFilm(trx, id, at);
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

/** Other things are shown with a film, and no page shows them without it. */
const OF_FILMS = ['caption', 'pictureSet', 'expertReview', 'wallPost', 'reel'] as const;

const ofFilm = (slug: string) => sql`kind = any(${[...OF_FILMS]}::text[]) and document ->> 'film' = ${slug}`;

/** The uploaded pictures that a film's set has or had, and that no document of anything else names. */
async function ownStills(trx: Database, slug: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with stills as (
      select distinct still ->> 'picture' as id
      from content_versions v, jsonb_array_elements(v.document -> 'pictures') still
      where kind = 'pictureSet' and document ->> 'film' = ${slug})
    select id from stills where not exists (
      select 1 from content_items where not (${ofFilm(slug)}) and document::text like '%"' || stills.id || '"%')
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Posts about a film, which go with it and show no picture any more. */
async function postsWithout(trx: Database, slug: string) {
  const { rows } = await sql<{ id: string }>`
    select id from content_items where kind = 'wallPost' and document ->> 'film' = ${slug}`.execute(trx);
  return rows.map(({ id }) => ({ id, pictures: [] }));
}

async function deleteDocuments(trx: Database, id: string, slug: string): Promise<void> {
  await sql`
    with gone as (
      delete from content_items where (kind = 'film' and id = ${id}) or (${ofFilm(slug)}) returning kind, id)
    delete from content_versions v using gone where v.kind = gone.kind and v.id = gone.id`.execute(trx);
}
