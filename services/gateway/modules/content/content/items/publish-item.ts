import type { Database } from '../../../../db/database.ts';
import { type ContentDocument, type ContentDocuments, publishContent } from '../kinds/content-kinds.ts';
import { changeItem, type ItemKey, Refusal, requireApproval, requireCurrent } from './change-item.ts';
import { type ContentItem, type ContentResult, invalid, scheduleWith } from './item.ts';
import type { Editing } from './write-items.ts';

/**
 * Shows the current version to people; a film from its release on, and before as one to come. In one transaction (`changeItem`):
 *
 * 1. It is refused where somebody else has written another version, and where a price has not been approved by a second person.
 * 2. The version is written as published; a film gets its release.
 * 3. `publishContent` refuses a film without media or proofs of age, writes what lists, searches and counts read, shows the pictures,
 *    and announces the publication to gateways, brand servers and followers once the transaction has ended
 *    (catalogue/publishing/publish-items.ts).
 * 4. The audit of staff has the change.
 * @param releaseAt of a film; otherwise what its document says, or now
 */
export function publishItem(
  db: Database,
  key: ItemKey,
  releaseAt: Date | null,
  editing: Editing,
): Promise<ContentResult> {
  const { kind, id } = key;
  const decide = async (trx: Database) => {
    const before = await requireCurrent(trx, key);
    if (releaseAt !== null && kind !== 'film') {
      throw new Refusal(invalid({ path: 'releaseAt', message: 'expected none: only films are released' }));
    }
    await requireApproval(trx, before, editing);
    const document = withRelease(before, releaseAt, editing.at);
    const schedule = scheduleWith({ ...before.schedule, publishAt: null });
    return { id, before, document, state: 'published', action: 'publish', schedule } as const;
  };
  return changeItem(db, kind, editing, decide, (trx, item) => show(trx, item, editing));
}

function withRelease(item: ContentItem, releaseAt: Date | null, now: Date): ContentDocument {
  if (item.kind !== 'film') return item.document;
  const film = item.document as ContentDocuments['film'];
  return { ...film, releasedAt: releaseAt?.toISOString() ?? film.releasedAt ?? now.toISOString() };
}

async function show(
  trx: Database,
  { kind, id, document }: ContentItem,
  { at, needsMedia = false }: Editing,
): Promise<void> {
  const problems = await publishContent(trx, kind, [{ id, document }], { at, needsMedia });
  const own = problems.get(id);
  if (own !== undefined) throw new Refusal(invalid(...own));
}
