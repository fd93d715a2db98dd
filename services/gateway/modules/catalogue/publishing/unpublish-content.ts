import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { takeBackPerformers } from '../pictures/seen-pictures.ts';
import { showPictures } from '../pictures/shown-pictures.ts';
import type { ContentKind } from './content-documents.ts';
import { announcePublication } from './announce-publication.ts';
import { takeBackFilm } from './take-back.ts';
import { recount } from './publish-content.ts';
import { partsOf } from './write-films.ts';

/** What still shows something, so that it can't be taken back; with one example of it. */
export interface ContentUse {
  readonly kind: string;
  readonly slug: string;
}

/** A published user of each kind of content; films that were taken back count, as they may come again. */
const USED_BY: Readonly<Record<Exclude<ContentKind, 'film'>, string>> = {
  tag: `select 'film' as kind, v.slug from video_tags t join videos v on v.id = t.video_id where t.tag_slug = $
    union all select 'performer', p.slug from performer_tags t join performers p on p.id = t.performer_id where t.tag_slug = $`,
  category: `select 'film' as kind, v.slug from video_categories c join videos v on v.id = c.video_id where c.category_slug = $`,
  performer: `select 'film' as kind, v.slug from video_performers p join videos v on v.id = p.video_id where p.performer_id = $`,
  showcase: `select 'film' as kind, slug from videos where showcase_id = $`,
  pack: `select 'film' as kind, slug from videos where channel_pack_id = $`,
  channel: `select 'pack' as kind, slug from channel_packs where channel_id = $
    union all select 'film', slug from videos where channel_id = $`,
};

const TABLES = {
  tag: 'tags',
  category: 'categories',
  performer: 'performers',
  showcase: 'showcases',
  pack: 'channel_packs',
  channel: 'channels',
} as const;

/**
 * Hides something from people. What they did with a film (favorites, ratings, comments) is there when it is published
 * again; the others are only taken back when nothing shows them.
 * @param moreUsers what shows it beside the catalogue: queries of `kind` and `slug`
 * @param countsLater whether the caller counts what performers and categories have, or takes all of it back
 * @returns what still uses it, and nothing is changed; null when it is hidden
 */
export async function unpublishContent(
  trx: Database,
  kind: ContentKind,
  id: string,
  at: Date,
  moreUsers: readonly RawBuilder<unknown>[] = [],
  countsLater = false,
): Promise<ContentUse | null> {
  if (kind === 'film') {
    await trx.updateTable('videos').set({ is_published: false }).where('id', '=', id).execute();
    const parts = await partsOf(trx, [id]);
    if (!countsLater) await recount(trx, parts);
    await takeBackFilm(trx, id, at);
    await takeBackPerformers(trx, parts.performers, at);
  } else {
    const key = kind === 'tag' || kind === 'category' ? 'slug' : 'id';
    // Nothing can begin to refer to it until the transaction ends.
    await sql`select 1 from ${sql.table(TABLES[kind])} where ${sql.ref(key)} = ${id} for update`.execute(trx);
    const own = sql.join(
      USED_BY[kind].split('$').map((part) => sql.raw(part)),
      sql`${id}`,
    );
    const [use] = (await sql<ContentUse>`${sql.join([own, ...moreUsers], sql` union all `)} limit 1`.execute(trx)).rows;
    if (use !== undefined) return use;
    await sql`delete from ${sql.table(TABLES[kind])} where ${sql.ref(key)} = ${id}`.execute(trx);
    await showPictures(trx, kind, [{ id, pictures: [], filmId: null }], at);
  }
  await announcePublication(trx, { kind, ids: [id], happened: 'unpublished' }, at);
  return null;
}
