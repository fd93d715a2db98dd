import type { Database } from '../../../../db/database.ts';
import type { Staff } from '../../../staff/staff/public.ts';
import { findIdsByAddress, findItem, findItems } from '../items/find-items.ts';
import type { ContentItem } from '../items/item.ts';
import { seesDocument } from '../items/sites-of-documents.ts';
import type { ContentKind } from '../kinds/content-kinds.ts';

/** An item that a member of staff sees; null where there is none, and for what belongs to a site of others. */
export async function findSeen(
  db: Database,
  { sites }: Pick<Staff, 'sites'>,
  kind: ContentKind,
  id: string,
): Promise<ContentItem | null> {
  const item = await findItem(db, kind, id);
  return item !== null && seesDocument(sites, item.document) ? item : null;
}

const MOST_SLUGS = 100;

/** The items of some slugs (of a film its address) that a member of staff sees; of the first hundred. */
export async function findSeenBySlugs(
  db: Database,
  { sites }: Pick<Staff, 'sites'>,
  kind: ContentKind,
  slugs: readonly string[],
): Promise<readonly ContentItem[]> {
  const ids = await findIdsByAddress(db, kind, [...new Set(slugs)].slice(0, MOST_SLUGS));
  const items = await findItems(db, kind, [...ids.values()]);
  return [...items.values()].filter(({ document }) => seesDocument(sites, document));
}
