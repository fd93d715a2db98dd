import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { makeAnotherRelease } from '@network/testing/another-release.ts';
import { packageBrand } from '../package/package-brand.ts';
import { packageConsole } from '../package/package-console.ts';
import { packageGateway } from '../package/package-gateway.ts';
import { writeStart } from '../package/write-start.ts';

/** The folders of a rehearsal: each package, and a later release of it. */
export interface Packages {
  readonly gateway: string;
  readonly laterGateway: string;
  readonly brand: string;
  readonly laterBrand: string;
  readonly console: string;
}

/** The gateway with the demonstration, in a package. */
const PROGRAM = 'dist/demo/server.js';
const LATER_MIGRATION =
  "'9990-rehearsal': { up: (db) => db.schema.alterTable('users').addColumn('rehearsal', 'text').execute() }";
/** What the later brand is called, by the gateway's own pages too. */
export const LATER_NAME = 'Vixen of a later release';

/**
 * Lays the packages into a folder. The later brand asks for a field more under other hashes and has another name, the
 * later gateway has a migration more.
 */
export async function layPackages(root: string, brand: string, folder: string): Promise<Packages> {
  const packages: Packages = {
    gateway: join(folder, 'gateway'),
    laterGateway: join(folder, 'gateway-later'),
    brand: join(folder, brand),
    laterBrand: join(folder, `${brand}-later`),
    console: join(folder, 'console'),
  };
  await packageGateway(root, packages.gateway);
  await packageBrand(root, brand, packages.brand);
  await packageConsole(root, packages.console);
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
  return packages;
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
