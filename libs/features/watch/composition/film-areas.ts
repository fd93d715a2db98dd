import type { FilmPageComposition } from '@network/tenant/tenant-schema.ts';

/** The parts of the page of a film, each in one area of a wide window. */
export type FilmPart = 'title' | 'stage' | 'facts' | 'join' | 'rail' | 'about' | 'extras' | 'talk';

/** The optional parts that a page has. */
export interface FilmParts {
  /** Why the film does not play, and what to do about it. */
  readonly join: boolean;
  /** Related films. */
  readonly rail: boolean;
  /** Its photographs and reviews. */
  readonly extras: boolean;
}

/** The parts in the wide column and beside it. The same part twice is as wide as both. */
export type FilmRow = readonly [wide: FilmPart, beside: FilmPart];

type Composition = Pick<FilmPageComposition, 'title' | 'join' | 'rail'>;

const whole = (part: FilmPart): FilmRow => [part, part];

/**
 * The page of a film in a wide window, row by row. A title beside the picture has the facts under it: they are one
 * area, the title's.
 */
export function filmRows(composition: Composition, has: FilmParts): readonly FilmRow[] {
  const { rail } = composition;
  const isRight = rail === 'right' && has.rail;
  const extras = has.extras ? 'extras' : null;
  const besideText = isRight ? 'rail' : extras;
  return [
    ...openingRows(composition, has),
    ...(rail === 'strip' && has.rail ? [whole('rail')] : []),
    ['about', besideText ?? 'about'],
    ...(extras && isRight ? [[extras, 'rail'] as const] : []),
    ['talk', besideText ?? 'talk'],
    ...(rail === 'below' && has.rail ? [whole('rail')] : []),
  ];
}

/**
 * Builds the rows from the title to the facts. A band divides the page: the column of related films begins after it.
 */
function openingRows({ title, join, rail }: Composition, has: FilmParts): readonly FilmRow[] {
  const isRight = rail === 'right' && has.rail;
  const isBand = has.join && join === 'band';
  const isInvited = has.join && join === 'beside';
  const beside = (part: FilmPart): FilmRow => [part, isRight && !isBand ? 'rail' : part];
  const invitation = has.join && !isInvited ? [beside('join')] : [];
  switch (title) {
    case 'beside':
      return [['stage', 'title'], ...invitation];
    case 'below':
      return [beside('stage'), beside('title'), beside('facts'), ...invitation];
    case 'over':
      return [
        whole('title'),
        isInvited ? ['stage', 'join'] : beside('stage'),
        ...invitation,
        ['facts', isRight ? 'rail' : 'facts'],
      ];
  }
}

/** Writes the rows in the form of `grid-template-areas`. */
export function writeAreas(rows: readonly FilmRow[]): string {
  return rows.map((row) => `"${row.join(' ')}"`).join(' ');
}

/** The last row with a column beside it takes what a longer column needs, so that none of the others grows. */
export function writeRows(rows: readonly FilmRow[]): string {
  const divided = rows.findLastIndex(([wide, beside]) => wide !== beside);
  const growing = divided > 0 ? divided : rows.length - 1;
  const after = rows.length - 1 - growing;
  return `repeat(${String(growing)}, auto) 1fr${after > 0 ? ` repeat(${String(after)}, auto)` : ''}`;
}

/**
 * The parts in the order in which they are read: row by row, and related films in a column of their own after all that they stand
 * beside. The document has this order, and so has a phone.
 */
export function readingOrder(rows: readonly FilmRow[]): readonly FilmPart[] {
  const parts = [...new Set(rows.flat())];
  const isColumn = rows.some(([wide, beside]) => beside === 'rail' && wide !== 'rail');
  return isColumn ? [...parts.filter((part) => part !== 'rail'), 'rail'] : parts;
}
