/** The range that a `Range` header requests; positions are inclusive. */
export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly from: number; readonly to: number }
  | { readonly kind: 'unsatisfiable' };

const WHOLE: ByteRange = { kind: 'whole' };
const UNSATISFIABLE: ByteRange = { kind: 'unsatisfiable' };
const SINGLE_RANGE = /^bytes=\s*(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))\s*$/i;

/**
 * Reads a `Range` header by RFC 9110 section 14. One range is honoured; a list of ranges, another unit or anything
 * malformed is answered with the whole file, as the RFC allows.
 * @param size length of the file in bytes
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const match = header === undefined ? null : SINGLE_RANGE.exec(header);
  if (match === null) return WHOLE;
  const [, first, last, suffix] = match;
  if (suffix !== undefined) {
    const length = Number(suffix);
    if (length === 0 || size === 0) return UNSATISFIABLE;
    return { kind: 'part', from: Math.max(0, size - length), to: size - 1 };
  }
  const from = Number(first);
  const to = last === undefined || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== undefined && last !== '' && Number(last) < from) return WHOLE;
  return from >= size ? UNSATISFIABLE : { kind: 'part', from, to };
}
