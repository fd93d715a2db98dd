import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseTenant } from '@network/tenant/define-tenant.ts';
import { readTenant } from '../start/read-settings.ts';

/**
 * Publishes every tenant to the gateway as a build would, so that a brand can be developed before any was built.
 * @returns the folder, for TENANTS_DIR
 */
export async function publishTenants(root: string, brands: readonly string[]): Promise<string> {
  const folder = join(root, '.nx/development-tenants');
  for (const brand of brands) {
    const tenant = parseTenant(await readTenant(root, brand));
    await mkdir(join(folder, brand), { recursive: true });
    await writeFile(join(folder, brand, 'tenant.json'), JSON.stringify(tenant));
  }
  return folder;
}
