import { readFile } from 'node:fs/promises';
import type { GatewayServices } from '../../../services.ts';
import type { FileRow } from '../../content/public.ts';
import { findSendableFilmsNamed, type SendableFilm } from '../sources/find-films.ts';
import { lockMediaOfFilm } from '../sources/media-of-film.ts';
import type { RowWithFiles } from './row-files.ts';
import { sendForFilm } from './send-files.ts';

type State = 'draft' | 'published' | 'unpublished';

/** A row of a film, and what is there of it. */
export interface FolderFilm {
  readonly row: RowWithFiles;
  /** Null where the network does not have it yet. */
  readonly film: SendableFilm | null;
  /** Of its media; null until they are prepared. */
  readonly seconds: number | null;
  /** What its row says. */
  readonly wanted: State;
}

interface WrittenFilm {
  readonly slug?: unknown;
  readonly site?: unknown;
  readonly state?: unknown;
  readonly releasedAt?: unknown;
  readonly runLengthSeconds?: unknown;
}

const written = ({ value }: FileRow): WrittenFilm => (typeof value === 'object' && value !== null ? value : {});

const saysLength = (row: FileRow): boolean => (written(row).runLengthSeconds ?? null) !== null;

/** What is there of the films of some rows that have files. */
export async function filmsOf(
  services: GatewayServices,
  rows: readonly RowWithFiles[],
): Promise<readonly FolderFilm[]> {
  const found: FolderFilm[] = [];
  for (const row of rows) {
    if (row.media === null && row.poster === null) continue;
    const film = await filmOf(services, row);
    const { state } = written(row);
    const wanted = state === 'draft' || state === 'unpublished' ? state : 'published';
    found.push({ row, film, wanted, seconds: film === null ? null : await secondsOf(services, film) });
  }
  return found;
}

async function filmOf({ db }: GatewayServices, row: FileRow): Promise<SendableFilm | null> {
  const { slug, site } = written(row);
  const all = typeof slug === 'string' ? await findSendableFilmsNamed(db, slug) : [];
  return all.find(({ site_id }) => site_id === site) ?? null;
}

async function secondsOf({ db }: GatewayServices, { id }: SendableFilm): Promise<number | null> {
  const found = await db.transaction().execute((trx) => lockMediaOfFilm(trx, id));
  return found?.media?.film?.seconds ?? null;
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

/**
 * A draft until its media play, unless people see it already, or are told that it is to come; null for what its row says. One to come
 * is shown with its length, so that it waits for its media where the row says none.
 */
function stateOf({ row, film, seconds, wanted }: FolderFilm, now: Date): State | null {
  if (row.media === null || seconds !== null || wanted !== 'published') return null;
  if (film !== null && !film.isDraft) return null;
  const { releasedAt } = written(row);
  const isToCome = typeof releasedAt === 'string' && new Date(releasedAt) > now;
  return isToCome && saysLength(row) ? null : 'draft';
}

/** Sends the files of films that were not sent before. */
export async function sendFilms(
  services: GatewayServices,
  films: readonly FolderFilm[],
  problems: string[],
): Promise<{ readonly sent: number; readonly waiting: number; readonly notes: readonly string[] }> {
  let [sent, waiting, failed, done] = [0, 0, 0, 0];
  for (const { row, film, seconds, wanted } of films) {
    done += 1;
    // The import said why it is not there.
    if (film === null) continue;
    for (const [kind, path, column] of [
      ['film', row.media, 'mediaFile'],
      ['picture', row.poster, 'posterFile'],
    ] as const) {
      if (path === null) continue;
      const outcome = await sendForFilm(services, film, kind, path);
      if (typeof outcome === 'string') problems.push(`${row.place} ${column}: ${outcome}`);
      else if (outcome) sent += 1;
    }
    if (row.media !== null && seconds === null && wanted === 'published') waiting += 1;
    if (seconds === null && (await hasFailed(services, film))) failed += 1;
    services.log.info({ done, of: films.length, film: film.slug }, 'sending films of a folder');
  }
  const notes =
    failed === 0 ? [] : [`Films whose media could not be prepared: ${failed}. npm run media -- status says why.`];
  return { sent, waiting, notes };
}

async function hasFailed({ db }: GatewayServices, { id }: SendableFilm): Promise<boolean> {
  const row = await db
    .selectFrom('media_sources')
    .select('id')
    .where('video_id', '=', id)
    .where('state', '=', 'failed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The captions of films as rows: shown where the film is, drafts until then. */
export async function captionRows(
  services: GatewayServices,
  rows: readonly RowWithFiles[],
): Promise<readonly FileRow[]> {
  const all: FileRow[] = [];
  for (const row of rows) {
    if (row.captions.size === 0) continue;
    const film = await filmOf(services, row);
    if (film === null) continue;
    const { slug, isDraft } = film;
    for (const [language, path] of row.captions) {
      const value = {
        slug: `${slug}-${language.toLowerCase()}`,
        film: slug,
        language,
        text: await readFile(path, 'utf8'),
        state: isDraft ? 'draft' : 'published',
      };
      all.push({ place: `${row.place} captions:${language}`, value });
    }
  }
  return all;
}
