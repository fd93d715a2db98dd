import type { Database } from '../../../../db/database.ts';
import {
  type FilmToUploadFor,
  findFilmsToUploadFor,
  findFilmsToUploadForOf,
  findFilmsWithIds,
} from '../../catalogue/public.ts';
import { findFilmDrafts, findFilmDraftsNamed, findFilmDraftsOf } from '../../content/public.ts';

/** A film that files can be sent for: one that was published, or a draft. */
export interface SendableFilm extends FilmToUploadFor {
  readonly isDraft: boolean;
}

const published = (film: FilmToUploadFor): SendableFilm => ({ ...film, isDraft: false });
const draft = (film: FilmToUploadFor): SendableFilm => ({ ...film, isDraft: true });

/** The films of that slug, or with that id; two sites may have the same slug. */
export async function findSendableFilmsNamed(db: Database, slugOrId: string): Promise<readonly SendableFilm[]> {
  // Drafts first: one that is published in between is found twice instead of never.
  const drafts = await findFilmDraftsNamed(db, slugOrId);
  return withoutDoubles((await findFilmsToUploadFor(db, slugOrId)).map(published), drafts.map(draft));
}

/** The films with these ids; those that were deleted are left out. */
export async function findSendableFilms(db: Database, ids: readonly string[]): Promise<readonly SendableFilm[]> {
  const drafts = await findFilmDrafts(db, ids);
  return withoutDoubles((await findFilmsWithIds(db, ids)).map(published), drafts.map(draft));
}

/** The films with these slugs, each by its site and its slug: `vixen glass-harbor`. */
export async function findSendableFilmsOf(
  db: Database,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, SendableFilm>> {
  if (slugs.length === 0) return new Map();
  const drafts = await findFilmDraftsOf(db, slugs);
  const shown = await findFilmsToUploadForOf(db, slugs);
  const all = [
    ...drafts.map((each) => ({ ...each, isDraft: true })),
    ...shown.map((each) => ({ ...each, isDraft: false })),
  ];
  const found = new Map<string, SendableFilm>();
  // The last entry of a key counts, so own slugs win over addresses, and films that people see win over drafts.
  for (const { own_slug: _own, ...film } of all) found.set(`${film.site_id} ${film.slug}`, film);
  for (const { own_slug: own, ...film } of all) found.set(`${film.site_id} ${own}`, film);
  return found;
}

function withoutDoubles(shown: readonly SendableFilm[], drafts: readonly SendableFilm[]): readonly SendableFilm[] {
  const ids = new Set(shown.map(({ id }) => id));
  return [...shown, ...drafts.filter(({ id }) => !ids.has(id))];
}
