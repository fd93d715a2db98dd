import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { artworkCrops, artworkFocus, artworkId } from '../pictures/artwork.ts';
import { hasPart } from './part-of-text.ts';
import { type ContentDocuments, type ContentKind, DOCUMENT_SCHEMAS, type Identified } from './content-documents.ts';

/** As documents write moments, for `to_char` of a moment in UTC. */
export const MOMENT = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
const slugsOf = (query: RawBuilder<unknown>) =>
  sql`coalesce((select jsonb_agg(slug order by place) from (${query}) own), '[]')`;

/** The address of the film that a column such as `a.video_id` names, for the queries of other modules. */
export const slugOfFilm = (column: string): RawBuilder<unknown> =>
  sql`(select slug from videos where videos.id = ${sql.ref(column)})`;

/** The same of a performer. */
export const slugOfPerformer = (column: string): RawBuilder<unknown> =>
  sql`(select slug from performers where performers.id = ${sql.ref(column)})`;

/** A row of what is published as the document of its kind, with `id`, `slug`, `name` and `site` to choose it by. */
export const PUBLISHED: { readonly [Kind in ContentKind]: RawBuilder<unknown> } = {
  tag: sql`select slug as id, slug, name, null as site, jsonb_build_object('slug', slug, 'name', name) as document from tags`,
  category: sql`select slug as id, slug, name, null as site, jsonb_build_object('slug', slug, 'name', name,
    'picture', ${artworkId('artwork', 'picture')}, 'pictureFocus', ${artworkFocus('artwork', 'picture')}) as document
    from categories`,
  showcase: sql`
    select id, slug, title as name, null as site,
      jsonb_build_object('slug', slug, 'title', title, 'description', description, 'position', position,
      'picture', ${artworkId('artwork', 'picture')}, 'pictureFocus', ${artworkFocus('artwork', 'picture')}) as document
    from showcases`,
  channel: sql`
    select id, slug, name, site_id as site,
      jsonb_build_object('slug', slug, 'name', name, 'description', description, 'site', site_id,
      'category', category, 'isThirdParty', is_third_party, 'position', position,
      'picture', ${artworkId('artwork', 'picture')}, 'pictureFocus', ${artworkFocus('artwork', 'picture')}) as document
    from channels`,
  pack: sql`
    select p.id, p.slug, p.name, c.site_id as site, jsonb_build_object('slug', p.slug, 'channel', c.slug, 'name', p.name,
      'description', p.description, 'position', p.position, 'picture', ${artworkId('p.artwork', 'picture')},
      'pictureFocus', ${artworkFocus('p.artwork', 'picture')}) as document
    from channel_packs p join channels c on c.id = p.channel_id`,
  performer: sql`
    select id, slug, name, null as site, jsonb_build_object('slug', slug, 'name', name, 'sex', sex, 'biography', biography,
      'birthplace', birthplace, 'heightCentimetres', height_centimetres, 'activeSince', active_since,
      'hair', hair, 'eyes', eyes, 'nationality', nationality,
      'portrait', ${artworkId('artwork', 'portrait')}, 'banner', ${artworkId('artwork', 'banner')},
      'portraitFocus', ${artworkFocus('artwork', 'portrait')}, 'bannerFocus', ${artworkFocus('artwork', 'banner')},
      'portraitCrops', ${artworkCrops('artwork', 'portrait')}, 'bannerCrops', ${artworkCrops('artwork', 'banner')},
      'tags', ${slugsOf(sql`select tag_slug as slug, tag_slug as place from performer_tags where performer_id = performers.id`)}
    ) as document from performers`,
  film: sql`
    select v.id, v.slug, v.title as name, v.site_id as site,
      jsonb_build_object('slug', coalesce(v.own_slug, v.slug),
      'address', case when v.own_slug is not null then v.slug end, 'title', v.title, 'description', v.description,
      'translations', coalesce(v.translations, '[]'), 'site', v.site_id, 'releasedAt', to_char(v.released_at at time zone 'UTC', ${sql.lit(MOMENT)}),
      'runLengthSeconds', v.run_length_seconds,
      'performers', ${slugsOf(sql`select p.slug, vp.position as place from video_performers vp
        join performers p on p.id = vp.performer_id where vp.video_id = v.id`)},
      'categories', ${slugsOf(sql`select category_slug as slug, category_slug as place from video_categories where video_id = v.id`)},
      'tags', ${slugsOf(sql`select tag_slug as slug, tag_slug as place from video_tags where video_id = v.id`)},
      'directors', to_jsonb(v.directors),
      'channel', (select slug from channels where id = v.channel_id),
      'pack', (select slug from channel_packs where id = v.channel_pack_id),
      'showcase', (select slug from showcases where id = v.showcase_id),
      'chapters', coalesce((select jsonb_agg(jsonb_build_object('startsAtSeconds', starts_at_seconds, 'title', title)
        order by starts_at_seconds) from video_chapters where video_id = v.id), '[]'),
      'pictureCount', (select picture_count from picture_sets where video_id = v.id),
      'bestHeight', v.best_height, 'composition', v.composition, 'pictureFocus', v.picture_focus,
      'pictureCrops', coalesce(v.picture_crops, '[]'),
      'stills', coalesce((select jsonb_agg(jsonb_build_object('place', place, 'startsAtSeconds', starts_at_seconds,
        'picture', picture_id) order by place) from video_stills where video_id = v.id), '[]'),
      'isDenied', v.is_denied, 'isFree', v.free_video, 'isFreeLimitedTrial', v.is_free_limited_trial,
      'isExclusive', v.is_exclusive, 'isGuestScene', v.guest_user_scene
    ) as document from videos v where v.is_published`,
};

/** What somebody looks for in a list. */
export interface PublishedSearch {
  /** A part of the name or the slug, in any case. */
  readonly text: string | null;
  readonly site: string | null;
  /** These sites alone, and what belongs to none; null for everything. */
  readonly among: readonly string[] | null;
  /** The slug and the id after which the list goes on. */
  readonly after: readonly [slug: string, id: string];
  readonly limit: number;
}

/** What a search finds. */
export interface Found {
  readonly id: string;
  readonly slug: string;
}

/** Which of what is published: some ids or slugs, or a window of all by their ids. */
export type PublishedChoice =
  | { readonly ids: readonly string[] }
  | { readonly slugs: readonly string[] }
  | { readonly after: string; readonly limit: number };

/** What is published of a kind, as documents in the order of their ids. */
export async function readPublished<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  choice: PublishedChoice,
): Promise<readonly Identified<ContentDocuments[Kind]>[]> {
  const rows = await selectPublished(db, PUBLISHED[kind], choice);
  // Read as an editor's would be: with its fields in one order, and the same form of every value.
  return rows.map(({ id, document }) => ({
    id,
    document: DOCUMENT_SCHEMAS[kind].parse(document) as ContentDocuments[Kind],
  }));
}

/** Chosen rows of a query that answers `id`, `slug` and `document`, in the order of their ids. */
export async function selectPublished(
  db: Database,
  query: RawBuilder<unknown>,
  choice: PublishedChoice,
): Promise<readonly Identified<unknown>[]> {
  const condition =
    'ids' in choice
      ? sql`id = any(${[...choice.ids]}::text[])`
      : 'slugs' in choice
        ? sql`slug = any(${[...choice.slugs]}::text[])`
        : sql`id > ${choice.after}`;
  const { rows } = await sql<Identified<unknown>>`
    select id, document from (${query}) published where ${condition}
    order by id ${'limit' in choice ? sql`limit ${choice.limit}` : sql``}
  `.execute(db);
  return rows;
}

/** Which of some ids are among the rows of a query that answers `id`. */
export async function findShown(
  db: Database,
  query: RawBuilder<unknown>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from (${query}) published where id = any(${[...ids]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The ids and slugs of what is published of a kind and fits a search, by slug. */
export function searchPublished(db: Database, kind: ContentKind, search: PublishedSearch): Promise<readonly Found[]> {
  return selectFound(db, PUBLISHED[kind], search);
}

/** Rows that fit a search, of a query that answers `id`, `slug`, `name` and `site`, by slug. */
export async function selectFound(
  db: Database,
  query: RawBuilder<unknown>,
  { text, site, among, after: [slug, id], limit }: PublishedSearch,
): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select id, slug from (${query}) published
    where (slug collate "C", id collate "C") > (${slug}, ${id})
      ${text === null ? sql`` : sql`and ${hasPart({ name: sql`name`, slug: sql`slug` }, text)}`}
      ${site === null ? sql`` : sql`and site = ${site}`}
      ${among === null ? sql`` : sql`and (site is null or site = any(${among}::text[]))`}
    order by slug collate "C", id collate "C" limit ${limit}
  `.execute(db);
  return rows;
}
