/** A corner of the window. */
export type Corner = 'bottom-right' | 'bottom-left' | 'top-left' | 'top-right';

/** The corners are in the order in which a button moves through them. */
export const CORNERS: readonly Corner[] = ['bottom-right', 'bottom-left', 'top-left', 'top-right'];

/** The corner after this one. */
export const cornerAfter = (corner: Corner): Corner =>
  CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length] ?? 'bottom-right';

type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

/** The corner of the window that a box has been dragged closest to. Sizes in CSS pixels. */
export function nearestCorner(box: Box, window: { readonly width: number; readonly height: number }): Corner {
  const row = box.top + box.bottom < window.height ? 'top' : 'bottom';
  return `${row}-${box.left + box.right < window.width ? 'left' : 'right'}`;
}

/** Returns whether one box covers a part of the other. */
export const covers = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
