import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database, Tables } from '../../../../db/database.ts';
import { showPerformers, type ShowsPerformer } from '../pictures/seen-pictures.ts';
import { showPictures } from '../pictures/shown-pictures.ts';
import type { Identified } from './content-documents.ts';
import { findChangedFixed, type FixedColumn } from './fixed-columns.ts';
import type { ContentUse, HidingOptions, Kind, Named, PublishingOptions, PublishingProblems } from './kind.ts';
import type { KnownReferences, Reference } from './references.ts';
import { findTaken, type UniqueColumns } from './unique-columns.ts';
import { upsertRows } from './upsert-rows.ts';

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

type Items = readonly Identified<Named>[];

/** Declares a kind that is one row of one table, with the type of its documents taken from its schema. */
export function defineRowKind<Schema extends z.ZodType<Named>>(
  declared: RowKind<z.output<Schema>> & { readonly schema: Schema },
): Kind & { readonly schema: Schema } {
  const row = declared as unknown as RowKind;
  const { kind, table, filmColumn, showsPerformer } = row;
  return {
    kind,
    schema: declared.schema,
    isKnownBySlug: true,
    published: sql`select id, slug, coalesce(document ->> 'title', document ->> 'name', slug) as name,
      document ->> 'site' as site, document from (${row.published}) rows`,
    named: (document) => row.named(document),
    findProblems: (db, items, known) => findProblemsOfRows(db, row, items, known),
    write: (trx, items, options) => writeRows(trx, row, items, options),
    hide: (trx, id, options) => hideRow(trx, row, id, options),
    showPerformers: (trx, items, { known, at }) =>
      showPerformersOf(
        trx,
        row,
        items.map(({ id, document }) => {
          const named = row.named(document).find((each) => each.kind === 'performer');
          return { id, performerId: named === undefined ? null : known.idOf('performer', named.key) };
        }),
        at,
      ),
    ...(filmColumn !== undefined && {
      filmOf: ({ document }, known) => {
        const film = row.named(document).find((each) => each.kind === 'film');
        return film === undefined ? null : known.idOf('film', film.key);
      },
      withFilms: sql`select ${sql.lit(kind)} as kind, id, ${sql.ref(filmColumn)} as film_id from ${sql.table(table)}`,
    }),
    ...(showsPerformer !== undefined && {
      usersOfPerformer: (performerId) =>
        sql`select ${kind} as kind, id as slug from ${sql.table(table)} where ${showsPerformer(performerId)}`,
    }),
  };
}

/** What of other rows' documents claim, and what of them never changes, by their ids. */
async function findProblemsOfRows(
  db: Database,
  row: RowKind,
  items: Items,
  known: KnownReferences,
): Promise<PublishingProblems> {
  const documents = items.map(({ document }) => document);
  const taken = await findTaken(db, row, documents, known);
  const changed = await findChangedFixed(db, row, documents, known);
  return new Map(
    items.map(({ id, document: { slug } }) => [id, [...(taken.get(slug) ?? []), ...(changed.get(slug) ?? [])]]),
  );
}

async function writeRows(
  trx: Database,
  row: RowKind,
  items: Items,
  { known, at }: Required<PublishingOptions>,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  const documents = items.map(({ document }) => document);
  const rows = documents.map((document) => ({
    id: document.slug,
    ...row.toRow(document, known, at),
    ...(row.hides && { is_published: true }),
  }));
  await row.count?.(trx, ids, 'take out');
  await upsertRows(trx, row.table, 'id' as never, rows as never);
  await row.writeParts?.(trx, documents);
  await row.count?.(trx, ids, 'add');
}

async function hideRow(
  trx: Database,
  row: RowKind,
  id: string,
  { at }: Required<HidingOptions>,
): Promise<ContentUse | null> {
  const { kind, table, hides, count } = row;
  await count?.(trx, [id], 'take out');
  await (
    hides
      ? sql`update ${sql.table(table)} set is_published = false where id = ${id}`
      : sql`delete from ${sql.table(table)} where id = ${id}`
  ).execute(trx);
  await showPictures(trx, kind, [{ id, pictures: [], filmId: null }], at);
  await showPerformersOf(trx, row, [{ id, performerId: null }], at);
  return null;
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
