import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { findReleasesBetween, type ReleaseSearch } from '../../catalogue/public.ts';
import { findItems } from '../items/find-items.ts';
import { amongSites } from '../items/among-sites.ts';
import type { ContentItem } from '../items/item.ts';
import type { ContentKind } from '../kinds/content-kinds.ts';

/** What happens at a given time: something is shown by itself, is taken back by itself, or a film comes out. */
export type CalendarMoment = 'publication' | 'takedown' | 'release';

/** Something that happens at a given time. */
export interface CalendarEntry {
  readonly what: CalendarMoment;
  readonly at: Date;
  readonly item: ContentItem;
}

interface Place {
  readonly what: CalendarMoment;
  readonly at: Date;
  readonly kind: ContentKind;
  readonly id: string;
}

/**
 * Everything that happens within a stretch of time, the earliest first. Films come out at their release: one that is
 * published at the moment that people see, any other at the one that its document says.
 * @returns at most `limit` entries, and whether these are all
 */
export async function findCalendar(
  db: Database,
  search: ReleaseSearch,
): Promise<{ readonly entries: readonly CalendarEntry[]; readonly isComplete: boolean }> {
  const one = { ...search, limit: search.limit + 1 };
  const published = (await findReleasesBetween(db, one)).map(({ id, at }): Place => ({
    what: 'release',
    at,
    kind: 'film',
    id,
  }));
  const places = [...(await findScheduled(db, one)), ...(await findDraftReleases(db, one)), ...published].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1),
  );
  const shown = places.slice(0, search.limit);
  const items = await itemsOf(db, shown);
  return {
    entries: shown.flatMap(({ what, at, kind, id }) => {
      const item = items.get(`${kind}/${id}`);
      return item === undefined ? [] : [{ what, at, item }];
    }),
    isComplete: places.length <= search.limit,
  };
}

async function findScheduled(
  db: Database,
  { from, until, site, among, limit }: ReleaseSearch,
): Promise<readonly Place[]> {
  const ofSite = sql`${site === null ? sql`` : sql`and document ->> 'site' = ${site}`} ${amongSites(among)}`;
  const { rows } = await sql<Place>`
    (select 'publication' as what, publish_at as at, kind, id from content_items
      where publish_at >= ${from} and publish_at < ${until} ${ofSite} order by publish_at limit ${limit})
    union all
    (select 'takedown' as what, unpublish_at as at, kind, id from content_items
      where unpublish_at >= ${from} and unpublish_at < ${until} ${ofSite} order by unpublish_at limit ${limit})
  `.execute(db);
  return rows;
}

/** Times of documents are texts of one form, so that they compare as texts. */
const textOf = (at: Date): string => at.toISOString().slice(0, 19);

async function findDraftReleases(
  db: Database,
  { from, until, site, among, limit }: ReleaseSearch,
): Promise<readonly Place[]> {
  const { rows } = await sql<Omit<Place, 'at'> & { readonly at: string }>`
    select 'release' as what, document ->> 'releasedAt' as at, kind, id from content_items
    where kind = 'film' and state <> 'published'
      and document ->> 'releasedAt' >= ${textOf(from)} and document ->> 'releasedAt' < ${textOf(until)}
      ${site === null ? sql`` : sql`and document ->> 'site' = ${site}`} ${amongSites(among)}
    order by document ->> 'releasedAt' limit ${limit}
  `.execute(db);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

async function itemsOf(db: Database, places: readonly Place[]): Promise<ReadonlyMap<string, ContentItem>> {
  const items = new Map<string, ContentItem>();
  for (const kind of new Set(places.map((place) => place.kind))) {
    const ids = places.filter((place) => place.kind === kind).map(({ id }) => id);
    for (const [id, item] of await findItems(db, kind, [...new Set(ids)])) items.set(`${kind}/${id}`, item);
  }
  return items;
}
