import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { scopeOf, shownVideos } from '../../content/catalogue/public.ts';
import type { Follower } from '../favorites/public.ts';
import { sitesOfProduct, subscriptionRows } from '../../money/membership/public.ts';

/** The tenants on which a film has a page. */
export async function tenantsThatShow(
  { tenants }: Pick<GatewayServices, 'tenants'>,
  db: Database,
  videoId: string,
): Promise<readonly Tenant[]> {
  const shown: Tenant[] = [];
  for (const tenant of tenants.all()) {
    const film = await shownVideos(db, scopeOf(tenant))
      .where('videos.id', '=', videoId)
      .select('videos.id')
      .executeTakeFirst();
    if (film !== undefined) shown.push(tenant);
  }
  return shown;
}

/**
 * Returns the people who joined on one of the tenants, or have or had a product that opens all of its sites. A person
 * whose membership has ended is still a reader of their notices.
 */
export async function onlyMembersOf<Person extends Pick<Follower, 'userId'>>(
  db: Database,
  tenants: readonly Tenant[],
  people: readonly Person[],
): Promise<readonly Person[]> {
  if (tenants.length === 0 || people.length === 0) return [];
  const rows = await subscriptionRows(db)
    .where(
      'user_id',
      'in',
      people.map(({ userId }) => userId),
    )
    .execute();
  const members = new Set(
    rows
      .filter(({ product, joined_on }) => {
        const opened = sitesOfProduct(product);
        return tenants.some(({ id, sites }) => id === joined_on || sites.every((site) => opened.includes(site)));
      })
      .map(({ user_id }) => user_id),
  );
  return people.filter(({ userId }) => members.has(userId));
}
