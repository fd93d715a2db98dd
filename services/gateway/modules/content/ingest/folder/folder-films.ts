import type { GatewayServices } from '../../../../services.ts';
import { findMediaSeconds } from '../../catalogue/public.ts';
import type { FileRow } from '../../content/public.ts';
import { findSendableFilmsOf, type SendableFilm } from '../sources/find-films.ts';
import { BATCH, batchesOf } from './in-parallel.ts';
import type { RowWithFiles } from './row-files.ts';

export type FilmState = 'draft' | 'published' | 'unpublished';

/** A row of a film, and what is there of it. */
export interface FolderFilm {
  readonly row: RowWithFiles;
  /** Null where the network does not have it yet. */
  readonly film: SendableFilm | null;
  /** Length of its media; null until they are prepared. */
  readonly seconds: number | null;
  /** The state that its row asks for. */
  readonly wanted: FilmState;
}

interface WrittenFilm {
  readonly slug?: unknown;
  readonly site?: unknown;
  readonly state?: unknown;
  readonly releasedAt?: unknown;
  readonly runLengthSeconds?: unknown;
}

const written = ({ value }: FileRow): WrittenFilm => (typeof value === 'object' && value !== null ? value : {});

/** The slug of a row; null where it has none that is a text. */
export const slugOf = (row: FileRow): string | null => {
  const { slug } = written(row);
  return typeof slug === 'string' ? slug : null;
};

const saysLength = (row: FileRow): boolean => (written(row).runLengthSeconds ?? null) !== null;

const hasFiles = ({ media, poster, captions, stills, set }: RowWithFiles): boolean =>
  media !== null || poster !== null || captions.size > 0 || stills.length > 0 || set.length > 0;

/** What is there of the films of some rows that have files, in a few statements for every 500 of them. */
export async function filmsOf(
  services: GatewayServices,
  rows: readonly RowWithFiles[],
): Promise<readonly FolderFilm[]> {
  const found: FolderFilm[] = [];
  for (const batch of batchesOf(rows.filter(hasFiles), BATCH)) {
    const slugs = batch.flatMap((row) => slugOf(row) ?? []);
    const films = await findSendableFilmsOf(services.db, slugs);
    const seconds = await findMediaSeconds(
      services.db,
      [...films.values()].map(({ id }) => id),
    );
    for (const row of batch) {
      const { site, state } = written(row);
      const film = films.get(`${String(site)} ${slugOf(row) ?? ''}`) ?? null;
      const wanted = state === 'draft' || state === 'unpublished' ? state : 'published';
      found.push({ row, film, wanted, seconds: (film && seconds.get(film.id)) ?? null });
    }
  }
  return found;
}

/** The row of a film as it is written: with the length of its media where it says none, and as a draft until they play. */
export function writtenRow(film: FolderFilm, { place, value }: FileRow, now: Date): FileRow {
  const { seconds } = film;
  const state = stateOf(film, now);
  const length = seconds === null || saysLength({ place, value }) ? null : seconds;
  return {
    place,
    value: {
      ...(value as object),
      ...(length !== null && { runLengthSeconds: Math.max(1, Math.round(length)) }),
      ...(state !== null && { state }),
    },
  };
}

/** The longest that a film may be: no chapter begins after it. */
const LONGEST_SECONDS = 86_400;

/** The row of a film as it will be once its media play: as long as possible where nothing says its length yet. */
export function rehearsedRow({ seconds, row }: FolderFilm, { place, value }: FileRow): FileRow {
  if (saysLength(row) || row.media === null) return { place, value };
  return {
    place,
    value: { ...(value as object), runLengthSeconds: Math.max(1, Math.round(seconds ?? LONGEST_SECONDS)) },
  };
}

/**
 * A draft until its media play, unless people see it already, or are told that it is to come; null for what its row says. One to come
 * is shown with its length, so that it waits for its media where the row says none.
 */
function stateOf({ row, film, seconds, wanted }: FolderFilm, now: Date): FilmState | null {
  if (row.media === null || seconds !== null || wanted !== 'published') return null;
  if (film !== null && !film.isDraft) return null;
  const { releasedAt } = written(row);
  const isToCome = typeof releasedAt === 'string' && new Date(releasedAt) > now;
  return isToCome && saysLength(row) ? null : 'draft';
}
