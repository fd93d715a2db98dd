import type { Database } from '../../../../db/database.ts';
import type { FieldProblem } from '../../catalogue/public.ts';
import { type FilmName, filmOfSlug, findFilmNames, placeFilm } from '../items/film-addresses.ts';
import { findIdsByAddress } from '../items/find-items.ts';
import { addressOf } from '../items/item.ts';
import type { ContentDocument, ContentDocuments, ContentKind } from '../kinds/content-kinds.ts';

/** Where the documents of a batch belong. */
export interface Places {
  /** Returns the key that no two documents share, and the id of the document that has it already. */
  find(document: ContentDocument): { readonly key: string; readonly owner: string | undefined };
  /** Returns the document with its address, and what is wrong with that. */
  place(id: string | null, document: ContentDocument): PlacedDocument;
  /** Notes the place that a document got, beside the places from before the batch. */
  add(id: string, document: ContentDocument): void;
}

interface PlacedDocument {
  readonly document: ContentDocument;
  readonly problem: FieldProblem | null;
}

type Drafts = readonly { readonly document: ContentDocument }[];
type FilmDocument = ContentDocuments['film'];

/** Looks up, with few statements, all that the documents of a batch may meet. */
export async function openPlaces(trx: Database, kind: ContentKind, drafts: Drafts): Promise<Places> {
  if (kind === 'film') {
    const films = drafts.map(({ document }) => document as FilmDocument);
    return placesOfFilms(await findFilmNames(trx, films));
  }
  const owners = await findIdsByAddress(
    trx,
    kind,
    drafts.map(({ document }) => addressOf(kind, document)),
  );
  return {
    find: (document) => {
      const key = addressOf(kind, document);
      return { key, owner: owners.get(key) };
    },
    place: (_id, document) => ({ document, problem: null }),
    add: () => undefined,
  };
}

/** A film is known by its slug among those of its site. */
function placesOfFilms(before: readonly FilmName[]): Places {
  const given: FilmName[] = [];
  return {
    find: (document) => {
      const film = document as FilmDocument;
      return { key: `${film.site}/${film.slug}`, owner: filmOfSlug(before, film)?.id };
    },
    place: (id, document) => {
      const placed = placeFilm([...before, ...given], id, document as FilmDocument);
      return 'document' in placed
        ? { document: placed.document, problem: null }
        : { document, problem: placed.problems[0] ?? null };
    },
    add: (id, document) => {
      const { site, slug } = document as FilmDocument;
      given.push({ id, site, slug, address: addressOf('film', document), isWritten: true });
    },
  };
}
