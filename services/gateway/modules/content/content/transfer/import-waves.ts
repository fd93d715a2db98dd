import type { ContentKind } from '../kinds/content-kinds.ts';
import type { FileRow } from './content-files.ts';

/** Batches that may be written at the same time, each by a transaction. */
type Wave = readonly (readonly FileRow[])[];

const ROWS_PER_BATCH = 500;

/**
 * Cuts rows into batches, and puts batches together that have nothing in common. Films alone are written side by side: other
 * kinds write rows of what refers to them too. A batch with ids of its own, which may move slugs, and one that names a slug
 * again, wait for those before them, so that the result is that of one batch after the other.
 * @param most batches of a wave
 */
export function wavesOf(kind: ContentKind, rows: readonly FileRow[], most: number): readonly Wave[] {
  const waves: (readonly FileRow[])[][] = [];
  let slugs = new Set<unknown>();
  let isClosed = true;
  for (let start = 0; start < rows.length; start += ROWS_PER_BATCH) {
    const batch = rows.slice(start, start + ROWS_PER_BATCH);
    const own = batch.map(({ value }) => fieldOf(value, 'slug'));
    const isAlone = kind !== 'film' || batch.some(({ value }) => fieldOf(value, 'id') !== undefined);
    const last = waves.at(-1);
    if (last && !isClosed && !isAlone && last.length < most && !own.some((slug) => slugs.has(slug))) {
      last.push(batch);
      for (const slug of own) slugs.add(slug);
    } else {
      waves.push([batch]);
      slugs = new Set(own);
      isClosed = isAlone;
    }
  }
  return waves;
}

function fieldOf(value: unknown, name: 'slug' | 'id'): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
