import type { ColumnType, Generated } from 'kysely';
import type { OwnMedia } from '../media/public.ts';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Artwork } from './pictures/artwork.ts';
import type { PictureTables } from './picture-tables.ts';
import type { TranslationsColumn } from './texts-by-language.ts';
import type { SearchTables } from './search-tables.ts';

/** A column that the database computes. */
export type Computed<T> = ColumnType<T, never, never>;

/** Ids are opaque texts; `site_id` is the owner of the content. Times are UTC. */
export interface VideosTable {
  id: string;
  new_id: string;
  uuid: string;
  /** What the whole network knows it by. */
  slug: string;
  /** Its slug among the films of its site, where another site's film has it as its address; null where both are the same. */
  own_slug: Generated<string | null>;
  site_id: SiteId;
  title: string;
  description: string;
  translations: TranslationsColumn;
  /** Later than now: the video is upcoming. */
  released_at: Date;
  run_length_seconds: number;
  is_denied: boolean;
  free_video: boolean;
  is_free_limited_trial: boolean;
  is_exclusive: boolean;
  guest_user_scene: boolean;
  directors: string[];
  /** Videos of a channel are listed in their channel only. */
  channel_id: string | null;
  channel_pack_id: string | null;
  showcase_id: string | null;
  /** Sum and number of the members' ratings, each 0 to 10. */
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  /** 0 without ratings. */
  rating: Computed<number>;
  expert_rating_sum: Generated<number>;
  expert_rating_count: Generated<number>;
  views: Generated<number>;
  /** False once editors took it back: no reader finds it, and what people did with it is still there. */
  is_published: Generated<boolean>;
  /** Lines of its best quality: those of its media, or those that a film to come declares; null where neither is known. */
  best_height: Generated<number | null>;
  /** The composition of its picture and its clip; null: chosen by its id. */
  composition: Generated<string | null>;
  /** What of its picture stays in sight where that is cut, as `30% 60%`; null: its middle. */
  picture_focus: Generated<string | null>;
  /** What of its picture is shown in which ratio; null: no shape has its own. */
  picture_crops: Generated<readonly string[] | null>;
  /** What was uploaded for it; comes before the composition. */
  own_media: Generated<OwnMedia | null>;
  /** Words of title, performers, categories and description, weighted in that order (folding/search-vector.ts). */
  search: Generated<string | null>;
  /** What faceted search narrows by, as tokens `name:value` (facet-index.ts). */
  facets: Generated<string[]>;
}

export interface VideoChaptersTable {
  video_id: string;
  starts_at_seconds: number;
  title: string;
  translations: TranslationsColumn;
}

export interface VideoPerformersTable {
  video_id: string;
  performer_id: string;
  /** Billing order, from 1. */
  position: number;
}

export interface VideoCategoriesTable {
  video_id: string;
  category_slug: string;
}

export interface VideoTagsTable {
  video_id: string;
  tag_slug: string;
}

/** Averages of members' expert reviews, for a property of the video or for one of its performers (by slug). */
export interface VideoReviewAveragesTable {
  video_id: string;
  kind: 'property' | 'model';
  subject: string;
  rating_sum: number;
  rating_count: number;
}

export interface PerformersTable {
  id: string;
  slug: string;
  name: string;
  sex: 'F' | 'M' | 'X';
  biography: string;
  translations: TranslationsColumn;
  birthplace: string | null;
  height_centimetres: number | null;
  active_since: string | null;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  rating: Computed<number>;
  hair: string | null;
  eyes: string | null;
  /** ISO 3166-1 alpha-2, lower case. */
  nationality: string | null;
  artwork: Generated<Artwork | null>;
  search: Generated<string | null>;
  facets: Generated<string[]>;
  /** Only where there is a verified record of their age with a document; the module `records` writes it by a trigger. */
  has_age_record: Generated<boolean>;
}

/** The sites on which a performer has been seen. */
export interface PerformerSitesTable {
  performer_id: string;
  site_id: SiteId;
  video_count: number;
}

export interface PerformerTagsTable {
  performer_id: string;
  tag_slug: string;
}

export interface CategoriesTable {
  slug: string;
  name: string;
  translations: TranslationsColumn;
  artwork: Generated<Artwork | null>;
}

export interface CategorySitesTable {
  category_slug: string;
  site_id: SiteId;
  video_count: number;
}

export interface TagsTable {
  slug: string;
  name: string;
  translations: TranslationsColumn;
}

export interface ChannelsTable {
  id: string;
  slug: string;
  name: string;
  description: string;
  translations: TranslationsColumn;
  /** The site that makes it, or that carries it for a third party. */
  site_id: SiteId;
  /** One of CHANNEL_CATEGORIES has a separate download quota; null for none. */
  category: string | null;
  is_third_party: boolean;
  position: number;
  artwork: Generated<Artwork | null>;
}

export interface ChannelPacksTable {
  id: string;
  slug: string;
  channel_id: string;
  name: string;
  description: string;
  translations: TranslationsColumn;
  position: number;
  artwork: Generated<Artwork | null>;
}

/** The demonstration's stills of a video; those of an editor come before them. */
export interface PictureSetsTable {
  id: string;
  video_id: string;
  picture_count: number;
}

/** A review of a video that an editor published; it is in the sums of the video and in `video_review_averages`. */
export interface ExpertReviewsTable {
  id: string;
  video_id: string;
  /** 0 to 10. */
  rating: number;
  /** 0 to 5 of each property; null of one that it says nothing about. */
  properties: ColumnType<Readonly<Record<string, number | null>>, string, string>;
  /** 0 to 5 of performers, by their ids. */
  performers: ColumnType<readonly { readonly id: string; readonly rating: number }[], string, string>;
}

/** A WebVTT file for a film; one in each language. */
export interface VideoCaptionsTable {
  id: string;
  video_id: string;
  /** BCP 47. */
  language: string;
  /** Its name in the player's menu. */
  label: string;
  text: string;
}

export interface ShowcasesTable {
  id: string;
  slug: string;
  title: string;
  description: string;
  translations: TranslationsColumn;
  position: number;
  /** Its own picture; its films are shown without. */
  artwork: Generated<Artwork | null>;
}

/** A slug that something had before: its page leads to the one of today. */
export interface SlugRedirectsTable {
  kind: 'film' | 'performer' | 'showcase' | 'channel' | 'pack';
  /** A pack's is its channel's id, a slash, its slug; a film's is its address, or its site, a slash, its own slug. */
  slug: string;
  entity_id: string;
}

/** A change of what people see. Each gateway is notified of a new row, and brand servers throw away their pages. */
export interface PublicationsTable {
  id: Generated<number>;
  at: Date;
  kind: string;
  entity_ids: string[];
}

/** One row: the release up to which films were announced. */
export interface ReleasedFilmsTable {
  announced_until: Date | null;
}

/** Media that were prepared for a film before its publication, which makes them its own. Members see nothing of them. */
export interface PreparedMediaTable {
  /** Id of a draft; it will be the id of its row in `videos`. */
  film_id: string;
  own_media: OwnMedia;
  /** Length of the film that was prepared; null where there is only a picture. */
  run_length_seconds: number | null;
  best_height: number | null;
  prepared_at: Date;
}

/**
 * New media of a film that people see, which wait until a member of staff shows them; of each film at most one waits. Others were
 * discarded.
 */
export interface WaitingMediaTable {
  /** The file that they were made of. */
  source_id: string;
  film_id: string;
  /** The film and its picture, both of one version. */
  own_media: ColumnType<OwnMedia, string, never>;
  run_length_seconds: number;
  best_height: number;
  prepared_at: Date;
  discarded_at: Date | null;
}

/** A version of a film's media that another one has replaced. Its files are deleted after some days; edges may have them longer. */
export interface ReplacedMediaTable {
  version: string;
  film_id: string;
  replaced_at: Date;
}

export interface CatalogueTables extends SearchTables, PictureTables {
  videos: VideosTable;
  replaced_media: ReplacedMediaTable;
  prepared_media: PreparedMediaTable;
  waiting_media: WaitingMediaTable;
  video_chapters: VideoChaptersTable;
  video_captions: VideoCaptionsTable;
  video_performers: VideoPerformersTable;
  video_categories: VideoCategoriesTable;
  video_tags: VideoTagsTable;
  video_review_averages: VideoReviewAveragesTable;
  expert_reviews: ExpertReviewsTable;
  performers: PerformersTable;
  performer_sites: PerformerSitesTable;
  performer_tags: PerformerTagsTable;
  categories: CategoriesTable;
  category_sites: CategorySitesTable;
  tags: TagsTable;
  channels: ChannelsTable;
  channel_packs: ChannelPacksTable;
  picture_sets: PictureSetsTable;
  showcases: ShowcasesTable;
  slug_redirects: SlugRedirectsTable;
  publications: PublicationsTable;
  released_films: ReleasedFilmsTable;
}
