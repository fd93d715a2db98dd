import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** The tenants that the gateway serves, with the addresses they really answer on. */
export interface TenantDirectory {
  /** Null for an id of which no release is active. */
  find(id: string): Tenant | null;
  all(): readonly Tenant[];
}

/** A directory of tenants already at hand, for tests and tools. */
export function tenantDirectoryOf(tenants: readonly Tenant[]): TenantDirectory {
  const byId = new Map(tenants.map((tenant) => [tenant.id, tenant]));
  return { find: (id) => byId.get(id) ?? null, all: () => [...byId.values()] };
}

/** Several directories as one; where two know a tenant, the first one's counts. */
export function mergeTenantDirectories(directories: readonly TenantDirectory[]): TenantDirectory {
  const find = (id: string): Tenant | null => {
    for (const directory of directories) {
      const tenant = directory.find(id);
      if (tenant !== null) return tenant;
    }
    return null;
  };
  const all = (): readonly Tenant[] => {
    const byId = new Map<string, Tenant>();
    for (const directory of directories) {
      for (const tenant of directory.all()) if (!byId.has(tenant.id)) byId.set(tenant.id, tenant);
    }
    return [...byId.values()];
  };
  return { find, all };
}
