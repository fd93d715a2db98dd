/** True when a caller names JSON and does not like a page as much (D16). */
export function prefersJsonOver(accept: string | undefined): boolean {
  const quality = (type: string) => {
    const entry = (accept ?? '').split(',').find((part) => part.trim().split(';', 1)[0]?.trim() === type);
    if (entry === undefined) return 0;
    const q = /;\s*q\s*=\s*([\d.]+)/.exec(entry)?.[1];
    return q === undefined ? 1 : Number(q);
  };
  return quality('application/json') > quality('text/html');
}
