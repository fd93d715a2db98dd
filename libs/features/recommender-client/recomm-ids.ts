/** A person opens few films in one visit; older entries are useless. */
const MOST = 200;

const recommIds = new Map<string, string>();

/** Remembers which recommendation led to a film, by its slug, for the interactions with it during this visit. */
export function storeRecommId(slug: string, recommId: string): void {
  recommIds.delete(slug);
  recommIds.set(slug, recommId);
  const [oldest] = recommIds.keys();
  if (recommIds.size > MOST && oldest !== undefined) recommIds.delete(oldest);
}

/** The recommendation that led to a film; undefined without one. */
export function recommIdOf(slug: string): string | undefined {
  return recommIds.get(slug);
}
