import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { OTHER_LANGUAGES } from '@network/validation/languages.ts';
import { writtenLineField, writtenTextField } from '@network/validation/written-fields.ts';
import type { Translation } from '../texts-by-language.ts';

/** The most characters of a title or name and of a description; left out where a kind has no such text. */
interface Lengths {
  readonly title?: number;
  readonly description?: number;
}

const NONE = z.literal('', { error: 'expected nothing: this has no such text by language' });

const ofLength = (most: number | undefined, field: (most: number) => z.ZodType<string>): z.ZodType<string> =>
  most === undefined ? NONE : field(most);

/**
 * The field `translations` of a document: its texts in other languages, each language once, in the order of the languages. It is the
 * same for every kind, whatever the kind calls these texts in English.
 */
export function translationsField({ title, description }: Lengths) {
  const translation = z
    .strictObject({
      language: z.enum(OTHER_LANGUAGES),
      title: ofLength(title, writtenLineField).default(''),
      description: ofLength(description, writtenTextField).default(''),
    })
    .refine((each) => each.title !== '' || each.description !== '', { error: 'expected a title or a description' });
  return z
    .array(translation)
    .max(OTHER_LANGUAGES.length, { error: `expected at most ${OTHER_LANGUAGES.length}` })
    .default([])
    .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, {
      error: 'expected one for each language at most',
    })
    .transform((all) => all.toSorted((a, b) => (a.language < b.language ? -1 : 1)));
}

/** What of it a row stores: null for texts in English alone. */
export const storedTranslations = (all: readonly Translation[]): readonly Translation[] | null =>
  all.length === 0 ? null : all;

/** The field of a published document, from that column of its row. */
export const publishedTranslations = (column: string): RawBuilder<unknown> => sql`coalesce(${sql.ref(column)}, '[]')`;
