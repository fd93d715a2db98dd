/** What begins the addresses of films, whose next part is a signature that may be all it takes to play them. */
export const SIGNED_MEDIA = ['/media/v/', '/media/remote/'] as const;

/** A path as logs may have it: an address of a film without its signature. */
export function loggedPath(path: string): string {
  const signed = SIGNED_MEDIA.find((prefix) => path.startsWith(prefix));
  return signed === undefined ? path : `${signed}…`;
}
