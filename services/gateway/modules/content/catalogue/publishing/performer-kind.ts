import { sql } from 'kysely';
import { artworkCrops, artworkFocus, artworkId } from '../pictures/artwork.ts';
import { performerSchema } from './content-documents.ts';
import { hideUnused } from './hide-unused.ts';
import { defineKind } from './kind.ts';
import { moveSlugs } from './move-slugs.ts';
import { slugsOf } from './read-documents.ts';
import { each, onePicture } from './references.ts';
import { publishedTranslations } from './translations-field.ts';
import { writePerformers } from './write-performers.ts';

/** Performers. */
export const performerKind = defineKind({
  kind: 'performer',
  schema: performerSchema,
  isKnownBySlug: false,
  published: sql`
    select id, slug, name, null as site, jsonb_build_object('slug', slug, 'name', name, 'sex', sex, 'biography', biography,
      'translations', ${publishedTranslations('translations')},
      'birthplace', birthplace, 'heightCentimetres', height_centimetres, 'activeSince', active_since,
      'hair', hair, 'eyes', eyes, 'nationality', nationality,
      'portrait', ${artworkId('artwork', 'portrait')}, 'banner', ${artworkId('artwork', 'banner')},
      'portraitFocus', ${artworkFocus('artwork', 'portrait')}, 'bannerFocus', ${artworkFocus('artwork', 'banner')},
      'portraitCrops', ${artworkCrops('artwork', 'portrait')}, 'bannerCrops', ${artworkCrops('artwork', 'banner')},
      'tags', ${slugsOf(sql`select tag_slug as slug, tag_slug as place from performer_tags where performer_id = performers.id`)}
    ) as document from performers`,
  named: ({ tags, portrait, banner }) => [
    ...each('tags', 'tag', tags),
    ...onePicture('portrait', 'portrait', portrait),
    ...onePicture('banner', 'landscape', banner),
  ],
  write: async (trx, performers, { known }) => {
    await moveSlugs(trx, 'performer', performers, known);
    await writePerformers(trx, performers, known);
  },
  hide: hideUnused({
    kind: 'performer',
    table: 'performers',
    key: 'id',
    usedBy: `select 'film' as kind, v.slug from video_performers p join videos v on v.id = p.video_id where p.performer_id = $`,
  }),
});
