import { sql } from 'kysely';
import { z } from 'zod';
import { defineRowKind, DOCUMENT_FIELDS, one, slugOfFilm } from '../../content/catalogue/public.ts';

const { slug, site, position } = DOCUMENT_FIELDS;

/** A reel as editors write it: a film at a place of the feed, which no other reel has. */
export const reelKind = defineRowKind({
  kind: 'reel',
  table: 'reels',
  filmColumn: 'video_id',
  unique: [{ field: 'position', columns: ['position'] }],
  hides: true,
  schema: z.strictObject({ slug, site, film: slug, position }),
  published: sql`
    select r.id, r.id as slug, jsonb_build_object('slug', r.id, 'site', r.site_id,
      'film', ${slugOfFilm('r.video_id')}, 'position', r.position) as document
    from reels r where r.is_published`,
  named: ({ film }) => one('film', 'film', film),
  toRow: ({ site: site_id, film, position: place }, known) => ({
    site_id,
    video_id: known.idOf('film', film),
    position: place,
  }),
});
