/** True when a caller names JSON and does not like a page as much (D16). */
export function prefersJsonOver(accept: string | undefined): boolean {
  return quality(accept, 'application/json') > quality(accept, 'text/html');
}

/** True when a caller names pages, as browsers do of what they show, and likes JSON no better. */
export function prefersPage(accept: string | undefined): boolean {
  return quality(accept, 'text/html') > 0 && !prefersJsonOver(accept);
}

function quality(accept: string | undefined, type: string): number {
  const entry = (accept ?? '').split(',').find((part) => part.trim().split(';', 1)[0]?.trim() === type);
  if (entry === undefined) return 0;
  const q = /;\s*q\s*=\s*([\d.]+)/.exec(entry)?.[1];
  return q === undefined ? 1 : Number(q);
}
