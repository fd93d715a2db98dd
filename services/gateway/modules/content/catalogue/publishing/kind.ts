import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../../db/database.ts';
import type { FieldProblem, Identified } from './content-documents.ts';
import type { KnownReferences, Reference } from './references.ts';

/** What every document has. */
export interface Named {
  readonly slug: string;
}

/** What can't be published, by its id. */
export type PublishingProblems = ReadonlyMap<string, readonly FieldProblem[]>;

export interface PublishingOptions {
  readonly at: Date;
  /** An import counts once, at its end. */
  readonly countsLater?: boolean;
  /** What the documents name, where this transaction has looked it up already. */
  readonly known?: KnownReferences;
}

/** What still shows something, so that it can't be taken back; with one example of it. */
export interface ContentUse {
  readonly kind: string;
  readonly slug: string;
}

export interface HidingOptions {
  readonly at: Date;
  /** Whether the caller counts what performers and categories have, or takes all of it back. */
  readonly countsLater?: boolean;
  /** What of other kinds may show it: queries of `kind` and `slug`. */
  readonly users?: readonly RawBuilder<unknown>[];
}

/**
 * A kind of content: what its documents are, and how they come to be seen. `publish-items.ts` does the rest alike for all of
 * them. What is one row of one table is declared by `defineRowKind`.
 */
export interface Kind<Document extends Named = Named> {
  readonly kind: string;
  readonly schema: z.ZodType<Document>;
  /** Whether the slug is the id, and never changes. */
  readonly isKnownBySlug: boolean;
  /** What is published, as `id`, `slug`, `document`, and `name` and `site` to choose it by. */
  readonly published: RawBuilder<unknown>;
  /** What has to be published before it, and the pictures that it shows. */
  named(document: Document): readonly Reference[];
  /** What else stands in the way of publishing documents; left out where nothing does. */
  readonly findProblems?: (
    db: Database,
    items: readonly Identified<Document>[],
    known: KnownReferences,
  ) => Promise<PublishingProblems>;
  /** Writes what people see; everything that is named is known. */
  write(trx: Database, items: readonly Identified<Document>[], options: Required<PublishingOptions>): Promise<void>;
  /** Hides something from people. @returns what still uses it, and nothing is changed; null when it is hidden */
  hide(trx: Database, id: string, options: Required<HidingOptions>): Promise<ContentUse | null>;
  /** The id of the film that a document is shown with, or that it is; left out where there is none. */
  readonly filmOf?: (item: Identified<Document>, known: KnownReferences) => string | null;
  /** Notes of which performers documents show pictures; left out where pages show none. */
  readonly showPerformers?: (
    trx: Database,
    items: readonly Identified<Document>[],
    options: Required<PublishingOptions>,
  ) => Promise<void>;
  /** A query of what of it shows a performer, as `kind` and `slug`: one that is shown is not taken back. */
  readonly usersOfPerformer?: (performerId: string) => RawBuilder<unknown>;
  /** A query of what people see, or saw, of it with films, as `kind`, `id` and `film_id`. */
  readonly withFilms?: RawBuilder<unknown>;
}

/** Lets a kind be declared with the type of its documents taken from its schema. */
export function defineKind<Schema extends z.ZodType<Named>>(
  declared: Kind<z.output<Schema>> & { readonly schema: Schema },
): Kind & { readonly schema: Schema } {
  return declared as unknown as Kind & { readonly schema: Schema };
}
