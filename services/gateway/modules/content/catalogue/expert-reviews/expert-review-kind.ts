import { sql } from 'kysely';
import { z } from 'zod';
import { RATING_MAX, RATING_PROPERTY_MAX, REVIEW_PROPERTIES } from '@network/tenant/constants.ts';
import { DOCUMENT_FIELDS } from '../publishing/content-documents.ts';
import { slugOfFilm } from '../publishing/read-documents.ts';
import { one } from '../publishing/references.ts';
import { defineRowKind } from '../publishing/row-kind.ts';
import { countReviews } from './count-reviews.ts';

const { slug, optional } = DOCUMENT_FIELDS;

const upTo = (most: number) => {
  const error = `expected a whole number from 0 to ${most}`;
  return z.int({ error }).min(0, { error }).max(most, { error });
};

const properties = z.strictObject(
  Object.fromEntries(REVIEW_PROPERTIES.map((name) => [name, optional(upTo(RATING_PROPERTY_MAX))])) as Readonly<
    Record<(typeof REVIEW_PROPERTIES)[number], ReturnType<typeof optional<ReturnType<typeof upTo>>>>
  >,
);

const performers = z
  .array(z.strictObject({ performer: slug, rating: upTo(RATING_PROPERTY_MAX) }))
  .max(50, { error: 'expected at most 50' })
  .default([])
  .superRefine((all, context) => {
    const seen = new Set<string>();
    for (const [index, { performer }] of all.entries()) {
      if (seen.has(performer)) {
        context.addIssue({ code: 'custom', path: [index, 'performer'], message: 'expected each one once' });
      }
      seen.add(performer);
    }
  });

/**
 * What an expert of the editors thinks of a film. It counts for the averages of the film's reviews like one of a member,
 * and not for the rating of members that films are sorted by.
 */
export const expertReviewKind = defineRowKind({
  kind: 'expertReview',
  table: 'expert_reviews',
  filmColumn: 'video_id',
  schema: z.strictObject({ slug, film: slug, rating: upTo(RATING_MAX), ...properties.shape, performers }),
  published: sql`
    select r.id, r.id as slug, jsonb_build_object('slug', r.id, 'film', ${slugOfFilm('r.video_id')},
      'rating', r.rating, 'performers', coalesce((
        select jsonb_agg(jsonb_build_object('performer', p.slug, 'rating', part->'rating') order by place)
        from jsonb_array_elements(r.performers) with ordinality as rated(part, place)
        join performers p on p.id = part->>'id'), '[]')) || r.properties as document
    from expert_reviews r`,
  named: ({ film, performers: rated }) => [
    ...one('film', 'film', film),
    ...rated.flatMap(({ performer }, index) => one(`performers.${index}.performer`, 'performer', performer)),
  ],
  toRow: (document, known) => ({
    video_id: known.idOf('film', document.film),
    rating: document.rating,
    properties: Object.fromEntries(REVIEW_PROPERTIES.map((name) => [name, document[name]])),
    performers: document.performers.map(({ performer, rating }) => ({
      id: known.idOf('performer', performer),
      rating,
    })),
  }),
  showsPerformer: (id) => sql`performers @> ${JSON.stringify([{ id }])}::jsonb`,
  count: countReviews,
});
