import { sql } from 'kysely';
import { z } from 'zod';
import { DOCUMENT_FIELDS } from '../publishing/content-documents.ts';
import { slugOfFilm } from '../publishing/read-documents.ts';
import { one } from '../publishing/references.ts';
import { defineRowKind } from '../publishing/row-kind.ts';
import { isLanguageTag, ownNameOf } from './caption-language.ts';
import { readCaptions } from './read-captions.ts';

const { slug, line, optional } = DOCUMENT_FIELDS;

const language = z.string().refine(isLanguageTag, { error: 'expected a language of BCP 47, such as en or pt-BR' });

const webVtt = z.string().transform((file, context) => {
  const read = readCaptions(file);
  if ('text' in read) return read.text;
  for (const message of read.problems) context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** Captions as editors write them: a WebVTT file for a film, one in each language. */
export const captionKind = defineRowKind({
  kind: 'caption',
  table: 'video_captions',
  filmColumn: 'video_id',
  unique: [{ field: 'language', columns: ['video_id', 'language'] }],
  schema: z
    .strictObject({
      slug,
      film: slug,
      language,
      /**
       * The name in the player's menu. Left out, it is what speakers of the language call it; captions of a special
       * kind need one.
       */
      label: optional(line(60)),
      text: webVtt,
    })
    .transform((document) => ({ ...document, label: document.label ?? ownNameOf(document.language) })),
  published: sql`
    select c.id, c.id as slug, jsonb_build_object('slug', c.id, 'film', ${slugOfFilm('c.video_id')},
      'language', c.language, 'label', c.label, 'text', c.text) as document
    from video_captions c`,
  named: ({ film }) => one('film', 'film', film),
  toRow: ({ film, language: tag, label, text }, known) => ({
    video_id: known.idOf('film', film),
    language: tag,
    label,
    text,
  }),
});
