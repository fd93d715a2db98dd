import { type Expression, sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../../db/database.ts';
import { type CatalogueScope, isListed, isShown, shownChannelKinds } from '../scope.ts';
import { anyOf } from './any-of.ts';

// Beginnings of statements that other modules extend, so that what a tenant shows is decided here alone.

/** Videos that have a page on this tenant. */
export function shownVideos(db: Database, scope: CatalogueScope) {
  return db.selectFrom('videos').where((eb) => isShown(eb, scope));
}

/** Videos that this tenant's lists show, upcoming and denied ones too. */
export function listedVideos(db: Database, scope: CatalogueScope) {
  return db.selectFrom('videos').where((eb) => isListed(eb, scope));
}

/** Videos of some sites, without those of channels. */
export function videosOfSites(db: Database, sites: readonly SiteId[]) {
  return db
    .selectFrom('videos')
    .where('videos.channel_id', 'is', null)
    .where('videos.is_published', '=', true)
    .where('videos.site_id', 'in', [...sites]);
}

/** Channels that have a page on this tenant. */
export function shownChannels(db: Database, scope: CatalogueScope) {
  return db
    .selectFrom('channels')
    .where((eb) => eb.or(shownChannelKinds(scope).map((kind) => eb('channels.is_third_party', '=', kind))));
}

/** Performers who have been seen on one of the sites. */
export function performersSeenOn(db: Database, sites: readonly SiteId[]) {
  return db
    .selectFrom('performers')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('performer_sites')
          .select('performer_sites.performer_id')
          .whereRef('performer_sites.performer_id', '=', 'performers.id')
          .where(anyOf('performer_sites.site_id', sites)),
      ),
    );
}

/** Names and pictures of videos, to be joined under an alias: the planner sees through it. */
export function videoNames(db: Pick<Database, 'selectFrom'>) {
  return db
    .selectFrom('videos')
    .select([
      'videos.id',
      'videos.slug',
      'videos.own_slug',
      'videos.title',
      'videos.translations',
      'videos.site_id',
      'videos.composition',
      'videos.own_media',
      'videos.picture_focus',
      'videos.picture_crops',
    ])
    .where('videos.is_published', '=', true);
}

/** Names and pictures of performers, to be joined under an alias. */
export function performerNames(db: Pick<Database, 'selectFrom'>) {
  return db
    .selectFrom('performers')
    .select(['performers.id', 'performers.slug', 'performers.name', 'performers.artwork', 'performers.has_age_record']);
}

/** How many channel packs there are, as an expression of a statement. */
export const CHANNEL_PACK_COUNT: Expression<number> = sql<number>`(select count(*)::int from channel_packs)`;
