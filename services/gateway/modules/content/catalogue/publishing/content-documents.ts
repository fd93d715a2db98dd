import { z } from 'zod';
import { CHANNEL_CATEGORIES } from '@network/tenant/constants.ts';
import { BEST_HEIGHTS, EYE_COLORS, HAIR_COLORS, SEXES } from '@network/tenant/facets.ts';
import { isKnownSite, siteIds } from '../../../../config/known-network.ts';
import { MOST_FILM_STILLS } from '@network/validation/film-stills.ts';
import { FIRST_YEAR, isDay, LAST_YEAR, parseInstant } from '@network/validation/instant.ts';
import { PICTURE_RATIOS, readCrop } from '@network/validation/picture-crop.ts';
import { PICTURE_FOCUS } from '@network/validation/picture-focus.ts';
import { isSlug } from '@network/validation/slug.ts';
import { writtenLineField, writtenTextField } from '@network/validation/written-fields.ts';
import { translationsField } from './translations-field.ts';

/** Version of the import format; a file of another one is refused. */
export const CONTENT_FORMAT = 1;

const slug = z
  .string()
  .refine(isSlug, { error: 'expected lower-case letters and digits in groups joined by single hyphens' });
const lineOrNone = writtenLineField;
const line = (most: number) => lineOrNone(most).min(1, { error: 'expected some text' });
const text = writtenTextField;
const site = z.string().refine(isKnownSite, { error: () => `expected one of ${siteIds().join(', ')}` });
const id = z
  .string()
  .regex(/^[\w.-]{1,64}$/, { error: 'expected up to 64 letters, digits, dots, hyphens, underscores' });
const YEARS = `of the years ${FIRST_YEAR} to ${LAST_YEAR}`;
const moment = z.string().transform((value, context) => {
  const instant = parseInstant(value);
  if (instant !== null) return instant;
  context.addIssue({ code: 'custom', message: `expected a time such as 2026-03-01T12:00:00Z, ${YEARS}` });
  return z.NEVER;
});
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);
const flag = z.boolean().default(false);
const pictureId = z
  .string()
  .refine((value) => isSlug(value) && value.length <= 64, { error: 'expected the id of an uploaded picture' });
/** Id of an uploaded picture; null for a picture of the demonstration. */
const picture = optional(pictureId);
/** The point of a picture that stays in sight wherever it is cut; null for its middle. */
const focus = z
  .string()
  .regex(PICTURE_FOCUS, { error: 'expected two percentages in steps of ten such as 30% 60%' })
  .nullish()
  .transform((value) => value ?? null);
/** What a picture shows in each ratio; a ratio that is left out shows the picture around its focal point. */
const crops = z
  .array(
    z.string().refine((value) => readCrop(value) !== null, {
      error: `expected a ratio (${PICTURE_RATIOS.join(', ')}) and whole percent from the left, from the top and of the width (at least 20), such as 2:1 10% 5% 80%`,
    }),
  )
  .max(PICTURE_RATIOS.length, { error: 'expected one for each ratio at most' })
  .refine((all) => new Set(all.map((each) => readCrop(each)?.ratio)).size === all.length, {
    error: 'expected one for each ratio at most',
  })
  .nullish()
  .transform((value) => value ?? []);
const day = z.string().refine(isDay, { error: `expected a day such as 2020-05-01, ${YEARS}` });

function list<Schema extends z.ZodType>(schema: Schema, most: number) {
  return z
    .array(schema)
    .max(most, { error: `expected at most ${most}` })
    .default([]);
}

const slugs = (most: number) =>
  list(slug, most).refine((all) => new Set(all).size === all.length, { error: 'expected each one once' });

const chapter = z.strictObject({
  startsAtSeconds: z.int().min(0),
  title: line(200),
  translations: translationsField({ title: 200 }),
});

/** A still that an editor chose: in which place, from which moment, and the uploaded picture. */
const chosenStill = z.strictObject({
  place: z.int().min(1).max(MOST_FILM_STILLS),
  startsAtSeconds: z.int().min(0),
  picture: pictureId,
});

/** A film as editors write it; it names other documents by their slugs. Times are UTC. */
export const filmSchema = z.strictObject({
  /** No two films of a site have the same slug. */
  slug,
  /**
   * The name by which the whole network knows the film, where another site's film has its slug; otherwise null. Saving
   * the film sets it.
   */
  address: optional(slug),
  title: line(200),
  description: text(10_000).default(''),
  /** Its title and its description by language, beside the English ones. */
  translations: translationsField({ title: 200, description: 10_000 }),
  site,
  /** Null: the time at which it is published. */
  releasedAt: optional(moment),
  /** Null while it is not known; a film can't be published without it. */
  runLengthSeconds: optional(z.int().min(1).max(86_400)),
  /** Slugs of the performers, in billing order. */
  performers: slugs(40),
  categories: slugs(40),
  tags: slugs(80),
  directors: list(line(200), 20),
  channel: optional(slug),
  /** A pack of the channel. */
  pack: optional(slug),
  showcase: optional(slug),
  /** Chapters, ordered by their beginnings. */
  chapters: list(chapter, 200)
    .refine((all) => new Set(all.map(({ startsAtSeconds }) => startsAtSeconds)).size === all.length, {
      error: 'expected no two chapters with the same beginning',
    })
    .transform((all) => all.toSorted((a, b) => a.startsAtSeconds - b.startsAtSeconds)),
  /** Stills of its picture set; null for none. */
  pictureCount: optional(z.int().min(1).max(1_000)),
  /** Declares the quality of a film to come that has no media; the media of any other say theirs. */
  bestHeight: optional(
    z.int().refine((value) => (BEST_HEIGHTS as readonly string[]).includes(String(value)), {
      error: `expected one of ${BEST_HEIGHTS.join(', ')}`,
    }),
  ),
  /** The demonstration's picture and clip that the film has. */
  composition: optional(z.string().max(100)),
  pictureFocus: focus,
  pictureCrops: crops,
  /** Pictures that replace stills taken out of the film. */
  stills: list(chosenStill, MOST_FILM_STILLS)
    .refine((all) => new Set(all.map(({ place }) => place)).size === all.length, {
      error: 'expected one for each place at most',
    })
    .transform((all) => all.toSorted((a, b) => a.place - b.place)),
  isDenied: flag,
  isFree: flag,
  isFreeLimitedTrial: flag,
  isExclusive: flag,
  isGuestScene: flag,
});

export const performerSchema = z.strictObject({
  slug,
  name: line(120),
  sex: z.enum(SEXES),
  biography: text(10_000).default(''),
  /** Their biography by language, as `description`; a name is the same in every one. */
  translations: translationsField({ description: 10_000 }),
  birthplace: optional(line(120)),
  heightCentimetres: optional(z.int().min(100).max(250)),
  activeSince: optional(day),
  hair: optional(z.enum(HAIR_COLORS)),
  eyes: optional(z.enum(EYE_COLORS)),
  nationality: optional(z.string().regex(/^[a-z]{2}$/, { error: 'expected two lower-case letters of ISO 3166-1' })),
  tags: slugs(80),
  portrait: picture,
  portraitFocus: focus,
  portraitCrops: crops,
  banner: picture,
  bannerFocus: focus,
  bannerCrops: crops,
});

/** Translations of something that has only a name. */
const names = translationsField({ title: 80 });
export const categorySchema = z.strictObject({
  slug,
  name: line(80),
  translations: names,
  picture,
  pictureFocus: focus,
});
export const tagSchema = z.strictObject({ slug, name: line(80), translations: names });

const position = z.int().min(1).max(100_000);

/** What fields of documents are made of, for kinds that other modules declare. */
export const DOCUMENT_FIELDS = {
  slug,
  line,
  lineOrNone,
  text,
  site,
  moment,
  day,
  optional,
  flag,
  position,
  picture,
  focus,
  crops,
} as const;

export const channelSchema = z.strictObject({
  slug,
  name: line(120),
  description: text(10_000).default(''),
  translations: translationsField({ title: 120, description: 10_000 }),
  site,
  category: optional(z.enum(CHANNEL_CATEGORIES)),
  isThirdParty: flag,
  position,
  picture,
  pictureFocus: focus,
});

export const packSchema = z.strictObject({
  slug,
  channel: slug,
  name: line(120),
  description: text(10_000).default(''),
  translations: translationsField({ title: 120, description: 10_000 }),
  position,
  picture,
  pictureFocus: focus,
});

export const showcaseSchema = z.strictObject({
  slug,
  title: line(200),
  description: text(10_000).default(''),
  translations: translationsField({ title: 200, description: 10_000 }),
  position,
  picture,
  pictureFocus: focus,
});

/** Documents of the catalogue's own kinds. */
export interface ContentDocuments {
  readonly tag: z.output<typeof tagSchema>;
  readonly category: z.output<typeof categorySchema>;
  readonly showcase: z.output<typeof showcaseSchema>;
  readonly channel: z.output<typeof channelSchema>;
  readonly pack: z.output<typeof packSchema>;
  readonly performer: z.output<typeof performerSchema>;
  readonly film: z.output<typeof filmSchema>;
}

/** What documents can name. */
export type ContentKind = keyof ContentDocuments;
export type FilmDocument = ContentDocuments['film'];

/** Something that editors wrote, under an id that never changes. */
export interface Identified<Document> {
  readonly id: string;
  readonly document: Document;
}

/** What is wrong with a field: its path such as `chapters.0.title`, and what was expected. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

export const contentIdSchema = id;

/** A document, or what is wrong with it. */
export type ReadDocument<Document> = { readonly document: Document } | { readonly problems: readonly FieldProblem[] };

/** Reads a document by its schema. */
export function readBySchema<Document>(schema: z.ZodType<Document>, value: unknown): ReadDocument<Document> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { document: parsed.data };
  return { problems: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) };
}
