import type { GatewayServices } from '../../../services.ts';
import type { Database } from '../../../db/database.ts';
import type { SharedSource } from '../../../shared-data/shared-data.ts';
import { findVideosByIds } from './reader/videos-by-key.ts';
import type { CatalogueScope } from './scope.ts';
import type { CatalogueTables } from './tables.ts';
import type { VideoRow } from './video-subject.ts';

/** All tables of the catalogue; each announces its changes: publications, and ratings. */
export const CATALOGUE_TABLES = [
  'videos',
  'video_chapters',
  'video_performers',
  'video_categories',
  'video_tags',
  'video_review_averages',
  'performers',
  'performer_sites',
  'performer_tags',
  'categories',
  'category_sites',
  'tags',
  'channels',
  'channel_packs',
  'picture_sets',
  'showcases',
] as const satisfies readonly (keyof CatalogueTables)[];

/** Films that come out are announced as publications; should nothing announce them, lists follow after a while. */
const LIST_TABLES = [...CATALOGUE_TABLES, 'publications'] as const;
const FRESH_MS = 5_000;

/**
 * A list of the catalogue as it is for everybody, read again when a row of the catalogue has changed or a film may have
 * come out.
 * @param list what it is filtered and ordered by, without the current time
 */
export function readSharedList<Row>(
  { shared, catalogueReads }: Pick<GatewayServices, 'shared' | 'catalogueReads'>,
  name: 'videos' | 'performers' | 'categories' | 'showcases',
  list: unknown,
  load: (db: Database) => Promise<Row[]>,
): Promise<Row[]> {
  return shared.read({ name, tables: LIST_TABLES, freshMs: FRESH_MS }, list, () =>
    catalogueReads.read(CATALOGUE_TABLES, load),
  );
}

/** Cards of films by id, null for those that a tenant does not show. Rules of access read a film's row itself. */
export function readSharedVideos(
  { shared, catalogueReads }: Pick<GatewayServices, 'shared' | 'catalogueReads'>,
  scope: CatalogueScope,
  ids: readonly string[],
): Promise<readonly (VideoRow | null)[]> {
  const source = { name: `videos by id ${JSON.stringify(scope)}`, tables: CATALOGUE_TABLES };
  return shared.readEach(source, ids, (missing) =>
    catalogueReads.read(CATALOGUE_TABLES, (db) => findVideosByIds(db, scope, missing)),
  );
}

/** What hangs on a film or a performer, by id. */
export const SHARED_PARTS = {
  performersOfVideo: { name: 'performers of a video', tables: ['video_performers', 'performers'] },
  categoriesOfVideo: { name: 'categories of a video', tables: ['video_categories', 'categories'] },
  tagsOfVideo: { name: 'tags of a video', tables: ['video_tags', 'tags'] },
  chaptersOfVideo: { name: 'chapters of a video', tables: ['video_chapters'] },
  chosenStillsOfVideo: { name: 'chosen stills of a video', tables: ['video_stills'] },
  reviewAveragesOfVideo: { name: 'review averages of a video', tables: ['video_review_averages', 'performers'] },
  picturesOfVideo: { name: 'pictures of a video', tables: ['picture_sets', 'own_picture_sets'] },
  showcase: { name: 'showcase', tables: ['showcases'] },
  withheldVersion: {
    name: 'whether a version is withheld',
    tables: [
      'videos',
      'video_performers',
      'prepared_media',
      'waiting_media',
      'film_pictures',
      'pictures',
      'shown_pictures',
      'shown_performers',
    ],
  },
  publishedFilm: { name: 'whether a film is published', tables: ['videos'] },
  tagsOfPerformer: { name: 'tags of a performer', tables: ['performer_tags', 'tags'] },
} as const satisfies Readonly<Record<string, SharedSource>>;
