import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTenant } from '@network/core/build/read-tenant.ts';
import { brandFiles, publishedTenant } from '@network/core/build/tenant-as-data.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

/**
 * Publishes every tenant to the gateway as a build would, so that a brand can be developed before any was built.
 * @returns the folder, for TENANTS_DIR
 */
export async function publishTenants(root: string, brands: readonly string[]): Promise<string> {
  for (const brand of brands) {
    const files = brandFiles(join(root, 'apps', brand));
    publishTenant(root, publishedTenant(files, await readTenant(files.tenantFile)));
  }
  return folderOf(root);
}

/** Publishes one tenant, which the gateway goes by from its next look at the folder on. */
export function publishTenant(root: string, tenant: Tenant): void {
  const folder = join(folderOf(root), tenant.id);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'tenant.json');
  // The gateway may look at any time, and finds the whole of one version.
  writeFileSync(`${file}.new`, JSON.stringify(tenant));
  renameSync(`${file}.new`, file);
}

const folderOf = (root: string): string => join(root, '.nx/development-tenants');
