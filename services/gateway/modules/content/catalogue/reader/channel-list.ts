import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';
import type { ChannelRow } from '../rows.ts';
import type { CatalogueScope } from '../scope.ts';
import type { ChannelPacksTable } from '../tables.ts';
import { anyOf } from './any-of.ts';
import { groupedBy, inOrderOf } from './in-order.ts';
import { findBySlugOfBefore } from './slug-redirects.ts';

export type ChannelPackRow = Selectable<ChannelPacksTable>;
/** The kinds of channel that are shown. */
export type ChannelKinds = Pick<CatalogueScope, 'thirdPartyChannels' | 'internalChannels'>;
export type ChannelKey = { readonly slug: string } | { readonly id: string } | { readonly packId: string };

/** What there is to see in a channel or a pack. */
export interface ReleasedContent {
  readonly videoCount: number;
  readonly seconds: number;
}

/** Values of `is_third_party` that are shown. */
export function shownKinds(kinds: ChannelKinds): boolean[] {
  return [...(kinds.thirdPartyChannels ? [true] : []), ...(kinds.internalChannels ? [false] : [])];
}

const ofKinds = (db: Database, kinds: ChannelKinds): SelectQueryBuilder<Tables, 'channels', object> =>
  db.selectFrom('channels').where(sql<boolean>`channels.is_third_party = any(${shownKinds(kinds)}::boolean[])`);

export function findChannelList(
  db: Database,
  kinds: ChannelKinds,
  rows: { readonly offset: number; readonly limit: number },
): Promise<ChannelRow[]> {
  return ofKinds(db, kinds)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

export async function countChannels(db: Database, kinds: ChannelKinds, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(ofKinds(db, kinds).select('id').limit(most).as('counted'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A channel by its slug, or one that it had before, by its id or by a pack of it. */
export async function findChannel(db: Database, kinds: ChannelKinds, key: ChannelKey): Promise<ChannelRow | null> {
  const all = ofKinds(db, kinds).selectAll('channels');
  if ('slug' in key) {
    const row = await all.where('channels.slug', '=', key.slug).executeTakeFirst();
    if (row !== undefined) return row;
    const id = await findBySlugOfBefore(db, 'channel', key.slug);
    return id === null ? null : findChannel(db, kinds, { id });
  }
  if ('id' in key) return (await all.where('channels.id', '=', key.id).executeTakeFirst()) ?? null;
  const found = await all
    .innerJoin('channel_packs', 'channel_packs.channel_id', 'channels.id')
    .where('channel_packs.id', '=', key.packId)
    .executeTakeFirst();
  return found ?? null;
}

/** A pack by its slug and its channel's, or those that they had before, or by its id. */
export async function findPack(
  db: Database,
  kinds: ChannelKinds,
  key: { readonly channel: string; readonly pack: string } | { readonly id: string },
): Promise<ChannelPackRow | null> {
  const all = ofKinds(db, kinds)
    .innerJoin('channel_packs', 'channel_packs.channel_id', 'channels.id')
    .selectAll('channel_packs');
  const one =
    'id' in key
      ? all.where('channel_packs.id', '=', key.id)
      : all.where('channels.slug', '=', key.channel).where('channel_packs.slug', '=', key.pack);
  const row = await one.executeTakeFirst();
  if (row !== undefined || 'id' in key) return row ?? null;
  const channel = await findChannel(db, kinds, { slug: key.channel });
  if (channel === null) return null;
  const inside = await all
    .where('channel_packs.channel_id', '=', channel.id)
    .where('channel_packs.slug', '=', key.pack)
    .executeTakeFirst();
  if (inside !== undefined) return inside;
  const id = await findBySlugOfBefore(db, 'pack', `${channel.id}/${key.pack}`);
  return id === null ? null : findPack(db, kinds, { id });
}

/** The packs of each channel, in their order. */
export async function findPacksOfChannels(db: Database, ids: readonly string[]): Promise<ChannelPackRow[][]> {
  const rows = await db
    .selectFrom('channel_packs')
    .selectAll()
    .where(anyOf('channel_id', ids))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return groupedBy(ids, rows, (row) => row.channel_id);
}

/** So many films are counted, the newest; a count of as many says that there may be more. */
const MOST_COUNTED = 1_000;

/** The released videos of each channel or pack. */
export async function findContent(
  db: Database,
  column: 'channel_id' | 'channel_pack_id',
  ids: readonly string[],
  now: Date,
): Promise<ReleasedContent[]> {
  const { rows } = await sql<ReleasedContent & { readonly key: string }>`
    select wanted.id as key, of."videoCount", of.seconds
    from unnest(${[...ids]}::text[]) as wanted(id)
    cross join lateral (
      select count(*)::int as "videoCount", coalesce(sum(run_length_seconds), 0)::int as seconds
      from (
        select run_length_seconds from videos
        where is_published and channel_id is not null and ${sql.ref(column)} = wanted.id and released_at <= ${now}
        order by released_at desc, id desc limit ${sql.lit(MOST_COUNTED)}
      ) newest
    ) of
  `.execute(db);
  return inOrderOf(ids, rows, ({ key }) => key).map((row) => ({
    videoCount: row?.videoCount ?? 0,
    seconds: row?.seconds ?? 0,
  }));
}
