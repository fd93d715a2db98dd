/** A row of a home page that is to be filled. */
export interface RowToFill<Film> {
  readonly id: string;
  /** It shows so many films at most. */
  readonly most: number;
  /** It is left out with fewer. */
  readonly fewest: number;
  /** It chooses before rows that any film may stand in. */
  readonly isRare: boolean;
  /** The films of its list, in their order. */
  readonly list: readonly Film[];
}

/** The row that every brand shows, and that a small catalogue keeps. */
const KEPT_ROW = 'latest';

/**
 * The films of each row by its id. The rows share no film with what opens the page or with each other: each takes the next of
 * its list. One that would fall short is left out.
 *
 * Where the catalogue is too small for that, the newest films choose first; and where what opens the page has left too few,
 * their row shows its list as it is.
 */
export function fillRows<Film extends { readonly id: string }>(
  opening: readonly Film[],
  rows: readonly RowToFill<Film>[],
): ReadonlyMap<string, readonly Film[]> {
  const inTurn = rows.toSorted((one, other) => Number(other.isRare) - Number(one.isRare));
  const filled = fillInTurn(opening, inTurn);
  const kept = rows.find(({ id }) => id === KEPT_ROW);
  if (kept === undefined || filled.has(KEPT_ROW)) return filled;
  const others = inTurn.filter((row) => row !== kept);
  const newestFirst = fillInTurn(opening, [kept, ...others]);
  if (newestFirst.has(KEPT_ROW) || kept.list.length === 0) return newestFirst;
  const whole = kept.list.slice(0, kept.most);
  return new Map([[KEPT_ROW, whole], ...fillInTurn([...opening, ...whole], others)]);
}

function fillInTurn<Film extends { readonly id: string }>(
  opening: readonly Film[],
  rows: readonly RowToFill<Film>[],
): Map<string, readonly Film[]> {
  const taken = new Set(opening.map(({ id }) => id));
  const filled = new Map<string, readonly Film[]>();
  for (const { id: row, most, fewest, list } of rows) {
    const films = list.filter(({ id }) => !taken.has(id)).slice(0, most);
    if (films.length < fewest) continue;
    filled.set(row, films);
    for (const { id } of films) taken.add(id);
  }
  return filled;
}
