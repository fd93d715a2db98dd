import { dirname, join } from 'node:path';
import type { HotUpdateOptions, Plugin } from 'vite';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { evaluateAgain } from './evaluate-again.ts';
import { readTenant, wordsFolder } from './read-tenant.ts';
import { brandFiles, publishedTenant, tenantData } from './tenant-as-data.ts';

/** What each edit sends: the tenant as a build would publish it. */
export type TellEdit = (published: Tenant) => void;

const BUILT_FLAG = 'import.meta.env.BUILT_FLAG_';
/** Where modules read page flags while they are evaluated, so that another flag changes no module but the tenant. */
const FLAGS = 'globalThis.builtFlags';
/** A build has a bundle for each language; under `npm run dev` a browser chooses. */
const spokenModule = (data: string): string => `
import { otherLanguage } from '@network/core/i18n/language.ts';
import { tenantIn } from '@network/tenant/tenant-in-language.ts';
export default tenantIn(${data}, otherLanguage());`;
/** The page takes an edited tenant in place, with what is typed and opened. */
const REPLACEMENT = `
if (import.meta.hot) import.meta.hot.accept((edited) => edited && import('@network/core/browser/show-edited-tenant.ts')
  .then(({ showEditedTenant }) => showEditedTenant(edited.default)));`;

/**
 * Shows an edit of `tenant.ts` and of `words` under `npm run dev`. Rows, words and compositions are replaced on the open page; where a
 * flag was switched it is loaded again, since flags decide which code a page has. A mistake lies over the page until it
 * is mended, and until then the tenant is the one of before. The ratio of cards in `theme.css` and the pictures in
 * `assets` count as edits too.
 */
export function editedTenant(appFolder: string, first: Tenant, tell: TellEdit): Plugin {
  const files = brandFiles(appFolder);
  const isTenant = (file: string): boolean =>
    file === files.tenantFile || dirname(file) === wordsFolder(files.tenantFile);
  const isPicture = (file: string): boolean => dirname(file) === join(appFolder, 'assets');
  const entry = join(appFolder, 'entry-client.tsx');
  const flagged = new Set<string>();
  let tenant = first;
  let data = tenantData(files, first);
  let edit: { readonly at: number; readonly needs: Promise<Needs> } | undefined;

  /** Reads the tenant again, once for each edit. */
  const take = async ({
    type,
    file,
    timestamp,
    read: wholeText,
  }: Pick<HotUpdateOptions, 'type' | 'file' | 'timestamp' | 'read'>): Promise<Needs> => {
    // An editor empties a file before it writes; Vite waits for the text.
    if (!isPicture(file) && type !== 'delete') await wholeText();
    const before = { tenant, data };
    if (isTenant(file)) tenant = await readTenant(files.tenantFile, timestamp);
    data = tenantData(files, tenant);
    tell(publishedTenant(files, tenant));
    if (isPicture(file) || JSON.stringify(tenant.features) !== JSON.stringify(before.tenant.features)) return 'reload';
    return isTenant(file) || data !== before.data ? 'replacement' : 'nothing';
  };

  return {
    name: 'edited-tenant',
    apply: 'serve',
    enforce: 'pre',
    load(id) {
      if (id.split('?', 1)[0] !== files.tenantFile) return null;
      const flags = `${FLAGS} = ${JSON.stringify(tenant.features)};`;
      const code = this.environment.name === 'client' ? spokenModule(data) + REPLACEMENT : `export default ${data};`;
      return { code: `${flags}\n${code}`, moduleType: 'js' };
    },
    transform: {
      filter: { code: BUILT_FLAG },
      handler(source, id) {
        flagged.add(id);
        return { code: source.replaceAll(BUILT_FLAG, `${FLAGS}.`), map: null };
      },
    },
    async hotUpdate(change) {
      const { file, timestamp, modules } = change;
      if (!isTenant(file) && file !== files.themeFile && !isPicture(file)) return undefined;
      // Each environment asks, for the same edit.
      if (edit?.at !== timestamp) edit = { at: timestamp, needs: take(change) };
      const needs = await edit.needs;
      if (needs === 'nothing') return undefined;
      const at = (names: Iterable<string>) =>
        [...names].flatMap((name) => [...(this.environment.moduleGraph.getModulesByFile(name) ?? [])]);
      const tenants = at([files.tenantFile]);
      // An entry accepts no update, so that the page is loaded again.
      if (evaluateAgain(this.environment, [...tenants, ...(needs === 'reload' ? at(flagged) : [])])) return [];
      return [...modules, ...tenants, ...(needs === 'reload' ? at([entry]) : [])];
    },
  };
}

/** What an edit needs so that the open page shows it. */
type Needs = 'nothing' | 'replacement' | 'reload';
