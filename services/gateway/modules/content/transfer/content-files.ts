import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTENT_FORMAT } from '../../catalogue/public.ts';
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
  award: 'awards',
  angel: 'angels',
  wallPost: 'wallPosts',
  reel: 'reels',
  deal: 'deals',
  offer: 'offers',
};

/** A row of a file, and where it is, such as `films-0001.json films[3]`. */
export interface FileRow {
  readonly place: string;
  readonly value: unknown;
}

/** Why a file is not read at all. */
export class UnreadableFile extends Error {}

/** The paths of a file, or of every `.json` file of a folder in the order of their names. */
export function listFiles(path: string): readonly string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new UnreadableFile(`${path}: there is no such file or folder`);
  if (!stats.isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw new UnreadableFile(`${path}: expected .json files in this folder`);
  return names.toSorted().map((name) => join(path, name));
}

/**
 * Reads a file: its rows by kind.
 * @throws UnreadableFile for what is no file of this format
 */
export function readContentFile(path: string): ReadonlyMap<ContentKind, readonly FileRow[]> {
  const name = basename(path);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UnreadableFile(`${name}: expected JSON: ${(error as Error).message}`);
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new UnreadableFile(`${name}: expected an object with "format" and lists of content`);
  }
  const { format, ...lists } = content as Record<string, unknown>;
  if (format !== CONTENT_FORMAT) {
    throw new UnreadableFile(`${name}: "format": expected ${CONTENT_FORMAT}, got ${JSON.stringify(format)}`);
  }
  const keys = Object.values(FILE_KEYS);
  const unknown = Object.keys(lists).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw new UnreadableFile(`${name}: "${unknown}": expected one of ${keys.join(', ')}`);
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
