import { sql } from 'kysely';
import { takeBackPerformers } from '../pictures/seen-pictures.ts';
import { type FieldProblem, type FilmDocument, filmSchema } from './content-documents.ts';
import { findMeasuredLengths } from '../prepared-media.ts';
import { defineKind } from './kind.ts';
import { moveSlugs } from './move-slugs.ts';
import { MOMENT, slugsOf } from './read-documents.ts';
import { recount } from './recount.ts';
import { each, one, onePicture } from './references.ts';
import { takeBackFilm } from './take-back.ts';
import { publishedTranslations } from './translations-field.ts';
import { partsOf, writeFilms } from './write-films.ts';

/** The lines that a document declares, which is none of a film with media of its own: they say how many they have. */
const BEST_HEIGHT = sql`case when v.own_media ->> 'film' is not null then null when v.best_height < 1080 then 720 when v.best_height < 2160 then 1080 when v.best_height >= 2160 then 2160 end`;

/** Films. What people did with one is there when it is published again. */
export const filmKind = defineKind({
  kind: 'film',
  schema: filmSchema,
  isKnownBySlug: false,
  published: sql`
    select v.id, v.slug, v.title as name, v.site_id as site,
      jsonb_build_object('slug', coalesce(v.own_slug, v.slug),
      'address', case when v.own_slug is not null then v.slug end, 'title', v.title, 'description', v.description,
      'translations', ${publishedTranslations('v.translations')}, 'site', v.site_id, 'releasedAt', to_char(v.released_at at time zone 'UTC', ${sql.lit(MOMENT)}),
      'runLengthSeconds', v.run_length_seconds,
      'performers', ${slugsOf(sql`select p.slug, vp.position as place from video_performers vp
        join performers p on p.id = vp.performer_id where vp.video_id = v.id`)},
      'categories', ${slugsOf(sql`select category_slug as slug, category_slug as place from video_categories where video_id = v.id`)},
      'tags', ${slugsOf(sql`select tag_slug as slug, tag_slug as place from video_tags where video_id = v.id`)},
      'directors', to_jsonb(v.directors),
      'channel', (select slug from channels where id = v.channel_id),
      'pack', (select slug from channel_packs where id = v.channel_pack_id),
      'showcase', (select slug from showcases where id = v.showcase_id),
      'chapters', coalesce((select jsonb_agg(jsonb_build_object('startsAtSeconds', starts_at_seconds, 'title', title,
        'translations', ${publishedTranslations('translations')}) order by starts_at_seconds) from video_chapters where video_id = v.id), '[]'),
      'pictureCount', (select picture_count from picture_sets where video_id = v.id),
      'bestHeight', ${BEST_HEIGHT}, 'composition', v.composition, 'pictureFocus', v.picture_focus,
      'pictureCrops', coalesce(v.picture_crops, '[]'),
      'stills', coalesce((select jsonb_agg(jsonb_build_object('place', place, 'startsAtSeconds', starts_at_seconds,
        'picture', picture_id) order by place) from video_stills where video_id = v.id), '[]'),
      'isDenied', v.is_denied, 'isFree', v.free_video, 'isFreeLimitedTrial', v.is_free_limited_trial,
      'isExclusive', v.is_exclusive, 'isGuestScene', v.guest_user_scene
    ) as document from videos v where v.is_published`,
  named: (film) => [
    ...each('performers', 'performer', film.performers),
    ...each('categories', 'category', film.categories),
    ...each('tags', 'tag', film.tags),
    ...one('channel', 'channel', film.channel),
    ...one('pack', 'pack', film.pack === null ? null : `${film.channel ?? ''}/${film.pack}`),
    ...one('showcase', 'showcase', film.showcase),
    ...film.stills.flatMap(({ picture }, index) => onePicture(`stills.${index}.picture`, 'landscape', picture)),
  ],
  findProblems: async (db, items) => {
    const unsaid = items.filter(({ document }) => document.runLengthSeconds === null).map(({ id }) => id);
    const measured = unsaid.length === 0 ? null : await findMeasuredLengths(db, unsaid);
    return new Map(items.map(({ id, document }) => [id, problemsOf(document, measured?.get(id) ?? null)]));
  },
  filmOf: ({ id }) => id,
  write: async (trx, films, { known, at, countsLater }) => {
    const ids = films.map(({ id }) => id);
    await moveSlugs(trx, 'film', films, known);
    const before = await partsOf(trx, ids);
    await writeFilms(trx, films, known, at);
    const after = await partsOf(trx, ids);
    if (!countsLater) {
      await recount(trx, {
        categories: [...new Set([...before.categories, ...after.categories])],
        performers: [...new Set([...before.performers, ...after.performers])],
      });
    }
    const dropped = before.performers.filter((performer) => !after.performers.includes(performer));
    await takeBackPerformers(trx, dropped, at);
  },
  hide: async (trx, id, { at, countsLater }) => {
    await trx.updateTable('videos').set({ is_published: false }).where('id', '=', id).execute();
    const parts = await partsOf(trx, [id]);
    if (!countsLater) await recount(trx, parts);
    await takeBackFilm(trx, id, at);
    await takeBackPerformers(trx, parts.performers, at);
    return null;
  },
});

/** Finds what a draft may leave out and a film that people see may not. The media of a film say its length where its editor has not. */
function problemsOf(
  { runLengthSeconds, chapters, stills }: FilmDocument,
  measuredSeconds: number | null,
): readonly FieldProblem[] {
  const seconds = runLengthSeconds ?? measuredSeconds;
  return [
    ...(seconds === null
      ? [{ path: 'runLengthSeconds', message: 'expected the length of the film: it is published with one' }]
      : []),
    ...problemsOfMoments('chapters', chapters, seconds),
    ...problemsOfMoments('stills', stills, seconds),
  ];
}

/** What of a list begins at the end of the film or later. */
function problemsOfMoments(
  path: string,
  all: readonly { readonly startsAtSeconds: number }[],
  runLengthSeconds: number | null,
): FieldProblem[] {
  return all.flatMap(({ startsAtSeconds }, index) =>
    startsAtSeconds >= (runLengthSeconds ?? Number.POSITIVE_INFINITY)
      ? [{ path: `${path}.${index}.startsAtSeconds`, message: 'expected a time before the end of the film' }]
      : [],
  );
}
