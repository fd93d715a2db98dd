const PAGE = /^[1-9][0-9]{0,9}$/;

/** The largest page number that a parameter may hold (D14). */
const MAX_PAGE = 2_147_483_647;

/**
 * The page that a search parameter asks for (D14). The raw text decides, as in `URLSearchParams.getAll('page')`:
 * absent is page 1, and null says that the parameter is invalid (`1.5`, `01`, empty, given twice …).
 * A whole number is taken too, since a router may have parsed it; one that came from `1.0` can't be told apart then,
 * so give the text where there is a choice.
 * @param max the last page of this route, where it has one of its own (R08)
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
