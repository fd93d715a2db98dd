/** The address of the sign-in. @param next where it leads to afterwards, a path of this host */
export function signInAddress({ next, ended }: { readonly next?: string; readonly ended?: boolean } = {}): string {
  const search = new URLSearchParams();
  if (next !== undefined && next !== '/') search.set('next', next);
  if (ended === true) search.set('ended', 'true');
  return `/sign-in${search.size === 0 ? '' : `?${search.toString()}`}`;
}
