import { z } from 'zod';
import { type HomeSchema, homeWordsSchema, TITLED_ROWS } from './home-schema.ts';
import { text } from './text-schema.ts';

/** What a brand says of itself. */
export const copySchema = z.strictObject({
  tagline: text,
  description: text,
  keywords: z.array(text).min(3, 'expected at least three keywords'),
  /** The heading of the sign-in form; "Welcome back" unless said. */
  welcomeBack: text.optional(),
});

/** The words of a brand in another language, where `tenant.ts` has them in English. */
export const brandWordsSchema = z.strictObject({
  copy: copySchema,
  home: z.strictObject({
    /** The headings of rows, by what these show. */
    rows: z.partialRecord(z.enum(TITLED_ROWS), text),
    words: homeWordsSchema,
  }),
});

/** What `apps/<brand>/words/<language>.ts` exports. */
export type BrandWords = z.input<typeof brandWordsSchema>;

/** The parts of a tenant that say something. */
export interface Speaking {
  readonly copy: z.output<typeof copySchema>;
  readonly home: z.output<HomeSchema>;
}

/** The words that `tenant.ts` has, in the form of those in another language. */
export function ownWords({ copy, home }: Speaking): BrandWords {
  const titles = home.rows.flatMap((row) => ('title' in row ? [[row.show, row.title] as const] : []));
  return { copy, home: { rows: Object.fromEntries(titles), words: home.words } };
}

/** A place at which words in another language have a text too few or too many, and what is expected there. */
export interface UnmatchedWord {
  readonly path: readonly string[];
  readonly expected: string;
}

/** Compares words in another language with those of `tenant.ts`: each has the texts that the other has. */
export function unmatchedWords(own: BrandWords, other: BrandWords): readonly UnmatchedWord[] {
  const groups = [
    { path: ['copy'], ours: own.copy, theirs: other.copy },
    { path: ['home', 'rows'], ours: own.home.rows, theirs: other.home.rows },
    { path: ['home', 'words'], ours: own.home.words, theirs: other.home.words },
  ];
  return groups.flatMap(({ path, ours, theirs }) => [
    ...missingFrom(theirs, ours).map((name) => ({
      path: [...path, name],
      expected: 'expected a text, as tenant.ts has one',
    })),
    ...missingFrom(ours, theirs).map((name) => ({
      path: [...path, name],
      expected: 'expected no text, as tenant.ts has none',
    })),
  ]);
}

const missingFrom = (texts: object, named: object): readonly string[] =>
  Object.keys(named).filter((name) => !Object.hasOwn(texts, name));
