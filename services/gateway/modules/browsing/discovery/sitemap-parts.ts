import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import {
  findInitials,
  findListedShowcases,
  findReleaseMonths,
  listedVideos,
  performersSeenOn,
  scopeOf,
  slugOnBrand,
} from '../../content/catalogue/public.ts';
import { findAngels } from '../collections/public.ts';
import { type DescribedFilm, describeFilm } from './describe-film.ts';
import { filesOf, MOST_ADDRESSES, type MostAddresses, readLetter, readMonth } from './sitemap-names.ts';

/** One address of a brand's sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** ISO date of its last change, where it is known. */
  readonly changed: string | null;
  /** The film of that page, for the results of a search for videos; only of one that is released. */
  readonly film?: DescribedFilm;
}

/**
 * Names of the files that hold this tenant's content now: videos by the month of their release, performers by the first
 * letter of their slug, showcases and angels whole, where the tenant has pages of them. What is too much for one file is in
 * further ones, such as `videos-2026-03-2`. Each file is one walk along an index, and so is the list of them.
 */
export async function sitemapParts(
  db: Database,
  tenant: Tenant,
  now: Date,
  most: MostAddresses = MOST_ADDRESSES,
): Promise<readonly string[]> {
  const months = await findReleaseMonths(db, tenant.sites);
  const letters = await findInitials(db, tenant.sites, LETTERS);
  const collections = await Promise.all(
    COLLECTIONS.map(async ([name, entriesOf]) => ((await entriesOf(db, tenant, now)).length > 0 ? [name] : [])),
  );
  return [
    ...collections.flat(),
    ...months.flatMap((month) => filesOf('videos', month, most)),
    ...letters.flatMap((letter) => filesOf('performers', letter, most)),
  ];
}

type EntriesOf = (db: Database, tenant: Tenant, now: Date) => Promise<readonly SitemapEntry[]>;

/** Small sections, each in one file; none where the tenant has the section switched off. */
const COLLECTIONS: readonly (readonly [name: string, entriesOf: EntriesOf])[] = [
  [
    'showcases',
    async (db, tenant, now) => {
      const found = tenant.features.showcasesPage ? await findListedShowcases(db, scopeOf(tenant), now) : [];
      return found.map(({ slug }) => ({ path: `/showcase/${slug}`, changed: null }));
    },
  ],
  [
    'angels',
    async (db, tenant, now) => {
      const found = tenant.features.showAngels ? await findAngels(db, scopeOf(tenant), now) : [];
      return found.map(({ performer }) => ({ path: `/angels/${performer.slug}`, changed: null }));
    },
  ],
];

const LETTERS = Array.from('0123456789abcdefghijklmnopqrstuvwxyz');

/** The addresses of one file; null for a name that no file has. An empty file is one whose content is gone. */
export async function sitemapEntries(
  { db, stockMedia }: Pick<GatewayServices, 'db' | 'stockMedia'>,
  tenant: Tenant,
  part: string,
  now: Date,
  most: MostAddresses = MOST_ADDRESSES,
): Promise<readonly SitemapEntry[] | null> {
  const collection = COLLECTIONS.find(([name]) => name === part)?.[1];
  if (collection) return collection(db, tenant, now);
  const month = readMonth(part, most);
  if (month !== null) {
    const rows = await videosOf(db, tenant, month);
    // Crawlers distrust all dates of a site that announces future changes.
    return rows
      .map(({ site_id, own_slug, ...found }) => ({
        ...found,
        slug: slugOnBrand({ site_id, own_slug, ...found }, tenant),
      }))
      .map((row) => ({
        path: `/videos/${row.slug}`,
        ...(row.released_at <= now
          ? { changed: row.released_at.toISOString(), ...describedFilm(row, tenant, stockMedia) }
          : { changed: null }),
      }));
  }
  const letter = readLetter(part, most);
  return letter === null ? null : performersOf(db, tenant, letter);
}

function describedFilm(...film: Parameters<typeof describeFilm>): Pick<SitemapEntry, 'film'> {
  const described = describeFilm(...film);
  return described === null ? {} : { film: described };
}

function videosOf(db: Database, tenant: Tenant, { year, month, rows }: NonNullable<ReturnType<typeof readMonth>>) {
  return listedVideos(db, scopeOf(tenant))
    .select([
      'id',
      'slug',
      'own_slug',
      'site_id',
      'title',
      'description',
      'translations',
      'released_at',
      'run_length_seconds',
    ])
    .select(['composition', 'own_media', 'best_height'])
    .where('is_denied', '=', false)
    .where('released_at', '>=', new Date(Date.UTC(year, month - 1)))
    .where('released_at', '<', new Date(Date.UTC(year, month)))
    .orderBy('released_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rows.limit)
    .offset(rows.offset)
    .execute();
}

async function performersOf(
  db: Database,
  tenant: Tenant,
  { letter, rows: { limit, offset } }: NonNullable<ReturnType<typeof readLetter>>,
): Promise<readonly SitemapEntry[]> {
  const rows = await performersSeenOn(db, tenant.sites)
    .select('slug')
    .where('slug', '>=', letter)
    .where('slug', '<', `${letter}~`)
    .orderBy('slug')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ slug }) => ({ path: `/performers/${slug}`, changed: null }));
}
