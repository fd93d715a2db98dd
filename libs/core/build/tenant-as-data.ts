import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** What only the gateway reads is left out of the bundle. */
const FOR_THE_GATEWAY = { ownSites: [], multisites: {} } satisfies Partial<Tenant>;

/**
 * Puts the evaluated tenant into the bundle as data, so that no schema reaches a browser, and writes it as
 * `tenant.json`, by which the gateway knows the brand.
 */
export function tenantAsData(tenantFile: string, tenant: Tenant, outDir: string): Plugin {
  return {
    name: 'tenant-as-data',
    enforce: 'pre',
    load(id) {
      if (id.split('?', 1)[0] !== tenantFile) return null;
      return {
        code: `export default ${JSON.stringify({ ...tenant, ...FOR_THE_GATEWAY })};`,
        moduleType: 'js',
        moduleSideEffects: false,
      };
    },
    writeBundle() {
      if (this.environment.name !== 'ssr') return;
      mkdirSync(outDir, { recursive: true });
      writeFileSync(join(outDir, 'tenant.json'), `${JSON.stringify(tenant, null, 2)}\n`);
    },
  };
}
