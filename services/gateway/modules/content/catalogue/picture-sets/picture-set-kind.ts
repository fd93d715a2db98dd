import { sql } from 'kysely';
import { z } from 'zod';
import { DOCUMENT_FIELDS } from '../publishing/content-documents.ts';
import { slugOfFilm } from '../publishing/read-documents.ts';
import { one, onePicture } from '../publishing/references.ts';
import { defineRowKind } from '../publishing/row-kind.ts';

const { slug, lineOrNone, picture, crops } = DOCUMENT_FIELDS;

const MOST_PICTURES = 500;

const stills = z
  .array(
    z.strictObject({
      picture: picture.refine((id) => id !== null, { error: 'expected the id of an uploaded picture' }),
      alt: lineOrNone(300).default(''),
      crops,
    }),
  )
  .min(1, { error: 'expected at least one picture' })
  .max(MOST_PICTURES, { error: `expected at most ${MOST_PICTURES}` })
  .superRefine((all, context) => {
    const seen = new Set<string | null>();
    for (const [index, { picture: id }] of all.entries()) {
      if (seen.has(id))
        context.addIssue({ code: 'custom', path: [index, 'picture'], message: 'expected each one once' });
      seen.add(id);
    }
  });

/** The stills of a film as editors put them together: uploaded pictures in their order, the cover first, each with what it shows. */
export const pictureSetKind = defineRowKind({
  kind: 'pictureSet',
  table: 'own_picture_sets',
  filmColumn: 'video_id',
  unique: [{ field: 'film', columns: ['video_id'] }],
  schema: z.strictObject({ slug, film: slug, pictures: stills }),
  published: sql`
    select s.id, s.id as slug, jsonb_build_object('slug', s.id, 'film', ${slugOfFilm('s.video_id')}, 'pictures', (
      select jsonb_agg(jsonb_build_object('picture', still->>'id', 'alt', still->>'alt',
        'crops', coalesce(still->'crops', '[]')) order by place)
      from jsonb_array_elements(s.stills) with ordinality as each_still(still, place))) as document
    from own_picture_sets s`,
  named: ({ film, pictures }) => [
    ...one('film', 'film', film),
    ...pictures.flatMap(({ picture: id }, index) => onePicture(`pictures.${index}.picture`, 'still', id)),
  ],
  toRow: ({ film, pictures }, known) => ({
    video_id: known.idOf('film', film),
    stills: pictures.map(({ picture: id, alt, crops: said }) => ({
      ...known.pictureOf(id ?? ''),
      id,
      alt,
      ...(said.length > 0 && { crops: said }),
    })),
  }),
});
