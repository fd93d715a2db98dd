import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

const APPS = new URL('../../apps/', import.meta.url);

/** Path of the table. */
export const TABLE_FILE = fileURLToPath(new URL('../../docs/access-table.md', import.meta.url));

/** The committed configuration of every brand, by folder name. */
export async function readTenants(): Promise<readonly Tenant[]> {
  const folders = readdirSync(APPS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map((entry) => entry.name).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const module = (await import(new URL(`${name}/tenant.ts`, APPS).href)) as { readonly default: Tenant };
      return module.default;
    }),
  );
}
