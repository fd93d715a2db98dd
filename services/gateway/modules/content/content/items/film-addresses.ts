import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { addressOfFilm, type FieldProblem, findShownFilmNames, type ReadDocument } from '../../catalogue/public.ts';
import type { ContentDocuments } from '../kinds/content-kinds.ts';

type FilmDocument = ContentDocuments['film'];

/** What a film is known by. */
export interface FilmName {
  readonly id: string;
  readonly site: string;
  /** Null of an address that it had before. */
  readonly slug: string | null;
  readonly address: string;
  /** What editors wrote last; otherwise people see, or saw, it and editors may have written another. */
  readonly isWritten: boolean;
}

/** Beside the plain name with its site: only films whose slugs end so take one of these. */
const NUMBERS = [2, 3] as const;

/**
 * Where nobody has the slug in the whole network, that; otherwise with the site behind it, and a number where that is
 * taken as well.
 */
function candidatesOf({ slug, site }: FilmDocument): readonly string[] {
  return [slug, `${slug}-${site}`, ...NUMBERS.map((number) => `${slug}-${site}-${number}`)];
}

/** All that is or was known by a name that one of these films may get. */
export async function findFilmNames(db: Database, films: readonly FilmDocument[]): Promise<readonly FilmName[]> {
  const names = [...new Set(films.flatMap((film) => [...candidatesOf(film), addressOfFilm(film)]))];
  const { rows: written } = await sql<Omit<FilmName, 'isWritten'>>`
    select id, document ->> 'site' as site, document ->> 'slug' as slug, address from content_items
    where kind = 'film' and (address = any(${names}::text[]) or ((document ->> 'slug') collate "C") = any(${names}::text[]))`.execute(
    db,
  );
  const shown = await findShownFilmNames(db, names);
  const { rows: edited } = await sql<{ id: string }>`
    select id from content_items where kind = 'film' and id = any(${shown.map(({ id }) => id)}::text[])`.execute(db);
  const ids = new Set(edited.map(({ id }) => id));
  return [
    ...written.map((name) => ({ ...name, isWritten: true })),
    ...shown.map((name) => ({ ...name, isWritten: name.slug !== null && !ids.has(name.id) })),
  ];
}

/** The film of a site that has a slug there. */
export const filmOfSlug = (names: readonly FilmName[], { site, slug }: FilmDocument): FilmName | null =>
  names.find((name) => name.isWritten && name.site === site && name.slug === slug) ?? null;

/** What is wrong with a slug that another film of the site has. */
const taken = ({ slug, site }: FilmDocument): FieldProblem => ({
  path: 'slug',
  message: `another film of ${site} has the slug "${slug}", or is known by it`,
});

/**
 * Gives a film what the whole network will know it by: its slug, or where another site's film has or had that, one with
 * its site behind it. It keeps it as long as it keeps slug and site.
 * @param id null for something new
 */
export function placeFilm(
  names: readonly FilmName[],
  id: string | null,
  film: FilmDocument,
): ReadDocument<FilmDocument> {
  const others = names.filter((name) => name.id !== id);
  const isTaken = others.some(
    ({ isWritten, site, slug, address }) =>
      isWritten && site === film.site && (slug === film.slug || address === film.slug),
  );
  if (isTaken) return { problems: [taken(film)] };
  const own = names.filter((name) => name.id === id && name.isWritten);
  const kept = film.address ?? filmOfSlug(own, film)?.address ?? null;
  if (kept !== null) {
    if (own.every(({ address }) => address !== kept) && !others.every((other) => isFree(kept, film, other))) {
      return { problems: [{ path: 'address', message: `another film is known by "${kept}"` }] };
    }
    return { document: withAddress(film, kept) };
  }
  const free = candidatesOf(film).find((candidate) => others.every((other) => isFree(candidate, film, other)));
  return free === undefined ? { problems: [taken(film)] } : { document: withAddress(film, free) };
}

const withAddress = (film: FilmDocument, address: string): FilmDocument => ({
  ...film,
  address: address === film.slug ? null : address,
});

/**
 * Whether a film may take a name from another film: the other one has not and had not that name, nor that slug on the
 * same site.
 */
function isFree(candidate: string, { site, slug }: FilmDocument, other: FilmName): boolean {
  // A film takes what one of its own site gave up, as it always could.
  if (other.site === site && !other.isWritten && candidate === slug) return true;
  return other.address !== candidate && (other.site !== site || other.slug !== candidate);
}

/** Finds the address of one film, in the transaction that saves it. */
export async function placedFilm(
  db: Database,
  id: string | null,
  film: FilmDocument,
): Promise<ReadDocument<FilmDocument>> {
  return placeFilm(await findFilmNames(db, [film]), id, film);
}
