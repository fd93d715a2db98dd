import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Network, NetworkSite } from '../../../config/known-network.ts';
import type { Database } from '../../../db/database.ts';

/** Sites and multisite subscriptions that brands have declared, with the brand of each. */
export type NetworkRows = Pick<Network, 'sites'> & {
  readonly groups: readonly { readonly id: string; readonly tenant_id: string; readonly sites: readonly SiteId[] }[];
};

/** Reads what was ever declared, in the order of declaration: films and subscriptions of a site outlive its brand. */
export async function readNetworkRows(db: Database): Promise<NetworkRows> {
  const sites = await sql<NetworkSite>`
    select id, tenant_id as "brandId", name, abbreviation, offer_page_id as "offerPageId",
      to_char(launched_on, 'YYYY-MM-DD') as "launchedOn"
    from sites order by position
  `.execute(db);
  const groups = await db.selectFrom('multisites').select(['id', 'tenant_id', 'sites']).orderBy('id').execute();
  return { sites: sites.rows, groups };
}

/** The network of what was declared and of tenants at hand, such as builds that are not registered. */
export function networkOf(rows: NetworkRows, tenants: readonly Tenant[]): Network {
  const sites = new Map(rows.sites.map((site) => [site.id, site]));
  const groups = new Map(rows.groups.map(({ id, sites: open }) => [id, open]));
  for (const { id: brandId, ownSites, multisites } of tenants) {
    for (const site of ownSites) {
      if ((sites.get(site.id)?.brandId ?? brandId) === brandId) sites.set(site.id, { ...site, brandId });
    }
    for (const [id, open] of Object.entries(multisites)) {
      const owner = rows.groups.find((group) => group.id === id)?.tenant_id ?? brandId;
      if (owner === brandId) groups.set(id, open);
    }
  }
  return {
    sites: [...sites.values()],
    groups: Object.fromEntries(groups),
    brands: [...new Set([...tenants.map(({ id }) => id), ...[...sites.values()].map(({ brandId }) => brandId)])],
    bundles: tenants.filter(({ bundle }) => bundle).map(({ id }) => id),
    names: Object.fromEntries(tenants.map(({ id, name }) => [id, name])),
  };
}

/** Why a brand can't have what it declares: another one has it, or it shows a site that no brand declares. */
export function networkConflict(rows: NetworkRows, tenant: Tenant): string | null {
  const others = rows.sites.filter(({ brandId }) => brandId !== tenant.id);
  for (const site of tenant.ownSites) {
    const other = others.find(
      ({ id, abbreviation, offerPageId }) =>
        id === site.id || abbreviation === site.abbreviation || offerPageId === site.offerPageId,
    );
    if (other) return `the site ${site.id} has an id, abbreviation or offer page of ${other.brandId}'s ${other.id}`;
  }
  const group = rows.groups.find(
    ({ id, tenant_id }) => Object.hasOwn(tenant.multisites, id) && tenant_id !== tenant.id,
  );
  if (group) return `${group.id} is ${group.tenant_id}'s`;
  const known = new Set([...rows.sites.map(({ id }) => id), ...tenant.ownSites.map(({ id }) => id)]);
  const unknown = [...tenant.sites, ...Object.values(tenant.multisites).flat()].find((id) => !known.has(id));
  return unknown === undefined ? null : `no brand declares the site ${unknown}`;
}

/**
 * Writes what a brand declares; what another one has stays as it is.
 * @returns the sites that were not known before
 */
export async function writeNetworkRows(trx: Database, tenant: Tenant): Promise<readonly SiteId[]> {
  const added: SiteId[] = [];
  for (const { id, name, abbreviation, offerPageId, launchedOn } of tenant.ownSites) {
    const { rows } = await sql<{ is_new: boolean }>`
      insert into sites (id, tenant_id, name, abbreviation, offer_page_id, launched_on)
      values (${id}, ${tenant.id}, ${name}, ${abbreviation}, ${offerPageId}, ${launchedOn}::date)
      on conflict (id) do update
      set name = excluded.name, abbreviation = excluded.abbreviation, offer_page_id = excluded.offer_page_id,
        launched_on = excluded.launched_on
      where sites.tenant_id = excluded.tenant_id
      returning xmax = 0 as is_new
    `.execute(trx);
    if (rows[0]?.is_new === true) added.push(id);
  }
  for (const [id, sites] of Object.entries(tenant.multisites)) {
    await sql`
      insert into multisites (id, tenant_id, sites) values (${id}, ${tenant.id}, ${[...sites]}::text[])
      on conflict (id) do update set sites = excluded.sites where multisites.tenant_id = excluded.tenant_id
    `.execute(trx);
  }
  return added;
}
