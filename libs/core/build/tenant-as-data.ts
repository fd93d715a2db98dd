import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { cardRatioOf, narrowCards } from './card-ratio.ts';

/** What only the gateway reads is left out of the bundle. */
const FOR_THE_GATEWAY = { ownSites: [], multisites: {} } satisfies Partial<Tenant>;
/** What only servers read; pages have their looks from stylesheets, and the page of a film its composition with its code. */
const FOR_SERVERS: readonly (keyof Tenant)[] = ['theme', 'contacts', 'payments', 'filmPage'];

/**
 * Puts the evaluated tenant into the bundle as data, so that no schema reaches a browser, and writes it with the brand's
 * wordmark and the ratio of its cards as `tenant.json`, by which the gateway knows the brand.
 */
export function tenantAsData(tenantFile: string, tenant: Tenant, outDir: string): Plugin {
  return {
    name: 'tenant-as-data',
    enforce: 'pre',
    load(id) {
      if (id.split('?', 1)[0] !== tenantFile) return null;
      const home = { ...tenant.home, card: { ...tenant.home.card, ...narrowCards(themeOf(tenantFile)) } };
      const isBrowsers = this.environment.name === 'client';
      const data = Object.entries({ ...tenant, home, ...FOR_THE_GATEWAY }).filter(
        ([name]) => !isBrowsers || !FOR_SERVERS.includes(name as keyof Tenant),
      );
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(data))};`,
        moduleType: 'js',
        moduleSideEffects: false,
      };
    },
    writeBundle() {
      if (this.environment.name !== 'ssr') return;
      mkdirSync(outDir, { recursive: true });
      const wordmark = readFileSync(join(dirname(tenantFile), 'assets/wordmark.svg'), 'utf8').trim();
      const cardRatio = cardRatioOf(themeOf(tenantFile));
      const published: Tenant = { ...tenant, theme: { ...tenant.theme, wordmark, cardRatio } };
      writeFileSync(join(outDir, 'tenant.json'), `${JSON.stringify(published, null, 2)}\n`);
    },
  };
}

const themeOf = (tenantFile: string): string => readFileSync(join(dirname(tenantFile), 'theme.css'), 'utf8');
