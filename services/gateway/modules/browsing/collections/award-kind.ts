import { sql } from 'kysely';
import { z } from 'zod';
import { defineRowKind, DOCUMENT_FIELDS, one, slugOfFilm, slugOfPerformer } from '../../content/catalogue/public.ts';

const { slug, line, site, flag, optional, position } = DOCUMENT_FIELDS;

/** An award as editors write it. */
export const awardKind = defineRowKind({
  kind: 'award',
  table: 'awards',
  showsPerformer: (id) => sql`performer_id = ${id}`,
  performer: 'shown',
  schema: z.strictObject({
    slug,
    site,
    year: z.int().min(1900).max(2200),
    name: line(200),
    organization: line(200),
    /** Won, or nominated only. */
    isWin: flag,
    film: optional(slug),
    performer: optional(slug),
    /** Within its year. */
    position,
  }),
  published: sql`
    select a.id, a.id as slug, jsonb_build_object('slug', a.id, 'site', a.site_id, 'year', a.year, 'name', a.name,
      'organization', a.organization, 'isWin', a.is_win, 'film', ${slugOfFilm('a.video_id')},
      'performer', ${slugOfPerformer('a.performer_id')}, 'position', a.position) as document
    from awards a`,
  named: ({ film, performer }) => [...one('film', 'film', film), ...one('performer', 'performer', performer)],
  toRow: ({ site: site_id, year, name, organization, isWin, film, performer, position: place }, known) => ({
    site_id,
    year,
    name,
    organization,
    is_win: isWin,
    video_id: film === null ? null : known.idOf('film', film),
    performer_id: performer === null ? null : known.idOf('performer', performer),
    position: place,
  }),
});
