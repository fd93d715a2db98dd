/** The two halves of a request target, byte for byte as they were sent. */
export interface RawTarget {
  readonly path: string;
  /** Begins with `?`, or is empty. */
  readonly search: string;
}

/**
 * The longest path that is accepted. A query may be as long as Node takes (16 KB with the headers): its rules say what
 * becomes of it.
 */
const MAX_PATH_LENGTH = 8_192;
const BROKEN_ENCODING = /%(?![0-9a-fA-F]{2})/;
/** A slash, a backslash or a control character, those of two bytes among them, behind percent encoding. */
const HIDDEN_CHARACTER = /%(?:2f|5c|[01][0-9a-f]|7f|c2%[89][0-9a-f])/i;
/** A dot segment with at least one dot encoded; plain ones are folded by every client before they are sent. */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;
/** Clients never send these in a path: controls, blanks, backslashes, and characters beyond ASCII. */
const FOREIGN_CHARACTER = /[^\x21-\x5b\x5d-\x7e]/;

/**
 * Takes a request target apart, or answers null for one that is not found whatever it means. Decided on the raw
 * text, since parsing an address would fold `/videos/%2e%2e` into `/`.
 */
export function readRawTarget(target: string): RawTarget | null {
  if (!target.startsWith('/') || target.startsWith('//')) return null;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 || mark === target.length - 1 ? '' : target.slice(mark);
  if (path.length > MAX_PATH_LENGTH || FOREIGN_CHARACTER.test(path) || path.includes('#')) return null;
  if (BROKEN_ENCODING.test(path) || HIDDEN_CHARACTER.test(path) || DOT_SEGMENT.test(path)) return null;
  return isUtf8(path) ? { path, search } : null;
}

function isUtf8(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
