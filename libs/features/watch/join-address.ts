/** Where a visitor joins, on the members host (D10). */
export function joinAddress(membersOrigin: string): string {
  return new URL('/joinnow', membersOrigin).href;
}
