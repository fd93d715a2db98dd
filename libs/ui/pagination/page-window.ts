/**
 * The pages that a window of `size` links shows: as many as fit, around the current one, never beyond either end.
 * @param page from 1; one beyond the last counts as the last
 */
export function pageWindow(page: number, pageCount: number, size: number): number[] {
  const last = Math.max(1, Math.floor(pageCount));
  const present = Math.min(Math.max(1, Math.floor(page)), last);
  const length = Math.min(Math.max(1, size), last);
  const first = Math.min(Math.max(1, present - Math.floor(length / 2)), last - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
