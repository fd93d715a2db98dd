/** The address of an author's history. */
export function authorPath(id: string): string {
  return `/moderation/authors/${id}`;
}
