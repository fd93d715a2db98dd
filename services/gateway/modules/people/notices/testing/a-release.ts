import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../../db/database.ts';
import { addVideo } from '../../../content/catalogue/testing/public.ts';

/** A performer, for tests; the id is their slug and their name, too. */
export async function addPerformer(db: Database, id: string, siteId: SiteId): Promise<void> {
  await db
    .insertInto('performers')
    .values({
      id,
      slug: id,
      name: id,
      sex: 'X',
      biography: '',
      birthplace: null,
      height_centimetres: null,
      active_since: null,
      hair: null,
      eyes: null,
      nationality: null,
    })
    .execute();
  await db.insertInto('performer_sites').values({ performer_id: id, site_id: siteId, video_count: 1 }).execute();
}

/** A film with one performer that came out at a given time, for tests. */
export async function addRelease(
  db: Database,
  film: { readonly id: string; readonly siteId: SiteId; readonly performerId: string; readonly at: Date },
): Promise<void> {
  await addVideo(db, film.id, film.siteId);
  await db.updateTable('videos').set({ released_at: film.at }).where('id', '=', film.id).execute();
  await db
    .insertInto('video_performers')
    .values({ video_id: film.id, performer_id: film.performerId, position: 1 })
    .execute();
}

/** Adds favorites of a person, for tests. */
export async function follow(db: Database, userId: string, performerId: string, at: Date): Promise<void> {
  await db
    .insertInto('favorite_performers')
    .values({ user_id: userId, performer_id: performerId, added_at: at })
    .execute();
}
