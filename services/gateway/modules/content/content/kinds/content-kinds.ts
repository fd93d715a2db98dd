import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../../db/database.ts';
import * as catalogue from '../../catalogue/public.ts';
import { offerKind, planKind } from '../../../money/billing/public.ts';
import { angelKind, awardKind, brandArtKind } from '../../../browsing/collections/public.ts';
import { dealKind } from '../../../money/deals/public.ts';
import { problemsOfRecords } from '../../records/public.ts';
import { reelKind } from '../../../browsing/reels/public.ts';
import { wallPostKind } from '../../../browsing/wall/public.ts';

/**
 * Every kind that editors write, in the order in which one refers to those before it. Each is declared by its module.
 */
const KINDS = {
  tag: catalogue.tagKind,
  category: catalogue.categoryKind,
  showcase: catalogue.showcaseKind,
  channel: catalogue.channelKind,
  pack: catalogue.packKind,
  performer: catalogue.performerKind,
  film: catalogue.filmKind,
  caption: catalogue.captionKind,
  pictureSet: catalogue.pictureSetKind,
  expertReview: catalogue.expertReviewKind,
  award: awardKind,
  angel: angelKind,
  wallPost: wallPostKind,
  reel: reelKind,
  brandArt: brandArtKind,
  deal: dealKind,
  offer: offerKind,
  plan: planKind,
} as const;

/** Everything that editors write. */
export type ContentKind = keyof typeof KINDS;
export type ContentDocuments = { readonly [Name in ContentKind]: z.output<(typeof KINDS)[Name]['schema']> };
export type ContentDocument = ContentDocuments[ContentKind];

/** The kinds, ordered so that each refers only to kinds before it. */
export const CONTENT_KINDS = Object.keys(KINDS) as readonly ContentKind[];

/** How a kind is declared. */
export const kindOf = (name: ContentKind): catalogue.Kind => KINDS[name];
const allKinds = CONTENT_KINDS.map(kindOf);

/** Whether the slug is the id, and never changes. */
export const isKnownBySlug = (kind: ContentKind): boolean => kindOf(kind).isKnownBySlug;

/** Kinds that are shown with a film, which their documents name by `film`. */
export const KINDS_WITH_FILMS: readonly ContentKind[] = CONTENT_KINDS.filter(
  (name) => kindOf(name).withFilms !== undefined,
);

/** What people see, or saw, with films, as `kind`, `id` and `film_id`. */
export const shownWithFilms = (): RawBuilder<unknown> =>
  sql.join(
    allKinds.flatMap(({ withFilms }) => withFilms ?? []),
    sql` union all `,
  );

/** Reads a document of a kind, with its defaults filled in; or what is wrong with it. */
export function parseDocument(kind: ContentKind, value: unknown): catalogue.ReadDocument<ContentDocument> {
  return catalogue.readBySchema<ContentDocument>(KINDS[kind].schema, value);
}

/** Whether a field of a kind takes a value, for tables that know nothing but text. */
export function takesValue(kind: ContentKind, name: string, value: unknown): boolean {
  const { schema } = KINDS[kind];
  const field = 'shape' in schema ? (schema.shape as Readonly<Record<string, z.ZodType>>)[name] : undefined;
  return field?.safeParse(value).success ?? false;
}

const emptyDefaults = new Map<ContentKind, Readonly<Record<string, unknown>>>();

/** The fields of a kind that a document may leave out and that are empty then, by their names. */
export function emptyDefaultsOf(kind: ContentKind): Readonly<Record<string, unknown>> {
  const known = emptyDefaults.get(kind);
  if (known !== undefined) return known;
  const found = catalogue.emptyDefaultsIn(KINDS[kind].schema);
  emptyDefaults.set(kind, found);
  return found;
}

/** What is published of a kind, as documents in the order of their ids. */
export function readPublished(
  db: Database,
  kind: ContentKind,
  choice: catalogue.PublishedChoice,
): Promise<readonly catalogue.Identified<ContentDocument>[]> {
  return catalogue.readItems(db, KINDS[kind], choice) as Promise<readonly catalogue.Identified<ContentDocument>[]>;
}

/** The ids and slugs of what is published of a kind and fits a search, by slug. */
export function searchPublished(
  db: Database,
  kind: ContentKind,
  search: catalogue.PublishedSearch,
): ReturnType<typeof catalogue.searchItems> {
  return catalogue.searchItems(db, KINDS[kind], search);
}

type Items = readonly catalogue.Identified<ContentDocument>[];

/** How documents are shown. */
export interface ShowingOptions extends catalogue.PublishingOptions {
  /** Whether a film has to have media of its own to be released; left out where stock media stand in. */
  readonly needsMedia?: boolean;
}

/** What stands in the way of showing documents to people at a given time, by their ids; and what they name. */
export async function findProblems(
  db: Database,
  kind: ContentKind,
  items: Items,
  { at, needsMedia = false }: Pick<ShowingOptions, 'at' | 'needsMedia'>,
): Promise<{ readonly problems: catalogue.PublishingProblems; readonly known: catalogue.KnownReferences }> {
  const { problems: own, known } = await catalogue.problemsOfItems(db, KINDS[kind], items);
  const missing = await problemsOfFilms(db, kind, items, { at, needsMedia });
  const problems = new Map(items.map(({ id }) => [id, [...(own.get(id) ?? []), ...(missing.get(id) ?? [])]]));
  return { problems, known };
}

const RECORD_PROBLEMS = {
  missing: 'a record of the age of “{slug}”, there is none',
  unverified: 'a verified record of the age of “{slug}”, nobody has verified it',
  expired: 'a valid document of “{slug}”, the latest has expired',
  underage: 'only adults at the time of the release, “{slug}” was none',
} as const;

/**
 * What keeps films from people that their documents don't say, by the films' ids: records of performers' ages (see the
 * module `records`), and media that are missing.
 */
async function problemsOfFilms(
  db: Database,
  kind: ContentKind,
  items: Items,
  { at: now, needsMedia = false }: Pick<ShowingOptions, 'at' | 'needsMedia'>,
): Promise<catalogue.PublishingProblems> {
  if (kind !== 'film') return new Map();
  const films = items.map(({ id, document }) => {
    const { performers, releasedAt } = document as ContentDocuments['film'];
    return { id, performers, releasedAt: releasedAt === null ? now : new Date(releasedAt) };
  });
  const records = await problemsOfRecords(db, films, now);
  const unplayable = needsMedia ? await catalogue.findFilmsWithoutMedia(db, films, now) : new Set<string>();
  return new Map(
    films.flatMap(({ id }) => {
      const problems = [
        ...(records.get(id) ?? []).map(({ slug, problem }) => ({
          path: 'performers',
          message: `expected ${RECORD_PROBLEMS[problem].replace('{slug}', slug)}`,
        })),
        ...(unplayable.has(id) ? [{ path: 'releasedAt', message: NOTHING_TO_PLAY }] : []),
      ];
      return problems.length === 0 ? [] : [[id, problems] as const];
    }),
  );
}

const NOTHING_TO_PLAY =
  'expected media that play, sent for the draft and prepared; or a release to come, until which people see that it is upcoming';

/**
 * Shows documents to people, and announces it; in the transaction that it is given.
 * @returns what is wrong with those that were left out
 */
export async function publishContent(
  trx: Database,
  kind: ContentKind,
  items: Items,
  { needsMedia = false, ...options }: ShowingOptions,
): Promise<catalogue.PublishingProblems> {
  const lacking = await problemsOfFilms(trx, kind, items, { at: options.at, needsMedia });
  const sound = items.filter(({ id }) => !lacking.has(id));
  return new Map([...lacking, ...(await showUnproven(trx, kind, sound, options))]);
}

/** Shows documents without checking media and records of performers' ages, for what nobody but staff sees. */
export function showUnproven(
  trx: Database,
  kind: ContentKind,
  items: Items,
  options: catalogue.PublishingOptions,
): Promise<catalogue.PublishingProblems> {
  return catalogue.publishItems(trx, KINDS[kind], items, options);
}

/** Something that still shows what was to be taken back. */
export interface ContentUse {
  readonly kind: ContentKind;
  readonly slug: string;
}

/**
 * Hides something from people.
 * @param countsLater whether the caller counts what performers and categories have, or takes all of it back
 * @returns what still uses it, and nothing is changed; null when it is hidden
 */
export async function unpublishContent(
  trx: Database,
  kind: ContentKind,
  id: string,
  at: Date,
  countsLater = false,
): Promise<ContentUse | null> {
  const users = kind === 'performer' ? allKinds.flatMap((each) => each.usersOfPerformer?.(id) ?? []) : [];
  return (await catalogue.unpublishItem(trx, KINDS[kind], id, { at, countsLater, users })) as ContentUse | null;
}
