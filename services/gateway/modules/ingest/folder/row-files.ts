import { statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { PictureShape } from '../../catalogue/public.ts';
import type { FileRow } from '../../content/public.ts';

/** A row without the names of its files, and the files. */
export interface RowWithFiles extends FileRow {
  readonly value: unknown;
  /** Pictures that its document names, by the document's field. */
  readonly pictures: ReadonlyMap<string, { readonly path: string; readonly shape: PictureShape }>;
  /** Of a film. */
  readonly media: string | null;
  readonly poster: string | null;
  /** By language. */
  readonly captions: ReadonlyMap<string, string>;
  /** Names of files that are not there, each with its column. */
  readonly missing: readonly (readonly [column: string, name: string])[];
}

const PICTURE = /^(picture|portrait|banner|thumbnail|logo)File$/;
const CAPTIONS = /^captions:([A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8})*)$/;

/**
 * Takes the files out of a row: `mediaFile` and `posterFile` of a film, `portraitFile` and others of what has a picture, and
 * `captions:en`. Their names are paths inside the folder.
 */
export function takeFiles(folder: string, { place, value }: FileRow): RowWithFiles {
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null;
  const pictures = new Map<string, { readonly path: string; readonly shape: PictureShape }>();
  const captions = new Map<string, string>();
  const missing: (readonly [string, string])[] = [];
  const own = new Map<'mediaFile' | 'posterFile', string>();
  const take = (column: string, name: unknown): boolean => {
    const [, field] = PICTURE.exec(column) ?? [];
    const [, language] = CAPTIONS.exec(column) ?? [];
    const ofFilm = column === 'mediaFile' || column === 'posterFile' ? column : undefined;
    if (field === undefined && language === undefined && ofFilm === undefined) return false;
    const path = pathIn(folder, name);
    if (path === null) missing.push([column, String(name)]);
    else if (ofFilm !== undefined) own.set(ofFilm, path);
    else if (language !== undefined) captions.set(language, path);
    else if (field !== undefined) pictures.set(field, { path, shape: field === 'portrait' ? 'portrait' : 'landscape' });
    return true;
  };
  const rest = (fields ?? []).filter(([column, name]) => !take(column, name));
  return {
    place,
    value: fields === null ? value : Object.fromEntries(rest),
    pictures,
    captions,
    missing,
    media: own.get('mediaFile') ?? null,
    poster: own.get('posterFile') ?? null,
  };
}

/** The file of a name; null for one that is not there, or not in the folder. */
function pathIn(folder: string, name: unknown): string | null {
  if (typeof name !== 'string') return null;
  const path = resolve(folder, name);
  if (!path.startsWith(resolve(folder) + sep)) return null;
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? path : null;
}
