import { maySeeSite, mayWriteForSites, type StaffSites } from '@network/access/staff/staff-sites.ts';
import type { Database } from '../../../../db/database.ts';
import { isBundle, networkSites } from '../../../../config/known-network.ts';
import type { FieldProblem } from '../../catalogue/public.ts';
import type { ContentDocument, ContentDocuments, ContentKind } from '../kinds/content-kinds.ts';
import { findIdsByAddress, findItem } from './find-items.ts';

/** The sites on which a document is shown; null where every site shows it, such as a performer or a tag. */
export async function sitesOfDocument(
  db: Database,
  kind: ContentKind,
  document: ContentDocument,
): Promise<readonly string[] | null> {
  switch (kind) {
    case 'caption':
    case 'pictureSet':
    case 'expertReview':
      return sitesOfNamed(db, 'film', (document as ContentDocuments['caption']).film);
    case 'pack':
      return sitesOfNamed(db, 'channel', (document as ContentDocuments['pack']).channel);
    case 'offer': {
      const { sites } = document as ContentDocuments['offer'];
      return sites.length === 0 ? null : sites;
    }
    case 'brandArt':
      return sitesOfBrand((document as ContentDocuments['brandArt']).brand);
    default: {
      const { site = null } = document as { readonly site?: string | null };
      return site === null ? null : [site];
    }
  }
}

/**
 * Returns the sites of a brand. A bundle shows every site, so only staff who work for all sites change what is its own.
 */
function sitesOfBrand(brand: string): readonly string[] | null {
  if (isBundle(brand)) return null;
  const own = networkSites().filter(({ brandId }) => brandId === brand);
  return own.length === 0 ? null : own.map(({ id }) => id);
}

/**
 * Returns the sites of a film or channel by its slug; null for one that does not exist yet, whose site nobody knows.
 */
async function sitesOfNamed(db: Database, kind: 'film' | 'channel', slug: string): Promise<readonly string[] | null> {
  const id = (await findIdsByAddress(db, kind, [slug])).get(slug);
  const item = id === undefined ? null : await findItem(db, kind, id);
  return item === null ? null : sitesOfDocument(db, kind, item.document);
}

/** Why a member of staff of some sites can't change something that is shown as these documents say; null where they can. */
export async function problemOfSites(
  db: Database,
  sites: StaffSites,
  kind: ContentKind,
  documents: readonly ContentDocument[],
): Promise<FieldProblem | null> {
  if (sites === null) return null;
  for (const document of documents) {
    if (mayWriteForSites(sites, await sitesOfDocument(db, kind, document))) continue;
    return { path: 'site', message: `expected what only your sites show: ${sites.join(', ') || 'you have none'}` };
  }
  return null;
}

/** Whether a member of staff of some sites sees a document. */
export const seesDocument = (sites: StaffSites, document: ContentDocument): boolean =>
  maySeeSite(sites, (document as { readonly site?: string | null }).site ?? null);
