import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { makeAnotherRelease } from '@network/testing/another-release.ts';
import { packageBrand } from '../package/package-brand.ts';
import { packageConsole } from '../package/package-console.ts';
import { packageGateway } from '../package/package-gateway.ts';
import { writeStart } from '../package/write-start.ts';

/** The folders of a network's packages. */
export interface PlainPackages {
  readonly gateway: string;
  readonly brand: string;
  readonly console: string;
}

/** The folders of a rehearsal: each package, and a later release of it. */
export interface Packages extends PlainPackages {
  readonly laterGateway: string;
  readonly laterBrand: string;
}

/** The gateway with the demonstration, in a package. */
const PROGRAM = 'dist/demo/server.js';
const LATER_MIGRATION =
  "'9990-rehearsal': { up: (db) => db.schema.alterTable('users').addColumn('rehearsal', 'text').execute() }";
/** What the later brand is called, by the gateway's own pages too. */
export const LATER_NAME = 'Vixen of a later release';

/** Where the packages of a network are laid. */
export const packagesIn = (folder: string, brand: string): PlainPackages => ({
  gateway: join(folder, 'gateway'),
  brand: join(folder, brand),
  console: join(folder, 'console'),
});

/** Where later releases are laid, beside those packages. */
export const withReleases = (plain: PlainPackages): Packages => ({
  ...plain,
  laterGateway: `${plain.gateway}-later`,
  laterBrand: `${plain.brand}-later`,
});

/** Lays the packages of a network, each as it is deployed. The brand and the console have to be built. */
export async function layNetwork(root: string, brand: string, packages: PlainPackages): Promise<void> {
  await packageGateway(root, packages.gateway);
  await packageBrand(root, brand, packages.brand);
  await packageConsole(root, packages.console);
}

/**
 * Gives the gateway the demonstration's films, and lays the later releases. The later brand asks for a field more under other hashes and has
 * another name, the later gateway has a migration more.
 */
export async function layReleases(root: string, packages: Packages): Promise<void> {
  await addFilms(root, packages.gateway);

  await cp(packages.gateway, packages.laterGateway, { recursive: true, verbatimSymlinks: true });
  for (const program of [PROGRAM, 'dist/services/gateway-operations/operations.js']) {
    await edit(join(packages.laterGateway, program), (text) => {
      const [, line = null] = /(["']1230-active-releases["']: \w+)/.exec(text) ?? [];
      if (line === null) throw new Error(`${program} has no migration to add another after`);
      return text.replace(line, `${line}, ${LATER_MIGRATION}`);
    });
  }
  await cp(packages.brand, packages.laterBrand, { recursive: true });
  await makeAnotherRelease(packages.laterBrand);
  await edit(join(packages.laterBrand, 'tenant.json'), (text) => {
    const tenant = JSON.parse(text) as object;
    return JSON.stringify({ ...tenant, name: LATER_NAME });
  });
}

/**
 * The demonstration's films in the place of a network's own, which a package has none of: it starts the gateway of the
 * demonstration, which differs in bringing these media. In production that fills no database.
 */
async function addFilms(root: string, gateway: string): Promise<void> {
  await build({ configFile: join(root, 'demo/vite.config.ts'), logLevel: 'warn' });
  await mkdir(join(gateway, 'dist/demo'), { recursive: true });
  await cp(join(root, PROGRAM), join(gateway, PROGRAM));
  await mkdir(join(gateway, 'demo'));
  await symlink(join(root, 'demo/media'), join(gateway, 'demo/media'));
  await writeStart(gateway, 'start.mjs', `./${PROGRAM}`);
}

async function edit(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}
