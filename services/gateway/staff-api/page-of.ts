const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id or a cursor; null for one that a caller made up, which names nothing. */
export function knownId(id: string | null | undefined): string | null {
  return typeof id === 'string' && UUID.test(id) ? id : null;
}

/** Writes a time as the staff API does. */
export function moment(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

/** How many rows to read for a page: one more than it shows, to know whether another page follows. */
export function rowsToRead(first: number | null | undefined, { standard = 50, most = 100 } = {}): number {
  return Math.min(Math.max(first ?? standard, 1), most) + 1;
}

/** The rows of a page that was read with one more, and the cursor of the next page. */
export function pageOf<Row extends { readonly id: string }>(rows: readonly Row[], read: number) {
  const page = rows.slice(0, read - 1);
  return { page, next: rows.length === read ? (page.at(-1)?.id ?? null) : null };
}
