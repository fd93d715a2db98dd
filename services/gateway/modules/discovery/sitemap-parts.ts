import { sql } from 'kysely';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../db/database.ts';
import { isListed, scopeOf } from '../catalogue/scope.ts';
import { findAngels } from '../collections/reader/angels.ts';
import { findShowcases } from '../collections/reader/showcases.ts';

/** Addresses in one file (sitemaps.org allows no more). */
const MOST_ADDRESSES = 50_000;

/** One address of a brand's sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** ISO date of its last change, where it is known. */
  readonly changed: string | null;
}

/**
 * Names of the files that hold this tenant's content now: videos by the month of their release, performers by the first
 * letter of their slug, showcases and angels whole, where the tenant has pages of them. Each file is one walk along an
 * index, so that a catalogue of millions costs no more than the file that is asked for.
 */
export async function sitemapParts(db: Database, tenant: Tenant, now: Date): Promise<readonly string[]> {
  const sites = [...tenant.sites];
  const months = await sql<{ month: string }>`
    with bounds as (
      select min(first.at) at time zone 'UTC' as first, max(last.at) at time zone 'UTC' as last
      from unnest(${sites}::text[]) site
      cross join lateral (
        select released_at as at from videos where site_id = site and channel_id is null order by released_at, id limit 1
      ) first
      cross join lateral (
        select released_at as at from videos where site_id = site and channel_id is null
        order by released_at desc, id desc limit 1
      ) last
    )
    select to_char(month, 'YYYY-MM') as month
    from bounds
    cross join lateral generate_series(date_trunc('month', bounds.first), bounds.last, interval '1 month') month
    where exists (
      select 1 from unnest(${sites}::text[]) site
      where exists (
        select 1 from videos where site_id = site and channel_id is null
          and released_at >= month at time zone 'UTC'
          and released_at < (month + interval '1 month') at time zone 'UTC'
      )
    )
    order by month
  `.execute(db);
  const letters = await sql<{ letter: string }>`
    select letter from unnest(${LETTERS}::text[]) letter
    where exists (
      select 1 from performers
      where slug >= letter and slug < letter || '~' and exists (
        select 1 from performer_sites where performer_id = performers.id and site_id = any(${sites}::text[])
      )
    )
    order by letter
  `.execute(db);
  const collections = await Promise.all(
    COLLECTIONS.map(async ([name, entriesOf]) => ((await entriesOf(db, tenant, now)).length > 0 ? [name] : [])),
  );
  return [
    ...collections.flat(),
    ...months.rows.map(({ month }) => `videos-${month}`),
    ...letters.rows.map(({ letter }) => `performers-${letter}`),
  ];
}

type EntriesOf = (db: Database, tenant: Tenant, now: Date) => Promise<readonly SitemapEntry[]>;

/** Small sections, each in one file; none where the tenant has the section switched off. */
const COLLECTIONS: readonly (readonly [name: string, entriesOf: EntriesOf])[] = [
  [
    'showcases',
    async (db, tenant, now) => {
      const found = tenant.features.showcasesPage ? await findShowcases(db, scopeOf(tenant), now) : [];
      return found.map(({ slug }) => ({ path: `/showcase/${slug}`, changed: null }));
    },
  ],
  [
    'angels',
    async (db, tenant) => {
      const found = tenant.features.showAngels ? await findAngels(db, scopeOf(tenant)) : [];
      return found.map(({ performer }) => ({ path: `/angels/${performer.slug}`, changed: null }));
    },
  ],
];

const LETTERS = Array.from('0123456789abcdefghijklmnopqrstuvwxyz');

/** The addresses of one file; null for a name that no file has. An empty file is one whose content is gone. */
export async function sitemapEntries(
  db: Database,
  tenant: Tenant,
  part: string,
  now: Date,
): Promise<readonly SitemapEntry[] | null> {
  const collection = COLLECTIONS.find(([name]) => name === part)?.[1];
  if (collection) return collection(db, tenant, now);
  const month = /^videos-(\d{4})-(0[1-9]|1[0-2])$/.exec(part);
  if (month) return videosOf(db, tenant, Number(month[1]), Number(month[2]), now);
  const letter = /^performers-([0-9a-z])$/.exec(part)?.[1];
  return letter === undefined ? null : performersOf(db, tenant, letter);
}

async function videosOf(
  db: Database,
  tenant: Tenant,
  year: number,
  month: number,
  now: Date,
): Promise<readonly SitemapEntry[]> {
  const rows = await db
    .selectFrom('videos')
    .select(['slug', 'released_at'])
    .where((eb) => isListed(eb, scopeOf(tenant)))
    .where('is_denied', '=', false)
    .where('released_at', '>=', new Date(Date.UTC(year, month - 1)))
    .where('released_at', '<', new Date(Date.UTC(year, month)))
    .orderBy('released_at', 'desc')
    .limit(MOST_ADDRESSES)
    .execute();
  // Crawlers distrust all dates of a site that announces future changes.
  return rows.map(({ slug, released_at }) => ({
    path: `/videos/${slug}`,
    changed: released_at <= now ? released_at.toISOString() : null,
  }));
}

async function performersOf(db: Database, tenant: Tenant, letter: string): Promise<readonly SitemapEntry[]> {
  const rows = await db
    .selectFrom('performers')
    .select('slug')
    .where('slug', '>=', letter)
    .where('slug', '<', `${letter}~`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('performer_sites')
          .select('performer_id')
          .whereRef('performer_id', '=', 'performers.id')
          .where('site_id', 'in', [...tenant.sites]),
      ),
    )
    .orderBy('slug')
    .limit(MOST_ADDRESSES)
    .execute();
  return rows.map(({ slug }) => ({ path: `/performers/${slug}`, changed: null }));
}
