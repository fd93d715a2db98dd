import type { Database } from '../../../../db/database.ts';
import { rememberFilmPictures } from '../pictures/film-pictures.ts';
import { picturesNamed, showPictures } from '../pictures/shown-pictures.ts';
import { announcePublication, announcePublished } from './announce-publication.ts';
import type { FieldProblem, Identified } from './content-documents.ts';
import type { ContentUse, HidingOptions, Kind, Named, PublishingOptions, PublishingProblems } from './kind.ts';
import {
  findShown,
  type Found,
  type PublishedChoice,
  type PublishedSearch,
  selectFound,
  selectPublished,
} from './read-documents.ts';
import { findNamed, isPictureKind, type KnownReferences, problemsOfNamed } from './references.ts';

type Items = readonly Identified<Named>[];

/** What is published of a kind, as documents in the order of their ids. */
export async function readItems(db: Database, { published, schema }: Kind, choice: PublishedChoice): Promise<Items> {
  const rows = await selectPublished(db, published, choice);
  // Read as an editor's would be: with its fields in one order, and the same form of every value.
  return rows.map(({ id, document }) => ({ id, document: schema.parse(document) }));
}

/** The ids and slugs of what is published of a kind and fits a search, by slug. */
export function searchItems(db: Database, { published }: Kind, search: PublishedSearch): Promise<readonly Found[]> {
  return selectFound(db, published, search);
}

/** What stands in the way of publishing documents of a kind, by their ids; and what they name. */
export async function problemsOfItems(
  db: Database,
  kind: Kind,
  items: Items,
  found?: KnownReferences,
): Promise<{ readonly problems: PublishingProblems; readonly known: KnownReferences }> {
  const named = items.map(({ document }) => kind.named(document));
  const known = found ?? (await findNamed(db, named.flat()));
  const further = await kind.findProblems?.(db, items, known);
  const problems = new Map<string, readonly FieldProblem[]>();
  for (const [index, { id }] of items.entries()) {
    const own = [...problemsOfNamed(named[index] ?? [], known), ...(further?.get(id) ?? [])];
    if (own.length > 0) problems.set(id, own);
  }
  return { problems, known };
}

/**
 * Shows documents to people: writes what lists, searches, facets and counts read, in the transaction that it is given, and
 * announces it to every gateway and brand server once that has ended well.
 * @returns what is wrong with those that were left out; the others are written
 */
export async function publishItems(
  trx: Database,
  kind: Kind,
  items: Items,
  { at, countsLater = false, known: found }: PublishingOptions,
): Promise<PublishingProblems> {
  const { problems, known } = await problemsOfItems(trx, kind, items, found);
  const sound = items.filter(({ id }) => !problems.has(id));
  if (sound.length === 0) return problems;
  const ids = sound.map(({ id }) => id);
  const shown = await findShown(trx, kind.published, ids);
  const options = { at, countsLater, known };
  await kind.write(trx, sound, options);
  await showPicturesOf(trx, kind, sound, options);
  await kind.showPerformers?.(trx, sound, options);
  await announcePublished(trx, { kind: kind.kind, ids, shown }, at);
  return problems;
}

/** Shows the pictures that documents name. Those of a film are seen only while it is, and go with it. */
async function showPicturesOf(
  trx: Database,
  kind: Kind,
  items: Items,
  { known, at }: Pick<Required<PublishingOptions>, 'known' | 'at'>,
): Promise<void> {
  const things = items.map((item) => ({
    id: item.id,
    named: kind.named(item.document),
    filmId: kind.filmOf?.(item, known) ?? null,
  }));
  const shown = things.map(({ id, named, filmId }) => ({ id, pictures: picturesNamed(named, known), filmId }));
  await showPictures(trx, kind.kind, shown, at);
  // Pictures of every shape are remembered; photographs of a set are sent with the set alone.
  const ofFilms = things.flatMap(({ filmId, named }) =>
    filmId === null
      ? []
      : named.flatMap(({ kind: of, key }) => {
          const version = isPictureKind(of) ? known.pictureOf(key)?.version : undefined;
          return version === undefined ? [] : [{ version, film_id: filmId }];
        }),
  );
  await rememberFilmPictures(trx, ofFilms);
}

/**
 * Hides something from people, and announces it. What they did with a film (favorites, ratings, comments) is there when it is
 * published again; others of the catalogue are only taken back when nothing shows them.
 * @returns what still uses it, and nothing is changed; null when it is hidden
 */
export async function unpublishItem(
  trx: Database,
  kind: Kind,
  id: string,
  { at, countsLater = false, users = [] }: HidingOptions,
): Promise<ContentUse | null> {
  const use = await kind.hide(trx, id, { at, countsLater, users });
  if (use !== null) return use;
  await announcePublication(trx, { kind: kind.kind, ids: [id], happened: 'unpublished' }, at);
  return null;
}
