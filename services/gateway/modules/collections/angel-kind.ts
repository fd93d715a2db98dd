import { sql } from 'kysely';
import { z } from 'zod';
import { defineRowKind, DOCUMENT_FIELDS, one, slugOfPerformer } from '../catalogue/public.ts';

const { slug, line, text, day, position } = DOCUMENT_FIELDS;

/** An angel as editors write it; a performer is one at most. */
export const angelKind = defineRowKind({
  kind: 'angel',
  table: 'angels',
  showsPerformer: (id) => sql`performer_id = ${id}`,
  unique: [{ field: 'performer', columns: ['performer_id'] }],
  schema: z.strictObject({
    slug,
    performer: slug,
    motto: line(200),
    story: text(10_000).default(''),
    chosenOn: day,
    position,
  }),
  published: sql`
    select a.id, a.id as slug, jsonb_build_object('slug', a.id, 'performer', ${slugOfPerformer('a.performer_id')}, 'motto', a.motto,
      'story', a.story, 'chosenOn', a.chosen_on, 'position', a.position) as document
    from angels a`,
  named: ({ performer }) => one('performer', 'performer', performer),
  toRow: ({ performer, motto, story, chosenOn, position: place }, known) => ({
    performer_id: known.idOf('performer', performer),
    motto,
    story,
    chosen_on: chosenOn,
    position: place,
  }),
});
