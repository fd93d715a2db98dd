import type { RequestFacts } from '../request/request-facts.ts';
import type { MadePage, Visit } from './made-page.ts';
import type { PageCache, RenderShared, SharedPage } from './page-cache.ts';
import { isForAnyone, shareDocument } from './page-document.ts';
import type { PageRenderer } from './page-renderer.ts';

/** A visit whose query is that of everybody who shares its page. */
export const forAll = (visit: Visit): Visit => ({ ...visit, search: { ...visit.search, requested: '' } });

/**
 * The page of a key that visitors share, or what it came to. Simultaneous requests share one rendering; a redirect that passes
 * the query on is built for each query.
 */
export async function findVisitorPage(
  cache: PageCache<MadePage>,
  render: PageRenderer['render'],
  { key, facts, visit }: { readonly key: string; readonly facts: RequestFacts; readonly visit: Visit },
): Promise<MadePage | SharedPage> {
  const found = await cache.get(key, renderShared(render, facts, { ...forAll(visit), isShared: true }));
  const made = 'other' in found ? found.other : found;
  return made.kind === 'redirect' && visit.search.requested !== '' ? render(facts, visit) : made;
}

const renderShared =
  (render: PageRenderer['render'], facts: RequestFacts, visit: Visit): RenderShared<MadePage> =>
  async (earlier) => {
    const before = earlier?.kind === 'shared' ? earlier : undefined;
    const made = await render(facts, visit, { earlier: before?.made });
    if (before && made === before.made) return { shared: before };
    if (made.kind === 'covered' && made.status === 200) return { shared: made };
    if (made.kind !== 'document') return { other: made, isFailure: false };
    const { document } = made;
    if (document.status !== 200 || !isForAnyone(document)) return { other: made, isFailure: document.status >= 500 };
    return { shared: { kind: 'shared', document: shareDocument(document), made } };
  };
