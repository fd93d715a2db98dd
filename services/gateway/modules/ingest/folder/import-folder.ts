import type { OperationAnswer } from '../../../operations/operation.ts';
import type { GatewayServices } from '../../../services.ts';
import {
  type ContentKind,
  describeImport,
  type FileRow,
  importContent,
  type ImportOutcome,
  UnreadableFile,
} from '../../content/public.ts';
import { workOffPictures } from '../prepare-media.ts';
import { captionRows, filmsOf, sendFilms, writtenRow } from './folder-films.ts';
import { readFolder } from './read-folder.ts';
import { type RowWithFiles, takeFiles } from './row-files.ts';
import { pictureIdOf, sendNamedPicture } from './send-files.ts';

type Rows = ReadonlyMap<ContentKind, readonly FileRow[]>;
type RowsWithFiles = ReadonlyMap<ContentKind, readonly RowWithFiles[]>;

/**
 * Brings a folder of films with their pictures, captions and tables into the network: sends and prepares the pictures that documents
 * name, writes the content, and sends the files of films, which are published once they are prepared. Every part that is there
 * already is left alone, so that a run which was stopped is continued by another one, and one after the preparation publishes.
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
  const rows: RowsWithFiles = new Map(
    [...readFolder(folder)].map(([kind, all]) => [kind, all.map((row) => takeFiles(folder, row))]),
  );
  const problems = [...rows.values()]
    .flat()
    .flatMap(({ place, missing }) =>
      missing.map(([column, name]) => `${place} ${column}: there is no file "${name}" in the folder`),
    );
  const pictured = await withPictures(services, rows, isDryRun, problems);
  const films = new Map((await filmsOf(services, rows.get('film') ?? [])).map((film) => [film.row.place, film]));
  const now = services.clock.now();
  const documents = new Map(pictured).set(
    'film',
    (pictured.get('film') ?? []).map((row) => {
      const film = films.get(row.place);
      return film === undefined ? row : writtenRow(film, row, now);
    }),
  );
  const first = await write(services, documents, isDryRun);
  if (isDryRun) return withProblems(describeImport(first, true), problems);
  const { sent, waiting, notes } = await sendFilms(services, await filmsOf(services, rows.get('film') ?? []), problems);
  const captions = await captionRows(services, rows.get('film') ?? []);
  const second = await write(services, new Map([['caption', captions]]), false);
  const answer = withProblems(describeImport(joined(first, second), false), problems);
  const after = [
    ...(sent > 0 ? [`Files of films that were sent: ${sent}.`] : []),
    ...(waiting > 0 ? [`Films that wait for their media: ${waiting}. Run this again once they are prepared.`] : []),
    ...notes,
  ];
  return { ...answer, text: [answer.text, ...after].join('\n') };
}

/** Sends the pictures that rows name and prepares them; the rows name them by their ids then. */
async function withPictures(
  services: GatewayServices,
  rows: RowsWithFiles,
  isDryRun: boolean,
  problems: string[],
): Promise<Rows> {
  const written = new Map<ContentKind, readonly FileRow[]>();
  const sent: string[] = [];
  for (const [kind, all] of rows) {
    const next: FileRow[] = [];
    for (const { place, value, pictures } of all) {
      const named: Record<string, string> = {};
      // A picture that isn't sent can't be named either.
      for (const [field, { path, shape }] of isDryRun ? [] : pictures) {
        const id = await pictureIdOf(slugIn(value), path);
        const problem = await sendNamedPicture(services, { id, shape, path });
        if (problem === null) named[field] = id;
        else problems.push(`${place} ${field}File: ${problem}`);
        sent.push(id);
        if (sent.length % 100 === 0) services.log.info({ done: sent.length }, 'sending pictures of a folder');
      }
      next.push({ place, value: Object.keys(named).length === 0 ? value : { ...(value as object), ...named } });
    }
    written.set(kind, next);
  }
  if (sent.length > 0) await workOffPictures(services, sent);
  return written;
}

/** The beginning of a picture's name. */
function slugIn(value: unknown): string {
  const { slug } = (value ?? {}) as { readonly slug?: unknown };
  return typeof slug === 'string' && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug) ? slug : 'picture';
}

const write = (services: GatewayServices, rows: Rows, isDryRun: boolean): Promise<ImportOutcome> =>
  importContent({ ...services, writesSideBySide: true }, [{ rows: () => rows }], { isDryRun });

function joined(one: ImportOutcome, other: ImportOutcome): ImportOutcome {
  return {
    created: one.created + other.created,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    refusedRows: one.refusedRows + other.refusedRows,
    refused: [...one.refused, ...other.refused],
  };
}

const withProblems = ({ ok, text }: OperationAnswer, problems: readonly string[]): OperationAnswer => ({
  ok: ok && problems.length === 0,
  text: [text, ...problems].join('\n'),
});
