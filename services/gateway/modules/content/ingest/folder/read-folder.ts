import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContentKind,
  FILE_KEYS,
  type FileRow,
  filesIn,
  takesValue,
  UnreadableFile,
} from '../../content/public.ts';
import { readMoment } from './moments.ts';
import { readCsv, UnreadableTable } from './read-csv.ts';
import { gatherTranslations } from './translated-columns.ts';

/** The rows of a folder, by kind. */
export type FolderRows = ReadonlyMap<ContentKind, readonly FileRow[]>;

const kinds = Object.keys(FILE_KEYS) as readonly ContentKind[];
const BETWEEN = '|';
const CHAPTERS = 'chapters';
const YES = /^(?:yes|true|1|x)$/i;
const NO = /^(?:no|false|0)$/i;

/**
 * Reads what a folder says of its content: every `.json` file of the import format, and tables such as `films.csv`, whose columns
 * are the fields of a kind. Hidden files are none.
 * @throws UnreadableFile for a folder without any, and for one that is no such file
 */
export function readFolder(folder: string): FolderRows {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UnreadableFile(`${folder}: there is no such folder`);
  }
  const names = readdirSync(folder)
    .filter((name) => /\.(?:json|csv)$/.test(name) && !name.startsWith('.'))
    .toSorted();
  if (names.length === 0) throw new UnreadableFile(`${folder}: expected tables (.csv) or .json files in this folder`);
  const all = new Map<ContentKind, FileRow[]>(kinds.map((kind) => [kind, []]));
  for (const name of names) {
    const found = name.endsWith('.csv') ? tableOf(folder, name) : filesIn(join(folder, name))[0]?.rows();
    for (const [kind, rows] of found ?? []) all.get(kind)?.push(...rows);
  }
  return all;
}

function tableOf(folder: string, name: string): FolderRows {
  const kind = kinds.find((each) => `${FILE_KEYS[each]}.csv` === name);
  if (kind === undefined) {
    const known = kinds.map((each) => `${FILE_KEYS[each]}.csv`).join(', ');
    throw new UnreadableFile(`${name}: expected a table called one of ${known}`);
  }
  const [head, ...lines] = linesOf(folder, name);
  const columns = head?.cells ?? [];
  const repeated = columns.find((column, index) => columns.indexOf(column) !== index);
  if (repeated !== undefined) throw new UnreadableFile(`${name}: the column "${repeated}" stands twice`);
  const rows = lines.map(({ line, cells }) => {
    if (cells.length > columns.length) {
      throw new UnreadableFile(`${name}: line ${line}: expected ${columns.length} cells, got ${cells.length}`);
    }
    const value = columns.flatMap((column, index) => {
      const cell = cells[index] ?? '';
      return cell === '' || column === '' ? [] : [[column, valueOf(kind, column, cell)] as const];
    });
    return { place: `${name} line ${line}`, value: gatherTranslations(value) };
  });
  return new Map([[kind, rows]]);
}

function linesOf(folder: string, name: string) {
  try {
    return readCsv(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(folder, name))));
  } catch (error) {
    if (error instanceof UnreadableTable) throw new UnreadableFile(`${name}: line ${error.line}: ${error.message}`);
    if (error instanceof TypeError) throw new UnreadableFile(`${name}: expected UTF-8, this is another encoding`);
    throw error;
  }
}

/** `0:12:34 The quay` as a chapter; as it is where it is none. */
function chapterOf(entry: string): unknown {
  const moment = readMoment(entry);
  return moment === null ? entry : { startsAtSeconds: moment.startsAtSeconds, title: moment.rest };
}

/** A cell as its field takes it: a text, a number, yes or no, or a list; the text where it takes none of them. */
function valueOf(kind: ContentKind, column: string, cell: string): unknown {
  // Chapters in another language are read as those in English are.
  const field = kind === 'film' && column.startsWith(`${CHAPTERS}:`) ? CHAPTERS : column;
  const list = cell
    .split(BETWEEN)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const readings: readonly unknown[] = [
    cell,
    ...(kind === 'film' && field === CHAPTERS ? [list.map(chapterOf)] : []),
    ...(/^-?\d+$/.test(cell) ? [Number(cell)] : []),
    ...(YES.test(cell) ? [true] : NO.test(cell) ? [false] : []),
    list,
  ];
  return readings.find((value) => takesValue(kind, field, value)) ?? cell;
}
