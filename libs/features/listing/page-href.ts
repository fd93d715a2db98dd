/** The address of a page of a list that has no other query; its first page needs none. */
export function pageHref(path: string, page: number): string {
  return page > 1 ? `${path}?page=${String(page)}` : path;
}
