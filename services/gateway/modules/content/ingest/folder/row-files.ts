import type { GatewayServices } from '../../../../services.ts';
import type { PictureShape } from '../../catalogue/public.ts';
import type { FileRow } from '../../content/public.ts';
import { readMoment } from './moments.ts';
import { findNamedFile, findNamedFolder, type NamedFile } from './named-file.ts';

/** A row without the names of its files, and the files. */
export interface RowWithFiles extends FileRow {
  readonly value: unknown;
  /** Pictures that its document names, by the document's field. */
  readonly pictures: ReadonlyMap<string, { readonly file: NamedFile; readonly shape: PictureShape }>;
  /** The file of a film. */
  readonly media: NamedFile | null;
  readonly poster: NamedFile | null;
  /** Captions, keyed by language. */
  readonly captions: ReadonlyMap<string, NamedFile>;
  /** Pictures that replace stills taken out of the film, in their order. */
  readonly stills: readonly { readonly startsAtSeconds: number; readonly file: NamedFile }[];
  /** The pictures of its set. */
  readonly set: readonly NamedFile[];
  /** What is wrong with files, each with its column. */
  readonly problems: readonly (readonly [column: string, expected: string])[];
}

const PICTURE = /^(picture|portrait|banner|thumbnail|logo)File$/;
const CAPTIONS = /^captions:([A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8})*)$/;
const OF_FILM: readonly string[] = ['mediaFile', 'posterFile', 'stillFiles', 'setFolder'];

/**
 * Takes the files out of a row: `mediaFile`, `posterFile`, `stillFiles` and `setFolder` of a film, `portraitFile` and others of what has
 * a picture, and `captions:en`. Their names are paths inside the folder, or `place:path`.
 */
export async function takeFiles(
  services: GatewayServices,
  folder: string,
  { place, value }: FileRow,
): Promise<RowWithFiles> {
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null;
  const pictures = new Map<string, { readonly file: NamedFile; readonly shape: PictureShape }>();
  const captions = new Map<string, NamedFile>();
  const stills: { readonly startsAtSeconds: number; readonly file: NamedFile }[] = [];
  const problems: (readonly [string, string])[] = [];
  const own = new Map<string, NamedFile>();
  let set: readonly NamedFile[] = [];
  const find = async (column: string, name: unknown): Promise<NamedFile | null> => {
    const found = await findNamedFile(services, folder, name);
    if ('file' in found) return found.file;
    problems.push([column, found.expected]);
    return null;
  };
  const takeStills = async (column: string, written: unknown): Promise<void> => {
    for (const each of entriesOf(written)) {
      const moment = readMoment(each);
      const file = moment === null ? null : await find(column, moment.rest);
      if (moment === null)
        problems.push([column, `expected a time and a file such as 0:12:34 stills/1.jpg, not "${each}"`]);
      else if (file !== null) stills.push({ startsAtSeconds: moment.startsAtSeconds, file });
    }
  };
  const rest: [string, unknown][] = [];
  for (const [column, name] of fields ?? []) {
    const [, field] = PICTURE.exec(column) ?? [];
    const [, language] = CAPTIONS.exec(column) ?? [];
    if (column === 'setFolder') {
      const found = await findNamedFolder(services, folder, name);
      if ('files' in found) set = found.files;
      else problems.push([column, found.expected]);
    } else if (column === 'stillFiles') await takeStills(column, name);
    else if (field === undefined && language === undefined && !OF_FILM.includes(column)) rest.push([column, name]);
    else {
      const file = await find(column, name);
      if (file === null) continue;
      if (field !== undefined) pictures.set(field, { file, shape: field === 'portrait' ? 'portrait' : 'landscape' });
      else if (language !== undefined) captions.set(language, file);
      else own.set(column, file);
    }
  }
  return {
    place,
    value: fields === null ? value : Object.fromEntries(rest),
    pictures,
    captions,
    stills,
    set,
    problems,
    media: own.get('mediaFile') ?? null,
    poster: own.get('posterFile') ?? null,
  };
}

/** What stands in a list, or in a cell between its bars. */
function entriesOf(written: unknown): readonly string[] {
  if (Array.isArray(written)) return written.map(String);
  return String(written)
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
