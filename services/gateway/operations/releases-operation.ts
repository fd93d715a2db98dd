import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type PersistedOperations, readPersistedOperations } from '../graphql/persisted-operations.ts';
import { z } from 'zod';
import { brandKeyFor } from '../config/secrets.ts';
import { createSchema } from '../graphql/schema.ts';
import type { GatewayModule } from '../module.ts';
import { listReleases } from '../modules/platform/releases/public.ts';
import type { GatewayServices } from '../services.ts';
import type { Operation, OperationAnswer } from './operation.ts';
import { activate, goBack, register, retire } from './release-actions.ts';
import { linesOfReleases } from './release-lines.ts';
import { writeSnapshot } from './releases-snapshot.ts';

const USAGE = [
  'Usage: npm run releases -- register BRAND [--release ID] [--file documents.json]',
  '       npm run releases -- activate BRAND RELEASE',
  '       npm run releases -- back BRAND    to the release that was active before',
  '       npm run releases -- list          live releases; with all, retired ones too',
  '       npm run releases -- retire BRAND RELEASE',
  '       npm run releases -- key BRAND     the BRAND_KEY of its team and its servers',
  '       npm run releases -- snapshot [--file FILE]',
].join('\n');

/** `npm run releases`: which releases of brands this gateway answers, and which are active (decision 0240). */
export function releasesOperation(modules: readonly GatewayModule[]): Operation {
  return {
    name: 'releases',
    run: async (services, args): Promise<OperationAnswer> => {
      const request = readArguments(args);
      if (request === null) return { ok: false, text: USAGE };
      const [brand, release] = request.positionals;
      switch (request.command) {
        case 'register':
          if (brand === undefined || release !== undefined) break;
          return registerFiles(services, modules, { brand, ...request.options });
        case 'activate':
          if (brand === undefined || release === undefined) break;
          return activate(services, brand, release);
        case 'back':
          if (brand === undefined || release !== undefined) break;
          return goBack(services, brand);
        case 'list':
          if (release !== undefined || (brand !== undefined && brand !== 'all')) break;
          return { ok: true, text: linesOfReleases(await listReleases(services.db, brand ?? 'live')) };
        case 'retire':
          if (brand === undefined || release === undefined) break;
          return retire(services, brand, release);
        case 'key':
          if (brand === undefined || release !== undefined) break;
          return { ok: true, text: brandKeyFor(services.config.secrets.brand, brand) };
        case 'snapshot':
          if (brand !== undefined) break;
          return writeSnapshot(services, createSchema(modules), request.options.file);
      }
      return { ok: false, text: USAGE };
    },
  };
}

interface Options {
  readonly release?: string | undefined;
  readonly file?: string | undefined;
}

/** The options that each command takes. */
const OPTIONS: Readonly<Record<string, readonly (keyof Options)[]>> = {
  register: ['release', 'file'],
  activate: [],
  back: [],
  list: [],
  retire: [],
  key: [],
  snapshot: ['file'],
};

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { release: { type: 'string' }, file: { type: 'string' } },
      allowPositionals: true,
    });
    const [command = '', ...rest] = positionals;
    const isKnown = Object.keys(values).every((name) => OPTIONS[command]?.some((option) => option === name));
    return isKnown && rest.length <= 2 ? { command, positionals: rest, options: values as Options } : null;
  } catch {
    return null;
  }
}

/** Registers what a build or a package left: its documents, with the `tenant.json` and the name of the release beside them where there are. */
async function registerFiles(
  services: GatewayServices,
  modules: readonly GatewayModule[],
  { brand, release, file }: Options & { readonly brand: string },
): Promise<OperationAnswer> {
  const path = file ?? join(services.config.tenantsDir ?? 'dist/apps', brand, 'documents.json');
  const documents = readDocuments(path);
  if (typeof documents === 'string') return { ok: false, text: `${path}: ${documents}` };
  const tenantPath = join(dirname(path), 'tenant.json');
  const tenant = existsSync(tenantPath) ? readJson(tenantPath) : undefined;
  const name = namedRelease.safeParse(readJson(join(dirname(path), 'release.json')));
  return register(services, modules, { brand, release: release ?? name.data?.id, documents, tenant });
}

/** What `npm run package` writes. */
const namedRelease = z.object({ id: z.string() });

/** The documents of a file, or what is wrong with it. */
function readDocuments(path: string): PersistedOperations | string {
  try {
    const documents = readPersistedOperations(path);
    return documents.size > 0 ? documents : 'there are no documents; build the brand, or name its file';
  } catch {
    return 'expected texts of operations by their SHA-256, as a build writes them';
  }
}

/** Null, which is no configuration, for a file that can't be read. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
