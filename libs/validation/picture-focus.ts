/**
 * The point of a picture that stays in sight wherever it is cut, from the left and from the top in steps of ten percent, as in
 * `30% 60%`: what CSS calls an `object-position`.
 */
export const PICTURE_FOCUS = /^(?:100|\d0|0)% (?:100|\d0|0)%$/;

/** The focal point of a picture that has none of its own. */
export const MIDDLE = '50% 50%';

/**
 * The end of a picture's address that says its focal point, by two letters from a to k: `libs/ui/styles/picture-focus.css` reads
 * it. Servers are not sent it, and caches know the picture without it.
 */
export function focusFragment(focus: string | null | undefined): string {
  if (!focus || focus === MIDDLE || !PICTURE_FOCUS.test(focus)) return '';
  const letters = focus.split(' ').map((each) => String.fromCharCode(97 + Number.parseInt(each, 10) / 10));
  return `#focus-${letters.join('')}`;
}
