/**
 * Addresses of films begin with these. The next part is a signature, which may be all that is needed to play the film.
 */
export const SIGNED_MEDIA = ['/media/v/', '/media/remote/'] as const;

/** A path as logs may have it: an address of a film without its signature. */
export function loggedPath(path: string): string {
  const signed = SIGNED_MEDIA.find((prefix) => path.startsWith(prefix));
  return signed === undefined ? path : `${signed}…`;
}
