import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../db/database.ts';
import type { GatewayServices } from '../../services.ts';
import {
  findInitials,
  findListedShowcases,
  findReleaseMonths,
  listedVideos,
  performersSeenOn,
  scopeOf,
  slugOnBrand,
} from '../catalogue/public.ts';
import { findAngels } from '../collections/public.ts';
import { type DescribedFilm, describeFilm } from './describe-film.ts';

/** Addresses in one file (sitemaps.org allows no more). */
const MOST_ADDRESSES = 50_000;

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
 * letter of their slug, showcases and angels whole, where the tenant has pages of them. Each file is one walk along an
 * index, so that a catalogue of millions costs no more than the file that is requested.
 */
export async function sitemapParts(db: Database, tenant: Tenant, now: Date): Promise<readonly string[]> {
  const months = await findReleaseMonths(db, tenant.sites);
  const letters = await findInitials(db, tenant.sites, LETTERS);
  const collections = await Promise.all(
    COLLECTIONS.map(async ([name, entriesOf]) => ((await entriesOf(db, tenant, now)).length > 0 ? [name] : [])),
  );
  return [
    ...collections.flat(),
    ...months.map((month) => `videos-${month}`),
    ...letters.map((letter) => `performers-${letter}`),
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
): Promise<readonly SitemapEntry[] | null> {
  const collection = COLLECTIONS.find(([name]) => name === part)?.[1];
  if (collection) return collection(db, tenant, now);
  const month = /^videos-(\d{4})-(0[1-9]|1[0-2])$/.exec(part);
  if (month) {
    const rows = await videosOf(db, tenant, Number(month[1]), Number(month[2]));
    // Crawlers distrust all dates of a site that announces future changes.
    return rows
      .map(({ site_id, own_slug, ...found }) => ({
        ...found,
        slug: slugOnBrand({ site_id, own_slug, ...found }, tenant),
      }))
      .map((row) => ({
        path: `/videos/${row.slug}`,
        ...(row.released_at <= now
          ? { changed: row.released_at.toISOString(), film: describeFilm(row, tenant, stockMedia) }
          : { changed: null }),
      }));
  }
  const letter = /^performers-([0-9a-z])$/.exec(part)?.[1];
  return letter === undefined ? null : performersOf(db, tenant, letter);
}

function videosOf(db: Database, tenant: Tenant, year: number, month: number) {
  return listedVideos(db, scopeOf(tenant))
    .select([
      'id',
      'slug',
      'own_slug',
      'site_id',
      'title',
      'description',
      'released_at',
      'run_length_seconds',
      'composition',
      'own_media',
    ])
    .where('is_denied', '=', false)
    .where('released_at', '>=', new Date(Date.UTC(year, month - 1)))
    .where('released_at', '<', new Date(Date.UTC(year, month)))
    .orderBy('released_at', 'desc')
    .limit(MOST_ADDRESSES)
    .execute();
}

async function performersOf(db: Database, tenant: Tenant, letter: string): Promise<readonly SitemapEntry[]> {
  const rows = await performersSeenOn(db, tenant.sites)
    .select('slug')
    .where('slug', '>=', letter)
    .where('slug', '<', `${letter}~`)
    .orderBy('slug')
    .limit(MOST_ADDRESSES)
    .execute();
  return rows.map(({ slug }) => ({ path: `/performers/${slug}`, changed: null }));
}
