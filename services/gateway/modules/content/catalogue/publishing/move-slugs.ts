import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { SlugRedirectsTable } from '../tables.ts';
import type { ContentDocuments, ContentKind, FilmDocument, Identified } from './content-documents.ts';
import { addressOfFilm, ofSite } from './film-address.ts';
import type { KnownReferences } from './references.ts';

/** Tables of what has a page of its own; a pack's slug is its channel's alone. */
const PAGES = {
  film: { table: 'videos', address: sql`slug` },
  performer: { table: 'performers', address: sql`slug` },
  showcase: { table: 'showcases', address: sql`slug` },
  channel: { table: 'channels', address: sql`slug` },
  pack: { table: 'channel_packs', address: sql`channel_id || '/' || slug` },
} as const satisfies Readonly<Record<SlugRedirectsTable['kind'], unknown>>;

type PageKind = keyof typeof PAGES;

const hasPage = (kind: ContentKind): kind is PageKind => Object.hasOwn(PAGES, kind);

/** Leaves the way from the slugs that documents have until now to their pages, and takes away those that are in use again. */
export async function moveSlugs<Kind extends ContentKind>(
  trx: Database,
  kind: Kind,
  items: readonly Identified<ContentDocuments[Kind]>[],
  known: KnownReferences,
): Promise<void> {
  if (!hasPage(kind)) return;
  const { table, address } = PAGES[kind];
  const next = items.map(({ id, document }) => ({ id, slug: addressOf(kind, document, known) }));
  await sql`
    insert into slug_redirects (kind, slug, entity_id)
    select ${kind}, old.slug, old.id from (select id, ${address} as slug from ${sql.table(table)}) old
    join jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as next(id text, slug text)
      on next.id = old.id and next.slug <> old.slug
    on conflict (kind, slug) do update set entity_id = excluded.entity_id
  `.execute(trx);
  await sql`
    delete from slug_redirects where kind = ${kind} and slug = any(${next.map(({ slug }) => slug)}::text[])
  `.execute(trx);
  if (kind === 'film') await moveOwnSlugs(trx, items as readonly Identified<FilmDocument>[]);
}

/**
 * Does the same for films whose slugs are not their addresses: each old slug leads to its film on the brand of its
 * site.
 */
async function moveOwnSlugs(trx: Database, films: readonly Identified<FilmDocument>[]): Promise<void> {
  const next = films.map(({ id, document: { site, slug } }) => ({ id, slug: ofSite(site, slug) }));
  await sql`
    insert into slug_redirects (kind, slug, entity_id)
    select 'film', old.slug, old.id from (
      select id, site_id || '/' || own_slug as slug from videos where own_slug is not null) old
    join jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as next(id text, slug text)
      on next.id = old.id and next.slug <> old.slug
    on conflict (kind, slug) do update set entity_id = excluded.entity_id
  `.execute(trx);
  await sql`
    delete from slug_redirects where kind = 'film' and slug = any(${next.map(({ slug }) => slug)}::text[])
  `.execute(trx);
}

function addressOf(kind: PageKind, document: ContentDocuments[ContentKind], known: KnownReferences): string {
  if (kind === 'film') return addressOfFilm(document as FilmDocument);
  if (kind !== 'pack') return document.slug;
  return `${known.idOf('channel', (document as ContentDocuments['pack']).channel) ?? ''}/${document.slug}`;
}
