import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** The tenants that the gateway serves, with the addresses they really answer on. */
export interface TenantDirectory {
  /** Null for an id that no build has published. */
  find(id: string): Tenant | null;
  all(): readonly Tenant[];
}

/** A directory of tenants already at hand, for tests and tools. */
export function tenantDirectoryOf(tenants: readonly Tenant[]): TenantDirectory {
  const byId = new Map(tenants.map((tenant) => [tenant.id, tenant]));
  return { find: (id) => byId.get(id) ?? null, all: () => [...byId.values()] };
}
