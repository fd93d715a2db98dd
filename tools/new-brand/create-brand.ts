import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readTenant as readWithWords } from '@network/core/build/read-tenant.ts';
import { isSiteId } from '@network/tenant/sites.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { writeDeployFiles } from '../deploy/brand-parts.ts';
import { readBrandNames } from '../start/brand-names.ts';
import { readTenant } from '../start/read-settings.ts';
import { StartError } from '../start/start-error.ts';
import { faviconFile, type NewBrand, socialCard, tenantFile, themeFile, wordmarkFile } from './brand-files.ts';
import { wordsFiles } from './brand-words.ts';
import { hueOf, paletteOf } from './brand-palette.ts';

/** The part of the lockfile that says which packages there are. */
interface Lockfile {
  readonly packages: Record<string, { readonly name?: string; readonly resolved?: string; readonly link?: boolean }>;
}

/**
 * What no brand may be called besides brands, sites and packages of the workspace: hosts of every brand, and what
 * `deploy/compose.yaml` calls the definition of all brands.
 */
const RESERVED = ['members', 'www', 'api', 'brand'];

/** Files that are the same in every app. */
const alike = ['entry-client.tsx', 'entry-server.ts', 'vite.config.ts'];

/**
 * Makes `apps/<id>` and links it into the workspace. Brands are found by their folders; `deploy/`, whose files can't
 * look there, gets the servers of this one.
 * @throws StartError when the name is invalid or taken; TenantConfigurationError only if the template is wrong
 */
export async function createBrand(root: string, id: string, now: Date): Promise<string> {
  const brands = readBrandNames(root);
  const template = brands[0];
  if (template === undefined) throw new StartError('apps/ has no brand to copy.');
  const tenants = await Promise.all(brands.map((brand) => readTenant(root, brand)));
  refuse(id, tenants, await readLockfile(root));
  const network = tenants.flatMap(({ ownSites }) => ownSites);
  const taken = new Set([...tenants, ...network].map(({ abbreviation }) => abbreviation));
  const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  const brand: NewBrand = {
    id,
    name,
    abbreviation: abbreviate(id, taken),
    palette: paletteOf(hueOf(id)),
    network,
    sisters: tenants.map((tenant) => tenant.id),
    launchedOn: now.toISOString().slice(0, 10),
  };

  const folder = join(root, 'apps', id);
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const file of alike) await cp(join(root, 'apps', template, file), join(folder, file));
  await writeFile(join(folder, 'package.json'), await packageFile(root, template, id));
  await writeFile(join(folder, 'tenant.ts'), tenantFile(brand));
  await mkdir(join(folder, 'words'));
  for (const [file, text] of wordsFiles(name)) await writeFile(join(folder, 'words', file), text);
  await writeFile(join(folder, 'theme.css'), themeFile(brand));
  await writeFile(join(folder, 'assets/favicon.svg'), faviconFile(brand));
  await writeFile(join(folder, 'assets/wordmark.svg'), wordmarkFile(brand));
  await sharp(Buffer.from(socialCard(brand)))
    .png({ palette: true })
    .toFile(join(folder, 'assets/social-card.png'));
  await addToLockfile(root, template, id);
  await symlink(join('../../apps', id), join(root, 'node_modules/@network', id)).catch(ignoreExisting);
  // Reading validates: an invalid tenant throws here and not at the first build.
  await readWithWords(join(folder, 'tenant.ts'));
  await writeDeployFiles(root);
  return folder;
}

function refuse(id: string, tenants: readonly Tenant[], { packages }: Lockfile): void {
  if (!isSiteId(id)) {
    throw new StartError(
      `Expected a name of 2 to 31 lower-case letters and digits, beginning with a letter, got "${id}".`,
    );
  }
  const reserved = [...tenants.flatMap((tenant) => [tenant.id, ...tenant.sites, ...tenant.sisters]), ...RESERVED];
  // The lockfile may still have a line for a brand whose folder was deleted.
  const isPackage = packages[linkOf(id)]?.resolved?.startsWith('apps/') === false;
  if (reserved.includes(id) || isPackage) throw new StartError(`The name "${id}" is taken.`);
}

/** Two to five letters that no other brand's session cookie has. */
function abbreviate(id: string, taken: ReadonlySet<string>): string {
  const letters = id.replace(/[^a-z]/g, '').padEnd(2, 'x');
  const ends = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const short = `${letters.slice(0, 1)}${letters.slice(1).replace(/[aeiou]/g, '')}`.padEnd(2, 'x');
  const candidates = [
    short.slice(0, 3),
    short.slice(0, 5),
    letters.slice(0, 5),
    ...ends.map((end) => short.slice(0, 3) + end),
  ];
  const free = candidates.find((candidate) => !taken.has(candidate));
  if (free === undefined) throw new StartError(`No abbreviation is left for "${id}".`);
  return free;
}

async function packageFile(root: string, template: string, id: string): Promise<string> {
  const text = await readFile(join(root, 'apps', template, 'package.json'), 'utf8');
  const manifest: Record<string, unknown> = JSON.parse(text);
  return `${JSON.stringify({ ...manifest, name: `@network/${id}`, description: `The ${id} brand.` }, null, 2)}\n`;
}

const lockfileOf = (root: string): string => join(root, 'package-lock.json');
const linkOf = (id: string): string => `node_modules/@network/${id}`;

async function readLockfile(root: string): Promise<Lockfile> {
  const lock: Lockfile = JSON.parse(await readFile(lockfileOf(root), 'utf8'));
  return lock;
}

/** What `npm install` would write for one more workspace, without querying the registry about all the others. */
async function addToLockfile(root: string, template: string, id: string): Promise<void> {
  const lock = await readLockfile(root);
  lock.packages[`apps/${id}`] = { ...lock.packages[`apps/${template}`], name: `@network/${id}` };
  lock.packages[linkOf(id)] = { resolved: `apps/${id}`, link: true };
  const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  await writeFile(lockfileOf(root), `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
