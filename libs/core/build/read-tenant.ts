import { pathToFileURL } from 'node:url';
import { parseTenant } from '@network/tenant/define-tenant.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

/**
 * Reads a brand's `tenant.ts`. Node.js keeps a module for good, so that the file is read again for another `version` only.
 * @throws TenantConfigurationError naming what is wrong in it
 */
export async function readTenant(file: string, version = 0): Promise<Tenant> {
  const module = (await import(`${pathToFileURL(file).href}?version=${version}`)) as { default: unknown };
  return parseTenant(module.default);
}
