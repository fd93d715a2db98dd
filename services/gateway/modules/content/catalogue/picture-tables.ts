import type { ColumnType, Generated } from 'kysely';
import type { PictureRendition } from '../media/public.ts';
import type { OwnStill } from './picture-sets/own-still.ts';
import type { PictureShape } from './pictures/picture-shape.ts';
import type { Computed } from './tables.ts';

/** An uploaded picture that documents can name; it never changes. */
export interface PicturesTable {
  id: string;
  shape: PictureShape;
  rendition: ColumnType<PictureRendition, string, never>;
  added_by: string;
  added_at: Date;
  /** Since when nothing shows it any more, after something did; null otherwise. Its files are refused then. */
  withheld_at: Generated<Date | null>;
}

/** The stills that an editor put together for a video, in their order. */
export interface OwnPictureSetsTable {
  id: string;
  video_id: string;
  stills: ColumnType<readonly OwnStill[], string, string>;
  picture_count: Computed<number>;
}

/**
 * Records that an editor's picture is or was shown with a film, in its set, in a post about it or among its stills. The
 * row outlives them all.
 */
export interface FilmPicturesTable {
  version: string;
  film_id: string;
}

/** A picture that an editor chose for one of a film's places, instead of the still that was taken there. */
export interface VideoStillsTable {
  video_id: string;
  /** From 1 on, as the stills are counted that were taken. */
  place: number;
  starts_at_seconds: number;
  picture_id: string;
}

/** What shows a picture of everybody's: a published thing, by its kind and id. */
export interface ShownPicturesTable {
  kind: string;
  entity_id: string;
  picture_id: string;
  /** The film that it is shown with, and without which no page shows it; null for what is shown by itself. */
  film_id: string | null;
}

/** What shows a performer beside films: a published thing, by its kind and id. */
export interface ShownPerformersTable {
  kind: string;
  entity_id: string;
  performer_id: string;
  /** Pages show it only where a film of the performer is, so that it shows nobody by itself. */
  needs_film: boolean;
}

/** Pictures that editors uploaded, and what shows them. */
export interface PictureTables {
  pictures: PicturesTable;
  shown_pictures: ShownPicturesTable;
  shown_performers: ShownPerformersTable;
  own_picture_sets: OwnPictureSetsTable;
  film_pictures: FilmPicturesTable;
  video_stills: VideoStillsTable;
}
