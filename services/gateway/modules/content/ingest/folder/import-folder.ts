import type { OperationAnswer } from '../../../../operations/operation.ts';
import type { GatewayServices } from '../../../../services.ts';
import {
  type ContentKind,
  describeImport,
  type FileRow,
  type ImportOutcome,
  UnreadableFile,
} from '../../content/public.ts';
import { checkPictures } from './check-pictures.ts';
import { checkStreams } from './check-streams.ts';
import { captionRows } from './film-captions.ts';
import { type FilmPictures, sendFilmPictures, setRows, withStills } from './film-pictures.ts';
import { filmsOf, type FolderFilm, rehearsedRow, writtenRow } from './folder-films.ts';
import { BATCH, batchesOf, inParallel } from './in-parallel.ts';
import { readFolder } from './read-folder.ts';
import { type RowWithFiles, takeFiles } from './row-files.ts';
import { erasedRows, sendFilms } from './send-films.ts';
import { withPictures, withRehearsedPictures } from './named-pictures.ts';
import { joined, NOTHING, rehearse, type Rows, write } from './write-rows.ts';

/** How many rows' files are looked at together. */
const AT_ONCE = 16;
const NO_PICTURES: FilmPictures = { stills: new Map(), sets: new Map() };

/**
 * Brings a folder of films with their pictures, captions and tables into the network: sends and prepares the pictures
 * that documents name, writes the content, and sends the files of films, which are published once they are prepared.
 * Films of a place stay there. Every part that exists already is skipped, so that a run which was stopped is
 * continued by another one, and one after the preparation publishes.
 */
export async function importFolder(
  services: GatewayServices,
  folder: string,
  isDryRun: boolean,
): Promise<OperationAnswer> {
  try {
    return await importRows(services, folder, isDryRun);
  } catch (error) {
    if (error instanceof UnreadableFile) return { ok: false, text: error.message };
    throw error;
  }
}

async function importRows(services: GatewayServices, folder: string, isDryRun: boolean): Promise<OperationAnswer> {
  const rows = new Map<ContentKind, readonly RowWithFiles[]>();
  for (const [kind, all] of readFolder(folder))
    rows.set(kind, await inParallel(all, AT_ONCE, (row) => takeFiles(services, folder, row)));
  const problems = [...rows.values()]
    .flat()
    .flatMap(({ place, problems: found }) => found.map(([column, expected]) => `${place} ${column}: ${expected}`));
  const all = await filmsOf(services, rows.get('film') ?? []);
  const erased = await erasedRows(services, all);
  problems.push(...erased.values());
  const before = all.filter(({ row }) => !erased.has(row.place));
  const films = (rows.get('film') ?? []).filter(({ place }) => !erased.has(place));
  if (isDryRun) {
    const unusable = await checkPictures(services, [...rows.values()].flat());
    problems.push(...[...unusable].map(([place, problem]) => `${place}: ${problem}`));
    problems.push(...(await checkStreams(services, films)));
    const outcome = await rehearse(services, async (inside, writeInside) => {
      const pictured = await withRehearsedPictures(inside, rows, unusable, problems);
      const rehearsed = new Map(pictured).set('film', filmRows(films, before, NO_PICTURES, null));
      const first = await writeInside(inside, rehearsed);
      const found = await filmsOf(inside, films);
      return joined(first, await writeBesides(inside, found, NO_PICTURES, problems, writeInside));
    });
    return withProblems(describeImport(outcome, true), problems);
  }
  const pictured = await withPictures(services, rows, problems);
  const pictures = await sendFilmPictures(services, films, problems);
  const documents = new Map(pictured).set('film', filmRows(films, before, pictures, services.clock.now()));
  const first = await write(services, documents);
  const after = await filmsOf(services, films);
  const { sent, waiting, notes } = await sendFilms(services, after, problems);
  const second = await writeBesides(services, after, pictures, problems);
  const answer = withProblems(describeImport(joined(first, second), false), problems);
  const lines = [
    ...(sent > 0 ? [`Files of films that were sent: ${sent}.`] : []),
    ...(waiting > 0 ? [`Films that wait for their media: ${waiting}. Run this again once they are prepared.`] : []),
    ...notes,
  ];
  return { ...answer, text: [answer.text, ...lines].join('\n') };
}

/**
 * Returns the films as documents, with the stills that are prepared. A film is a draft until it plays; without `now` a
 * rehearsal gets each film as it will be in the end.
 */
function filmRows(
  rows: readonly RowWithFiles[],
  films: readonly FolderFilm[],
  pictures: FilmPictures,
  now: Date | null,
): readonly FileRow[] {
  const byPlace = new Map(films.map((film) => [film.row.place, film]));
  return rows.map((row) => {
    const film = byPlace.get(row.place);
    const document = withStills(row, pictures);
    if (film === undefined) return document;
    return now === null ? rehearsedRow(film, document) : writtenRow(film, document, now);
  });
}

/** Writes captions and picture sets, which name films that are there by now. */
async function writeBesides(
  services: GatewayServices,
  films: readonly FolderFilm[],
  pictures: FilmPictures,
  problems: string[],
  writeRows = write,
): Promise<ImportOutcome> {
  let outcome = NOTHING;
  for (const batch of batchesOf(films, BATCH)) {
    const captions = await captionRows(services, batch, problems);
    const sets = setRows(batch, pictures);
    if (captions.length + sets.length === 0) continue;
    const besides: Rows = new Map([
      ['caption', captions],
      ['pictureSet', sets],
    ]);
    outcome = joined(outcome, await writeRows(services, besides));
    services.log.info({ captions: captions.length, sets: sets.length }, 'writing captions and sets of a folder');
  }
  return outcome;
}

const withProblems = ({ ok, text }: OperationAnswer, problems: readonly string[]): OperationAnswer => ({
  ok: ok && problems.length === 0,
  text: [text, ...new Set(problems)].join('\n'),
});
