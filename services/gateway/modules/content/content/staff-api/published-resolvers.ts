import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../../db/database.ts';
import type { QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { performersSeenOn } from '../../catalogue/public.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import { type ContentKind, readPublished } from '../kinds/content-kinds.ts';
import { placesOfDocument } from '../preview/places-of-document.ts';
import type { PreviewPlace } from '../preview/preview-paths.ts';
import { findSeen } from './find-seen.ts';

/** Where people see what is published. */
export const publishedQueries = {
  publishedPlaces: async (_parent, { kind, id }, { staff, services: { db, tenants } }) => {
    requireScope(staff, 'content:read');
    if ((await findSeen(db, staff, kind, id)) === null) return [];
    const [published] = await readPublished(db, kind, { ids: [id] });
    if (published === undefined) return [];
    const { document } = published;
    const brands = await brandsWithPage(db, kind, id, tenants.all());
    const places = await placesOfDocument(db, kind, document, brands);
    return places.map(({ tenant, path, visitorPath }) => ({
      brand: tenant.id,
      name: tenant.name,
      address: addressOf(kind, { path, visitorPath }, tenant),
    }));
  },
} satisfies QueryResolvers;

/**
 * Returns the address of its own page. A film of a channel has a page for visitors too, while channels, packs and sets
 * of pictures have pages for members alone.
 */
function addressOf(kind: ContentKind, { path, visitorPath }: Omit<PreviewPlace, 'tenant'>, { urls }: Tenant): string {
  const hasOne = path === visitorPath || kind === 'film';
  return (hasOne ? new URL(visitorPath, urls.tour) : new URL(path, urls.members)).href;
}

/** A performer has a page where a film of theirs is. */
async function brandsWithPage(
  db: Database,
  kind: ContentKind,
  id: string,
  tenants: readonly Tenant[],
): Promise<readonly Tenant[]> {
  if (kind !== 'performer') return tenants;
  const isSeen = await Promise.all(
    tenants.map(({ sites }) =>
      performersSeenOn(db, sites).select('performers.id').where('performers.id', '=', id).executeTakeFirst(),
    ),
  );
  return tenants.filter((_tenant, index) => isSeen[index] !== undefined);
}
