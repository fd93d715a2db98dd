import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database, Tables } from '../../../db/database.ts';
import { rememberFilmPictures } from '../pictures/film-pictures.ts';
import { showPerformers, type ShowsPerformer } from '../pictures/seen-pictures.ts';
import { picturesNamed, type ShownBy, showPictures } from '../pictures/shown-pictures.ts';
import type { FieldProblem, Identified } from './content-documents.ts';
import { announcePublication, announcePublished } from './announce-publication.ts';
import type { PublishingProblems } from './publish-content.ts';
import {
  findShown,
  type Found,
  type PublishedChoice,
  type PublishedSearch,
  selectFound,
  selectPublished,
} from './read-documents.ts';
import { findNamed, isPictureKind, type KnownReferences, problemsOfNamed, type Reference } from './references.ts';
import { findChangedFixed, type FixedColumn } from './fixed-columns.ts';
import { findTaken, type UniqueColumns } from './unique-columns.ts';
import { upsertRows } from './upsert-rows.ts';

/** What every such document has: the slug, which is its id and never changes. */
interface Named {
  readonly slug: string;
}

/**
 * A kind of content that is one row of one table, and that another module of the gateway owns: an award, a post of the wall.
 * Documents are published under their slugs.
 */
export interface RowKind<Document extends Named = Named> {
  readonly kind: string;
  readonly table: keyof Tables & string;
  readonly schema: z.ZodType<Document>;
  /** What is published, as `id`, `slug` and `document`. */
  readonly published: RawBuilder<unknown>;
  /** What has to be published before it. */
  named(document: Document): readonly Reference[];
  /** Its row; everything that is named is known. */
  toRow(document: Document, known: KnownReferences, at: Date): Readonly<Record<string, unknown>>;
  /** The condition by which its rows show a performer: one that is shown is not taken back. */
  readonly showsPerformer?: (performerId: string) => RawBuilder<unknown>;
  /**
   * Left out where pages show no performer with its rows. `shown`: they show the one that its documents name with their pictures;
   * `with films`: only where a film of the performer is.
   */
  readonly performer?: 'shown' | 'with films';
  /** The column with the id of the film that its rows are shown with, and without which no page shows them. */
  readonly filmColumn?: string;
  /** Columns that no two of the kind may have the same values in, and the field that says so. */
  readonly unique?: readonly UniqueColumns[];
  /** Columns that never change once something of the kind was published, and the fields that say so. */
  readonly fixed?: readonly FixedColumn[];
  /** Writes what of documents stands in further tables of the module, once their rows are there. */
  readonly writeParts?: (trx: Database, documents: readonly Document[]) => Promise<void>;
  /** What people did with it is there when it is published again: its column `is_published` says that it is not. */
  readonly hides?: boolean;
  /** Adds rows of it to what is counted elsewhere, or takes them out. */
  readonly count?: (trx: Database, ids: readonly string[], change: 'add' | 'take out') => Promise<void>;
}

/** Lets a kind be declared with the type of its documents taken from its schema. */
export function defineRowKind<Schema extends z.ZodType<Named>>(
  declared: RowKind<z.output<Schema>> & { readonly schema: Schema },
): RowKind & { readonly schema: Schema } {
  return declared as unknown as RowKind & { readonly schema: Schema };
}

/** Published rows of a kind as documents. */
export async function readRows(
  db: Database,
  { published, schema }: RowKind,
  choice: PublishedChoice,
): Promise<readonly Identified<Named>[]> {
  const rows = await selectPublished(db, published, choice);
  return rows.map(({ id, document }) => ({ id, document: schema.parse(document) }));
}

/** The ids and slugs of published rows of a kind that fit a search, by slug. */
export function searchRows(db: Database, { published }: RowKind, search: PublishedSearch): Promise<readonly Found[]> {
  const named = sql`select id, slug, coalesce(document ->> 'title', document ->> 'name', slug) as name,
    document ->> 'site' as site from (${published}) rows`;
  return selectFound(db, named, search);
}

/** What stands in the way of publishing documents of a kind, by their slugs. */
export async function problemsOfRows(
  db: Database,
  kind: RowKind,
  documents: readonly Named[],
): Promise<{ readonly problems: PublishingProblems; readonly known: KnownReferences }> {
  const known = await findNamed(
    db,
    documents.flatMap((document) => kind.named(document)),
  );
  const problems = new Map<string, readonly FieldProblem[]>();
  const taken = await findTaken(db, kind, documents, known);
  const changed = await findChangedFixed(db, kind, documents, known);
  for (const document of documents) {
    const own = [
      ...problemsOfNamed(kind.named(document), known),
      ...(taken.get(document.slug) ?? []),
      ...(changed.get(document.slug) ?? []),
    ];
    if (own.length > 0) problems.set(document.slug, own);
  }
  return { problems, known };
}

/** Shows documents of a kind to people, and announces it; answers what is wrong with those that were left out. */
export async function publishRows(
  trx: Database,
  kind: RowKind,
  documents: readonly Named[],
  at: Date,
): Promise<PublishingProblems> {
  const { problems, known } = await problemsOfRows(trx, kind, documents);
  const sound = documents.filter(({ slug }) => !problems.has(slug));
  if (sound.length === 0) return problems;
  const ids = sound.map(({ slug }) => slug);
  const shown = await findShown(trx, kind.published, ids);
  const rows = sound.map((document) => ({
    id: document.slug,
    ...kind.toRow(document, known, at),
    ...(kind.hides && { is_published: true }),
  }));
  await kind.count?.(trx, ids, 'take out');
  await upsertRows(trx, kind.table, 'id' as never, rows as never);
  await kind.writeParts?.(trx, sound);
  await kind.count?.(trx, ids, 'add');
  await showPictures(
    trx,
    kind.kind,
    sound.map((document) => shownBy(kind, document, known)),
    at,
  );
  await rememberPictures(trx, kind, sound, known);
  await showPerformersOf(
    trx,
    kind,
    sound.map((document) => {
      const named = kind.named(document).find((each) => each.kind === 'performer');
      return { id: document.slug, performerId: named === undefined ? null : known.idOf('performer', named.key) };
    }),
    at,
  );
  await announcePublished(trx, { kind: kind.kind, ids, shown }, at);
  return problems;
}

async function showPerformersOf(
  trx: Database,
  { kind, performer }: Pick<RowKind, 'kind' | 'performer'>,
  things: readonly ShowsPerformer[],
  at: Date,
): Promise<void> {
  if (performer === undefined) return;
  await showPerformers(trx, kind, things, { needsFilm: performer === 'with films', at });
}

/** What a published document shows; with the film that it is shown with, if any. */
function shownBy(kind: RowKind, document: Named, known: KnownReferences): ShownBy {
  const named = kind.named(document);
  const film = kind.filmColumn === undefined ? undefined : named.find((each) => each.kind === 'film');
  return {
    id: document.slug,
    pictures: picturesNamed(named, known),
    filmId: film === undefined ? null : known.idOf('film', film.key),
  };
}

/** Remembers which pictures are shown with films, so that they go with them. */
async function rememberPictures(
  trx: Database,
  kind: RowKind,
  documents: readonly Named[],
  known: KnownReferences,
): Promise<void> {
  if (kind.filmColumn === undefined) return;
  const shown = documents.flatMap((document) => {
    const named = kind.named(document);
    const films = named.flatMap(({ kind: of, key }) => (of === 'film' ? (known.idOf(of, key) ?? []) : []));
    const versions = named.flatMap(({ kind: of, key }) =>
      isPictureKind(of) ? (known.pictureOf(key)?.version ?? []) : [],
    );
    return films.flatMap((film_id) => versions.map((version) => ({ film_id, version })));
  });
  await rememberFilmPictures(trx, shown);
}

/** Hides a row from people, and announces it. */
export async function unpublishRow(
  trx: Database,
  { kind, table, hides, count, performer }: RowKind,
  id: string,
  at: Date,
): Promise<void> {
  await count?.(trx, [id], 'take out');
  await (
    hides
      ? sql`update ${sql.table(table)} set is_published = false where id = ${id}`
      : sql`delete from ${sql.table(table)} where id = ${id}`
  ).execute(trx);
  await showPictures(trx, kind, [{ id, pictures: [], filmId: null }], at);
  await showPerformersOf(trx, { kind, ...(performer && { performer }) }, [{ id, performerId: null }], at);
  await announcePublication(trx, { kind, ids: [id], happened: 'unpublished' }, at);
}

/** Rows of a kind that show a performer, as `kind` and `slug`. */
export function showingPerformer({ kind, table, showsPerformer }: RowKind, performerId: string): RawBuilder<unknown> {
  return sql`select ${kind} as kind, id as slug from ${sql.table(table)}
    where ${showsPerformer?.(performerId) ?? sql`false`}`;
}

/** Rows of kinds that are shown with films, as `kind`, `id` and `film_id`. */
export function rowsWithFilms(kinds: readonly RowKind[]): RawBuilder<unknown> {
  const each = kinds.flatMap(({ kind, table, filmColumn }) =>
    filmColumn === undefined
      ? []
      : [sql`select ${sql.lit(kind)} as kind, id, ${sql.ref(filmColumn)} as film_id from ${sql.table(table)}`],
  );
  return sql.join(each, sql` union all `);
}
