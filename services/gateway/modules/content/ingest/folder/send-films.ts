import type { GatewayServices } from '../../../../services.ts';
import { isPlaced } from '../../../../store/places/place-key.ts';
import { erasedProblem, findErased } from '../erasure/erased-files.ts';
import { shownName } from '../sources/add-source.ts';
import { addSources, type NewSource } from '../sources/add-sources.ts';
import type { FolderFilm } from './folder-films.ts';
import { BATCH, batchesOf, inParallel } from './in-parallel.ts';
import { bytesOfFile, nameOfFile, type NamedFile } from './named-file.ts';

/** What became of the files of films. */
export interface SentFilms {
  readonly sent: number;
  readonly waiting: number;
  readonly notes: readonly string[];
}

type Wanted = NewSource & { readonly filmId: string; readonly place: string };

interface KnownSource {
  readonly video_id: string | null;
  readonly kind: 'film' | 'picture';
  readonly file_name: string;
  readonly bytes: string;
  readonly store_key: string;
  readonly state: string;
}

/** How many files are looked at together. */
const AT_ONCE = 16;

/** Sends the films and posters that were not sent before, 500 films at a time. */
export async function sendFilms(
  services: GatewayServices,
  films: readonly FolderFilm[],
  problems: string[],
): Promise<SentFilms> {
  let [sent, waiting, failed, done] = [0, 0, 0, 0];
  for (const batch of batchesOf(films, BATCH)) {
    const known = await knownSources(
      services,
      batch.flatMap(({ film }) => film?.id ?? []),
    );
    const wanted = await unsent(services, batch.flatMap(wantedOf), known);
    const answers = await addSources(services, wanted);
    for (const [index, problem] of answers.entries()) {
      if (problem === null) sent += 1;
      else problems.push(`${wanted[index]?.place ?? ''}: ${problem}`);
    }
    const failures = new Set(known.flatMap(({ state, video_id }) => (state === 'failed' ? (video_id ?? []) : [])));
    for (const { row, film, seconds, wanted: state } of batch) {
      // The import said why it is not there.
      if (film === null || seconds !== null) continue;
      if (row.media !== null && state === 'published') waiting += 1;
      if (failures.has(film.id)) failed += 1;
    }
    done += batch.length;
    services.log.info({ done, of: films.length, sent }, 'sending films of a folder');
  }
  const notes =
    failed === 0 ? [] : [`Films whose media could not be prepared: ${failed}. npm run media -- status says why.`];
  return { sent, waiting, notes };
}

/** The rows that name files whose films were erased, by their places, with what is wrong with them. */
export async function erasedRows(
  services: GatewayServices,
  films: readonly FolderFilm[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const batch of batchesOf(films, BATCH)) {
    const named = batch.flatMap(({ row }) => (row.media === null ? [] : [[row.place, row.media] as const]));
    const erased = await findErased(
      services.db,
      named.map(([, file]) => file),
    );
    for (const [place, file] of named)
      if (erased.has(file)) found.set(place, `${place} mediaFile: ${erasedProblem(file)}`);
  }
  return found;
}

function wantedOf({ row, film }: FolderFilm): readonly Wanted[] {
  if (film === null) return [];
  const target = { videoId: film.id, isDraft: film.isDraft };
  const named = [
    ['film', row.media, 'mediaFile'],
    ['picture', row.poster, 'posterFile'],
  ] as const;
  return named.flatMap(([kind, file, column]) =>
    file === null ? [] : [{ target, kind, file, filmId: film.id, place: `${row.place} ${column}` }],
  );
}

/**
 * Returns the files that were not sent for their film before; a file is recognised by its place, or by name and size.
 */
async function unsent(
  services: GatewayServices,
  wanted: readonly Wanted[],
  known: readonly KnownSource[],
): Promise<readonly Wanted[]> {
  const keyOf = (film: string | null, kind: string, file: string): string => JSON.stringify([film, kind, file]);
  const sent = new Set(
    known.flatMap(({ video_id, kind, file_name, bytes, store_key }) => [
      keyOf(video_id, kind, `${file_name} ${bytes}`),
      keyOf(video_id, kind, store_key),
    ]),
  );
  const named = await inParallel(wanted, AT_ONCE, async ({ kind, file }) => sentNameOf(services, kind, file));
  return wanted.filter(({ filmId, kind }, index) => !sent.has(keyOf(filmId, kind, named[index] ?? '')));
}

async function sentNameOf(services: GatewayServices, kind: string, file: NamedFile): Promise<string> {
  if (kind === 'film' && isPlaced(file)) return file;
  return `${shownName(nameOfFile(file))} ${await bytesOfFile(services, file)}`;
}

async function knownSources({ db }: GatewayServices, filmIds: readonly string[]): Promise<readonly KnownSource[]> {
  if (filmIds.length === 0) return [];
  return db
    .selectFrom('media_sources')
    .select(['video_id', 'kind', 'file_name', 'bytes', 'store_key', 'state'])
    .where('video_id', 'in', filmIds)
    .execute();
}
