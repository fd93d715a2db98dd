import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../db/database.ts';
import {
  PERFORMER_COLUMNS,
  shownPerformers,
  VIDEO_COLUMNS,
  type ChannelRow,
  type PerformerRow,
  type CatalogueScope,
  shownChannels,
  shownVideos,
  videosOfSites,
  type VideoRow,
} from '../../content/catalogue/public.ts';

/** The latest of a sister site's videos that are shown at once. */
const SHOWN_OF_A_SITE = 12;

type Rows = { readonly offset: number; readonly limit: number };

/** Favourite videos of a site that the tenant does not show. */
export interface SiteFavorites {
  readonly siteId: SiteId;
  readonly total: number;
  readonly videos: readonly VideoRow[];
}

const videosOf = (db: Database, scope: CatalogueScope, userId: string) =>
  shownVideos(db, scope)
    .innerJoin('favorite_videos as saved', 'saved.video_id', 'videos.id')
    .where('saved.user_id', '=', userId);

const performersOf = (db: Database, scope: CatalogueScope, userId: string) =>
  shownPerformers(db, scope)
    .innerJoin('favorite_performers as saved', 'saved.performer_id', 'performers.id')
    .where('saved.user_id', '=', userId);

const channelsOf = (db: Database, scope: CatalogueScope, userId: string) =>
  shownChannels(db, scope)
    .innerJoin('favorite_channels as saved', 'saved.channel_id', 'channels.id')
    .where('saved.user_id', '=', userId);

/** A person's favourite videos that the tenant shows, latest first. */
export function findFavoriteVideos(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  rows: Rows,
): Promise<VideoRow[]> {
  return videosOf(db, scope, userId)
    .select(VIDEO_COLUMNS)
    .orderBy('saved.added_at', 'desc')
    .orderBy('saved.video_id', 'desc')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

/** A person's favorite performers on this tenant, latest first. */
export function findFavoritePerformers(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  rows: Rows,
): Promise<PerformerRow[]> {
  return performersOf(db, scope, userId)
    .select(PERFORMER_COLUMNS)
    .orderBy('saved.added_at', 'desc')
    .orderBy('saved.performer_id', 'desc')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

/** A person's favourite channels that the tenant's flags show, latest first. */
export function findFavoriteChannels(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  rows: Rows,
): Promise<ChannelRow[]> {
  return channelsOf(db, scope, userId)
    .selectAll('channels')
    .orderBy('saved.added_at', 'desc')
    .orderBy('saved.channel_id', 'desc')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

/** How many of a kind there are, counted up to `most`. */
export async function countFavorites(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  kind: 'VIDEO' | 'PERFORMER' | 'CHANNEL',
  most: number,
): Promise<number> {
  const counted = {
    VIDEO: () => videosOf(db, scope, userId).select('videos.id').limit(most).as('counted'),
    PERFORMER: () => performersOf(db, scope, userId).select('performers.id').limit(most).as('counted'),
    CHANNEL: () => channelsOf(db, scope, userId).select('channels.id').limit(most).as('counted'),
  }[kind]();
  const { count } = await db
    .selectFrom(counted)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Favourite videos of the sites that the tenant does not show, by site in the network's order; one statement. */
export async function findFavoritesElsewhere(
  db: Database,
  sites: readonly SiteId[],
  userId: string,
): Promise<SiteFavorites[]> {
  if (sites.length === 0) return [];
  const rows = await db
    .selectFrom(
      // Each film is looked up by its id: without statistics the planner would read the whole catalogue for a person's few.
      db
        .selectFrom('favorite_videos as saved')
        .innerJoinLateral(
          videosOfSites(db, sites)
            .selectAll('videos')
            .where(sql<boolean>`videos.id = saved.video_id`)
            .offset(0)
            .as('videos'),
          (join) => join.onTrue(),
        )
        .where('saved.user_id', '=', userId)
        .select([
          ...VIDEO_COLUMNS,
          sql<number>`row_number() over (partition by site_id order by saved.added_at desc, videos.id desc)::int`.as(
            'place',
          ),
          sql<number>`count(*) over (partition by site_id)::int`.as('total'),
        ])
        .as('ranked'),
    )
    .selectAll()
    .where('place', '<=', SHOWN_OF_A_SITE)
    .orderBy('place')
    .execute();
  return sites.flatMap((siteId) => {
    const videos = rows.filter(({ site_id }) => site_id === siteId);
    return videos[0] ? [{ siteId, total: videos[0].total, videos }] : [];
  });
}
