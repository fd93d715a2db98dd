import { csvHeadings, csvLines } from './csv.ts';
import type { Column } from './data-table.tsx';

/** Loads a page of a list. @param after the cursor of the page before; null for the first one */
export type LoadPage<Row> = (
  after: string | null,
) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>;

/** Lines of the file that stay in memory, in characters; what is before them is the browser's, which may put it on the disk. */
const MOST_IN_MEMORY = 1_000_000;

/** A list that is read page by page into a CSV file, however long it is. */
export interface CsvReading {
  /**
   * Reads on from the page at which an earlier call failed, to the end of the list or until `stop`.
   * @param onRows called after each page with the number of all rows so far
   * @returns whether it came to the end
   * @throws what a page was refused with; all pages before it stay read
   */
  readonly read: (onRows: (rows: number) => void) => Promise<boolean>;
  /** Ends `read` after the page that it waits for. */
  readonly stop: () => void;
  /** The file of what is read, in parts. */
  readonly file: () => readonly Blob[];
}

/** Begins to read a list; nothing is loaded before the first call of `read`. */
export function startCsv<Row>(columns: readonly Column<Row>[], load: LoadPage<Row>): CsvReading {
  const parts: Blob[] = [];
  let lines = csvHeadings(columns);
  let count = 0;
  let after: string | null = null;
  let isEnd = false;
  // Stopped while a page is loaded.
  const stopping = new AbortController();
  const { signal } = stopping;
  const handOver = () => {
    parts.push(new Blob([lines]));
    lines = '';
  };
  return {
    read: async (onRows) => {
      while (!isEnd && !signal.aborted) {
        const page: Awaited<ReturnType<LoadPage<Row>>> = await load(after);
        lines += csvLines(columns, page.rows);
        if (lines.length > MOST_IN_MEMORY) handOver();
        count += page.rows.length;
        after = page.next;
        isEnd = after === null;
        if (!signal.aborted) onRows(count);
      }
      return isEnd && !signal.aborted;
    },
    stop: () => stopping.abort(),
    file: () => {
      handOver();
      return parts;
    },
  };
}
