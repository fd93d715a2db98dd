import type { Database } from '../../../../db/database.ts';
import type { FieldProblem } from '../../catalogue/public.ts';
import { type FilmName, filmOfSlug, findFilmNames, placeFilm } from '../items/film-addresses.ts';
import { findIdsByAddress } from '../items/find-items.ts';
import { addressOf } from '../items/item.ts';
import type { ContentDocument, ContentDocuments, ContentKind } from '../kinds/content-kinds.ts';

/** Where the documents of a batch belong. */
export interface Places {
  /** What no two documents have the same of, and the id of what has it already. */
  find(document: ContentDocument): { readonly key: string; readonly owner: string | undefined };
  /** The document under its address; with what is wrong with that. */
  place(id: string | null, document: ContentDocument): PlacedDocument;
  /** Keeps for a document what it was given, beside what was there before the batch. */
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
