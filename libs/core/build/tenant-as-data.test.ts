import { join } from 'node:path';
import { expect, it } from 'vitest';
import vixen from '../../../apps/vixen/tenant.ts';
import german from '../../../apps/vixen/words/de.ts';
import { brandFiles, tenantAsData } from './tenant-as-data.ts';

const files = brandFiles(join(import.meta.dirname, '../../../apps/vixen'));

/** The tenant's data as the bundle of that side has it. */
function dataOf(side: 'client' | 'ssr'): string {
  const { load } = tenantAsData(files, { ...vixen, words: { de: german } }, '/nowhere') as unknown as {
    load: (this: { environment: { name: string } }, id: string) => { readonly code: string } | null;
  };
  return load.call({ environment: { name: side } }, files.tenantFile)?.code ?? '';
}

it('a browser is not sent how films’ pages are composed, nor what else only servers read', () => {
  expect(dataOf('client')).toContain('"home":');
  for (const name of ['filmPage', 'theme', 'contacts']) {
    expect(dataOf('client'), name).not.toContain(`"${name}":`);
    expect(dataOf('ssr'), name).toContain(`"${name}":`);
  }
});

it('a browser is sent the words of no other language', () => {
  expect(dataOf('client')).toContain(vixen.copy.tagline);
  expect(dataOf('client')).not.toContain(german.copy.tagline);
  expect(dataOf('ssr')).toContain(german.copy.tagline);
});
