import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTENT_FORMAT } from '../../catalogue/public.ts';
import { findRepeatedKey } from './repeated-key.ts';
import { CONTENT_KINDS, type ContentKind } from '../kinds/content-kinds.ts';

/** The key of a kind in a file. */
export const FILE_KEYS: Readonly<Record<ContentKind, string>> = {
  tag: 'tags',
  category: 'categories',
  showcase: 'showcases',
  channel: 'channels',
  pack: 'packs',
  performer: 'performers',
  film: 'films',
  caption: 'captions',
  pictureSet: 'pictureSets',
  expertReview: 'expertReviews',
  award: 'awards',
  angel: 'angels',
  wallPost: 'wallPosts',
  reel: 'reels',
  brandArt: 'brandArt',
  deal: 'deals',
  offer: 'offers',
  plan: 'plans',
};

/** A row of a file, and where it is, such as `films-0001.json films[3]`. */
export interface FileRow {
  readonly place: string;
  readonly value: unknown;
}

/** Something that is imported, such as a file. Its rows are read again for each kind, so that one source is in memory. */
export interface ContentSource {
  rows(): RowsByKind;
}

type RowsByKind = ReadonlyMap<ContentKind, readonly FileRow[]>;

/**
 * The largest file; larger content is a folder of several. One file is in memory at a time, with the rows read from it.
 */
const MOST_BYTES = 256 * 2 ** 20;

/** Why a file is not read at all. */
export class UnreadableFile extends Error {}

/**
 * A file as a source, or every `.json` file of a folder but the hidden ones, in the order of their names.
 * @throws UnreadableFile where there is none; reading the rows of one throws it too
 */
export function filesIn(path: string): readonly ContentSource[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new UnreadableFile(`${path}: there is no such file or folder`);
  const names = stats.isDirectory() ? readdirSync(path).filter(isContentName) : null;
  if (names?.length === 0) throw new UnreadableFile(`${path}: expected .json files in this folder`);
  const paths = names === null ? [path] : names.toSorted().map((name) => join(path, name));
  return paths.map((file) => ({ rows: () => readContentFile(file) }));
}

/** Hidden files are none: what an editor keeps, or macOS beside each file of another system (`._films.json`). */
const isContentName = (name: string): boolean => name.endsWith('.json') && !name.startsWith('.');

/**
 * Reads a file: its rows by kind.
 * @throws UnreadableFile for what is no file of this format
 */
function readContentFile(path: string): RowsByKind {
  const name = basename(path);
  const content = parseJson(name, readText(name, path));
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new UnreadableFile(`${name}: expected an object with "format" and lists of content`);
  }
  const { format, ...lists } = content as Record<string, unknown>;
  if (format !== CONTENT_FORMAT) {
    throw new UnreadableFile(`${name}: "format": expected ${CONTENT_FORMAT}, got ${shown(format)}`);
  }
  return readLists(name, lists);
}

/** The text of a file in UTF-8, without a byte order mark. */
function readText(name: string, path: string): string {
  const { size } = statSync(path);
  if (size > MOST_BYTES) {
    const [most, own] = [MOST_BYTES, size].map((bytes) => Math.ceil(bytes / 2 ** 20));
    throw new UnreadableFile(
      `${name}: expected at most ${most} MB, got ${own}: make several files of it, in one folder`,
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnreadableFile(`${name}: expected UTF-8, this is another encoding`);
  }
}

function parseJson(name: string, text: string): unknown {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile(`${name}: expected JSON: ${(error as Error).message}`);
  }
  const repeated = findRepeatedKey(text);
  if (repeated === null) return content;
  const key = shown(repeated.key);
  throw new UnreadableFile(`${name}: line ${repeated.line}: ${key} stands twice in one object: expected each key once`);
}

/** A short value as it is, of anything else what it is: a message has room for no more. */
function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return JSON.stringify(value)?.slice(0, 60) ?? 'nothing';
}

/**
 * Lists as a file has them, by kind.
 * @param name for messages
 * @throws UnreadableFile for what is no list of the format
 */
export function readLists(name: string, lists: Readonly<Record<string, unknown>>): RowsByKind {
  const keys = Object.values(FILE_KEYS);
  const unknown = Object.keys(lists).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw new UnreadableFile(`${name}: "${unknown.slice(0, 60)}": expected one of ${keys.join(', ')}`);
  return new Map(
    CONTENT_KINDS.map((kind) => {
      const key = FILE_KEYS[kind];
      const list = lists[key] ?? [];
      if (!Array.isArray(list)) throw new UnreadableFile(`${name}: "${key}": expected a list`);
      return [kind, list.map((value, index) => ({ place: `${name} ${key}[${index}]`, value }))] as const;
    }),
  );
}

/** Writes one file of a folder; it comes into being whole. */
export function writeContentFile(folder: string, name: string, kind: ContentKind, rows: readonly object[]): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  writeFileSync(`${path}.draft`, `{\n  "format": ${CONTENT_FORMAT},\n  "${FILE_KEYS[kind]}": [\n${lines}\n  ]\n}\n`);
  renameSync(`${path}.draft`, path);
}
