import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { tenantIn } from '@network/tenant/tenant-in-language.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { cardRatioOf, narrowCards } from './card-ratio.ts';

/** What only the gateway reads is left out of the bundle. */
const FOR_THE_GATEWAY = { ownSites: [], multisites: {} } satisfies Partial<Tenant>;
/**
 * What only servers read; pages have their looks from stylesheets, the page of a film its composition with its code, and a bundle the
 * words of its language in the place of the English ones.
 */
const FOR_SERVERS: readonly (keyof Tenant)[] = ['theme', 'contacts', 'payments', 'filmPage', 'words'];

/** The files of a brand that become data of its build. */
export interface BrandFiles {
  readonly tenantFile: string;
  readonly themeFile: string;
  readonly wordmarkFile: string;
}

export function brandFiles(appFolder: string): BrandFiles {
  return {
    tenantFile: join(appFolder, 'tenant.ts'),
    themeFile: join(appFolder, 'theme.css'),
    wordmarkFile: join(appFolder, 'assets/wordmark.svg'),
  };
}

/**
 * Puts the evaluated tenant into the bundle as data, so that no schema reaches a browser, and writes it with the brand's
 * wordmark and the ratio of its cards as `tenant.json`, by which the gateway knows the brand.
 */
export function tenantAsData(files: BrandFiles, tenant: Tenant, outDir: string): Plugin {
  return {
    name: 'tenant-as-data',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.split('?', 1)[0] !== files.tenantFile) return null;
      const isBrowsers = this.environment.name === 'client';
      return {
        code: `export default ${tenantData(files, tenant, isBrowsers ? FOR_SERVERS : [])};`,
        moduleType: 'js',
        moduleSideEffects: false,
      };
    },
    writeBundle() {
      if (this.environment.name !== 'ssr') return;
      mkdirSync(outDir, { recursive: true });
      writeFileSync(join(outDir, 'tenant.json'), `${JSON.stringify(publishedTenant(files, tenant), null, 2)}\n`);
    },
  };
}

/** What `tenant.ts` exports, as a literal. */
export function tenantData(files: BrandFiles, tenant: Tenant, leftOut: readonly (keyof Tenant)[] = []): string {
  const data = Object.entries({ ...tenant, home: shownHome(files, tenant), ...FOR_THE_GATEWAY }).filter(
    ([name]) => !leftOut.includes(name as keyof Tenant),
  );
  return JSON.stringify(Object.fromEntries(data));
}

/** The parts of it which say something, in a language; null for English. */
export function spokenParts(files: BrandFiles, tenant: Tenant, language: string | null): Pick<Tenant, 'copy' | 'home'> {
  const spoken = tenantIn(tenant, language);
  return { copy: spoken.copy, home: shownHome(files, spoken) };
}

function shownHome(files: BrandFiles, { home }: Tenant): Tenant['home'] {
  return { ...home, card: { ...home.card, ...narrowCards(themeOf(files)) } };
}

/** The tenant as the gateway reads it: with the brand's wordmark and the ratio of its cards. */
export function publishedTenant(files: BrandFiles, tenant: Tenant): Tenant {
  const wordmark = readFileSync(files.wordmarkFile, 'utf8').trim();
  return { ...tenant, theme: { ...tenant.theme, wordmark, cardRatio: cardRatioOf(themeOf(files)) } };
}

const themeOf = ({ themeFile }: BrandFiles): string => readFileSync(themeFile, 'utf8');
