/** A sister brand's address: this tenant's with the tenant name replaced by the other's. */
export function sisterUrl(url: string, ownId: string, sisterId: string): string {
  const parsed = new URL(url);
  parsed.hostname = parsed.hostname
    .split('.')
    .map((label) => (label === ownId ? sisterId : label))
    .join('.');
  return parsed.origin;
}
