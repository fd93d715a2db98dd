import { sql } from 'kysely';
import { z } from 'zod';
import {
  artworkFocus,
  artworkId,
  artworkOf,
  defineRowKind,
  DOCUMENT_FIELDS,
  one,
  onePicture,
  publishedTranslations,
  slugOfPerformer,
  storedTranslations,
  translationsField,
} from '../../content/catalogue/public.ts';

const { slug, line, text, day, position, picture, focus } = DOCUMENT_FIELDS;

/** An angel as editors write it; a performer is one at most. */
export const angelKind = defineRowKind({
  kind: 'angel',
  table: 'angels',
  showsPerformer: (id) => sql`performer_id = ${id}`,
  performer: 'with films',
  unique: [{ field: 'performer', columns: ['performer_id'] }],
  schema: z.strictObject({
    slug,
    performer: slug,
    motto: line(200),
    story: text(10_000).default(''),
    /** The motto is the title, the story the description. */
    translations: translationsField({ title: 200, description: 10_000 }),
    chosenOn: day,
    position,
    portrait: picture,
    portraitFocus: focus,
    banner: picture,
    bannerFocus: focus,
  }),
  published: sql`
    select a.id, a.id as slug, jsonb_build_object('slug', a.id, 'performer', ${slugOfPerformer('a.performer_id')}, 'motto', a.motto,
      'story', a.story, 'translations', ${publishedTranslations('a.translations')}, 'chosenOn', a.chosen_on, 'position', a.position,
      'portrait', ${artworkId('a.artwork', 'portrait')}, 'portraitFocus', ${artworkFocus('a.artwork', 'portrait')},
      'banner', ${artworkId('a.artwork', 'banner')}, 'bannerFocus', ${artworkFocus('a.artwork', 'banner')}) as document
    from angels a`,
  named: ({ performer, portrait, banner }) => [
    ...one('performer', 'performer', performer),
    ...onePicture('portrait', 'portrait', portrait),
    ...onePicture('banner', 'landscape', banner),
  ],
  toRow: ({ performer, motto, story, translations, chosenOn, position: place, ...pictures }, known) => ({
    performer_id: known.idOf('performer', performer),
    motto,
    story,
    translations: storedTranslations(translations),
    chosen_on: chosenOn,
    position: place,
    artwork: artworkOf({ portrait: pictures.portrait, banner: pictures.banner }, known, {
      portrait: { focus: pictures.portraitFocus },
      banner: { focus: pictures.bannerFocus },
    }),
  }),
});
