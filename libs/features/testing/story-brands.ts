import type { Tenant } from '@network/tenant/tenant-schema.ts';

const tenants = import.meta.glob<Tenant>('../../../apps/*/tenant.ts', { eager: true, import: 'default' });

/** Every brand, by the folders of apps/, so that a new one is in the Storybook as soon as its folder exists. */
export const storyBrands: readonly Tenant[] = Object.values(tenants);

/** The brand with that id, such as the one that the toolbar names. Throws for a brand that does not exist. */
export function storyBrand(id: string): Tenant {
  const tenant = storyBrands.find((each) => each.id === id);
  if (!tenant) throw new Error(`There is no brand ${id}.`);
  return tenant;
}
