const PAGE = /^[1-9][0-9]{0,9}$/;

/** The largest page number of a parameter. */
const MAX_PAGE = 2_147_483_647;

/**
 * Reads the page of a search parameter. The raw text decides, as in `URLSearchParams.getAll('page')`: absent is page 1,
 * and null means that the parameter is invalid (`1.5`, `01`, empty, repeated …). A whole number is accepted too, since
 * a router may have parsed it; one from `1.0` can't be recognized then, so pass the text where possible.
 * @param max the last page of this route, where it has one
 */
export function parsePage(value: unknown, max: number = MAX_PAGE): number | null {
  if (value === undefined) return 1;
  if (Array.isArray(value)) {
    if (value.length === 0) return 1;
    return value.length === 1 && value[0] !== undefined ? parsePage(value[0], max) : null;
  }
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !PAGE.test(text)) return null;
  const page = Number(text);
  return page <= Math.min(max, MAX_PAGE) ? page : null;
}
