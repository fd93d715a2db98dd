import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { insertRows } from '../../../../db/insert-rows.ts';
import { facetPerformers } from '../facet-index.ts';
import { artworkOf } from '../pictures/artwork.ts';
import { indexPerformers } from '../search-index.ts';
import type { ContentDocuments, Identified } from './content-documents.ts';
import { indexFilms } from './index-films.ts';
import type { KnownReferences } from './references.ts';
import { storedTranslations } from './translations-field.ts';
import { upsertRows } from './upsert-rows.ts';

/** Writes performers as people see them; films are found by their performers, so theirs are indexed again. */
export async function writePerformers(
  trx: Database,
  performers: readonly Identified<ContentDocuments['performer']>[],
  known: KnownReferences,
): Promise<void> {
  const ids = performers.map(({ id }) => id);
  await upsertRows(
    trx,
    'performers',
    'id',
    performers.map(({ id, document }) => ({
      id,
      slug: document.slug,
      name: document.name,
      sex: document.sex,
      biography: document.biography,
      translations: storedTranslations(document.translations),
      birthplace: document.birthplace,
      height_centimetres: document.heightCentimetres,
      active_since: document.activeSince,
      hair: document.hair,
      eyes: document.eyes,
      nationality: document.nationality,
      artwork: artworkOf({ portrait: document.portrait, banner: document.banner }, known, {
        portrait: { focus: document.portraitFocus, crops: document.portraitCrops },
        banner: { focus: document.bannerFocus, crops: document.bannerCrops },
      }),
    })),
  );
  await trx.deleteFrom('performer_tags').where('performer_id', 'in', ids).execute();
  await insertRows(
    trx,
    'performer_tags',
    performers.flatMap(({ id, document }) => document.tags.map((tag_slug) => ({ performer_id: id, tag_slug }))),
  );
  await indexPerformers(trx, ids);
  await facetPerformers(trx, ids);
  await indexFilmsOf(trx, 'video_performers', ids);
}

const KEYS = {
  video_performers: 'performer_id',
  video_categories: 'category_slug',
  video_tags: 'tag_slug',
} as const;

/** Indexes the films again that have one of these performers, categories or tags, whose names they are searched by. */
export async function indexFilmsOf(trx: Database, table: keyof typeof KEYS, keys: readonly string[]): Promise<void> {
  const { rows } = await sql<{ video_id: string }>`
    select distinct video_id from ${sql.table(table)} where ${sql.ref(KEYS[table])} = any(${[...keys]}::text[])
  `.execute(trx);
  const ids = rows.map(({ video_id }) => video_id);
  if (ids.length === 0) return;
  await indexFilms(trx, ids);
}
