import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseTenant } from '@network/tenant/define-tenant.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { OTHER_LANGUAGES } from '@network/validation/languages.ts';

/** The folder of a brand's own words, a file for each language but English. */
export const wordsFolder = (tenantFile: string): string => join(dirname(tenantFile), 'words');

/**
 * Reads a brand's `tenant.ts`, and its words in other languages beside it. Node.js keeps a module for good, so that the files are read
 * again for another `version` only.
 * @throws TenantConfigurationError naming what is wrong in them
 */
export async function readTenant(file: string, version = 0): Promise<Tenant> {
  const read = async (path: string): Promise<unknown> =>
    ((await import(`${pathToFileURL(path).href}?version=${version}`)) as { default: unknown }).default;
  const translated = OTHER_LANGUAGES.map((language) => [language, join(wordsFolder(file), `${language}.ts`)] as const);
  const words = await Promise.all(
    translated
      .filter(([, path]) => existsSync(path))
      .map(async ([language, path]) => [language, await read(path)] as const),
  );
  return parseTenant({ ...((await read(file)) as object), words: Object.fromEntries(words) });
}
