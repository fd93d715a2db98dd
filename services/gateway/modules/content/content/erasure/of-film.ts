import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { findRememberedPictures } from '../../catalogue/public.ts';
import { KINDS_WITH_FILMS, shownWithFilms } from '../kinds/content-kinds.ts';

/** What names a document. */
export interface ItemName {
  readonly kind: string;
  readonly id: string;
}

/**
 * What editors wrote to be shown with a film: its captions, set of pictures, reviews, posts and reels. What people see,
 * or saw, has the film's id. A draft has a slug alone, and other films may have had the same one: it is of the film
 * that had the slug when the draft first named it.
 */
export async function findDocumentsOfFilm(trx: Database, filmId: string): Promise<readonly ItemName[]> {
  const { rows } = await sql<ItemName>`
    with ${holders(filmId)}, shown as (${shownWithFilms()}),
    named as (
      select item.kind, item.id, item.document ->> 'film' as slug, (
        select min(v.at) from content_versions v where v.kind = item.kind and v.id = item.id
          and v.document ->> 'film' = item.document ->> 'film') as at
      from content_items item where item.kind = any(${[...KINDS_WITH_FILMS]}::text[])
        and item.document ->> 'film' in (select slug from holders)
        and not exists (select 1 from shown where shown.kind = item.kind and shown.id = item.id))
    select kind, id from shown where film_id = ${filmId}
    union select kind, id from named where ${holderOf('named')} = ${filmId}
    order by kind, id`.execute(trx);
  return rows;
}

/**
 * The pictures that a film, its sets and its posts have or had, with the frames that were taken of it, and that nothing
 * else names which stays.
 * @param going the film and what is shown with it
 */
export async function findPicturesOfFilm(
  trx: Database,
  filmId: string,
  going: readonly ItemName[],
): Promise<readonly string[]> {
  const remembered = await findRememberedPictures(trx, filmId);
  const { rows } = await sql<{ id: string }>`
    with ${holders(filmId)}, going as (
      select * from jsonb_to_recordset(${JSON.stringify(going)}::jsonb) as going(kind text, id text)),
    named as (
      select v.document, v.document ->> 'film' as slug, item.id is not null as is_going, (
        select min(first.at) from content_versions first where first.kind = v.kind and first.id = v.id
          and first.document ->> 'film' = v.document ->> 'film') as at
      from content_versions v
      left join (content_items item join going using (kind, id)) on item.kind = v.kind and item.id = v.id
        and item.document ->> 'film' = v.document ->> 'film'
      where v.kind = any(${[...KINDS_WITH_FILMS]}::text[])
        and (v.document ->> 'film' in (select slug from holders) or item.id is not null)),
    shown_with_it as (
      select distinct picture #>> '{}' as id from named, jsonb_path_query(named.document, '$.**.picture') picture
      where jsonb_typeof(picture) = 'string' and (named.is_going or ${holderOf('named')} = ${filmId})
      union select still #>> '{}' from content_versions v, jsonb_path_query(v.document, '$.stills[*].picture') still
      where v.kind = 'film' and v.id = ${filmId}),
    staying as (
      select item.document, published.document as shown from content_items item
      left join content_versions published
        on published.kind = item.kind and published.id = item.id and published.version = item.published_version
      where not exists (select 1 from going where going.kind = item.kind and going.id = item.id))
    (select id from shown_with_it union select unnest(${[...remembered]}::text[])) except
      select named_elsewhere #>> '{}' from staying,
        jsonb_path_query(jsonb_build_array(document, shown), '$.** ? (@.type() == "string")') named_elsewhere
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** What other documents name a film by. */
const ADDRESS = sql`coalesce(document ->> 'address', document ->> 'slug')`;

/**
 * The films that have or had an address which this film has or had, and since when: a film's own versions are the
 * history of it.
 */
const holders = (filmId: string) => sql`
  holders as materialized (
    select id, ${ADDRESS} as slug, at from content_versions where kind = 'film' and ${ADDRESS} in (
      select ${ADDRESS} from content_versions where kind = 'film' and id = ${filmId}
      union select ${ADDRESS} from content_items where kind = 'film' and id = ${filmId}))`;

/** The film that had a slug at a given time; where none had it by then, the one that had it first. */
const holderOf = (named: string) => sql`(
  select holders.id from holders where holders.slug = ${sql.ref(`${named}.slug`)}
  order by holders.at <= ${sql.ref(`${named}.at`)} desc,
    abs(extract(epoch from holders.at - ${sql.ref(`${named}.at`)})) limit 1)`;
