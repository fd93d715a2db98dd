import { sql } from 'kysely';
import { artworkFocus, artworkId, artworkOf } from '../pictures/artwork.ts';
import { categorySchema, tagSchema } from './content-documents.ts';
import { hideUnused } from './hide-unused.ts';
import { defineKind } from './kind.ts';
import { onePicture } from './references.ts';
import { publishedTranslations, storedTranslations } from './translations-field.ts';
import { upsertRows } from './upsert-rows.ts';
import { indexFilmsOf } from './write-performers.ts';

/** Tags of films and performers; films are found by them. */
export const tagKind = defineKind({
  kind: 'tag',
  schema: tagSchema,
  isKnownBySlug: true,
  published: sql`select slug as id, slug, name, null as site, jsonb_build_object('slug', slug, 'name', name,
    'translations', ${publishedTranslations('translations')}) as document from tags`,
  named: () => [],
  write: async (trx, tags) => {
    await upsertRows(
      trx,
      'tags',
      'slug',
      tags.map(({ document }) => ({ ...document, translations: storedTranslations(document.translations) })),
    );
    await indexFilmsOf(
      trx,
      'video_tags',
      tags.map(({ id }) => id),
    );
  },
  hide: hideUnused({
    kind: 'tag',
    table: 'tags',
    key: 'slug',
    usedBy: `select 'film' as kind, v.slug from video_tags t join videos v on v.id = t.video_id where t.tag_slug = $
      union all select 'performer', p.slug from performer_tags t join performers p on p.id = t.performer_id where t.tag_slug = $`,
  }),
});

/** Categories of films; films are found by them. */
export const categoryKind = defineKind({
  kind: 'category',
  schema: categorySchema,
  isKnownBySlug: true,
  published: sql`select slug as id, slug, name, null as site, jsonb_build_object('slug', slug, 'name', name,
    'translations', ${publishedTranslations('translations')}, 'picture', ${artworkId('artwork', 'picture')}, 'pictureFocus', ${artworkFocus('artwork', 'picture')}) as document
    from categories`,
  named: ({ picture }) => onePicture('picture', 'landscape', picture),
  write: async (trx, categories, { known }) => {
    await upsertRows(
      trx,
      'categories',
      'slug',
      categories.map(({ document: { picture, pictureFocus, translations, ...document } }) => ({
        ...document,
        translations: storedTranslations(translations),
        artwork: artworkOf({ picture }, known, { picture: { focus: pictureFocus } }),
      })),
    );
    await indexFilmsOf(
      trx,
      'video_categories',
      categories.map(({ id }) => id),
    );
  },
  hide: hideUnused({
    kind: 'category',
    table: 'categories',
    key: 'slug',
    usedBy: `select 'film' as kind, v.slug from video_categories c join videos v on v.id = c.video_id where c.category_slug = $`,
  }),
});
