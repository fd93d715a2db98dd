import { sql } from 'kysely';
import { z } from 'zod';
import {
  artworkFocus,
  artworkId,
  artworkOf,
  defineRowKind,
  DOCUMENT_FIELDS,
  MOMENT,
  one,
  onePicture,
  publishedTranslations,
  slugOfFilm,
  storedTranslations,
  translationsField,
} from '../../content/catalogue/public.ts';

const { slug, line, text, site, moment, picture, focus } = DOCUMENT_FIELDS;

/** A post of the wall as editors write it: approved once it is published. */
export const wallPostKind = defineRowKind({
  kind: 'wallPost',
  table: 'wall_posts',
  filmColumn: 'video_id',
  schema: z.strictObject({
    slug,
    site,
    curator: line(80),
    text: text(2_000).min(1, { error: 'expected some text' }),
    /** The text is the description. */
    translations: translationsField({ description: 2_000 }),
    film: slug,
    shape: z.enum(['wide', 'tall']),
    postedAt: moment,
    /** A tall post shows the part of it around its focal point. */
    picture,
    pictureFocus: focus,
  }),
  published: sql`
    select w.id, w.id as slug, jsonb_build_object('slug', w.id, 'site', w.site_id, 'curator', w.curator, 'text', w.text, 'translations', ${publishedTranslations('w.translations')},
      'film', ${slugOfFilm('w.video_id')}, 'shape', w.shape,
      'postedAt', to_char(w.posted_at at time zone 'UTC', ${sql.lit(MOMENT)}),
      'picture', ${artworkId('w.artwork', 'picture')}, 'pictureFocus', ${artworkFocus('w.artwork', 'picture')}) as document
    from wall_posts w where w.status = 'approved'`,
  named: ({ film, picture: own }) => [...one('film', 'film', film), ...onePicture('picture', 'landscape', own)],
  toRow: (
    { site: site_id, curator, text: words, translations, film, shape, postedAt, picture: own, pictureFocus },
    known,
    at,
  ) => ({
    site_id,
    curator,
    text: words,
    translations: storedTranslations(translations),
    video_id: known.idOf('film', film),
    shape,
    status: 'approved',
    posted_at: postedAt,
    moderated_at: at,
    artwork: artworkOf({ picture: own }, known, { picture: { focus: pictureFocus } }),
  }),
});
