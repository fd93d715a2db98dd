/** The address of a member's page. */
export function memberPath(id: string): string {
  return `/members/${id}`;
}
