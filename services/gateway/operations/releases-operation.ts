import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type PersistedOperations, readPersistedOperations } from '../graphql/persisted-operations.ts';
import { createSchema } from '../graphql/schema.ts';
import type { GatewayModule } from '../module.ts';
import {
  isReleaseId,
  type ListedRelease,
  listReleases,
  registerRelease,
  releaseIdOf,
  retireRelease,
} from '../modules/releases/public.ts';
import type { GatewayServices } from '../services.ts';
import { problemsOfDocuments } from './check-release.ts';
import type { Operation, OperationAnswer } from './operation.ts';
import { writeSnapshot } from './releases-snapshot.ts';

const USAGE = [
  'Usage: npm run releases -- register BRAND [--release ID] [--file documents.json]',
  '       npm run releases -- list          live releases; with all, retired ones too',
  '       npm run releases -- retire BRAND RELEASE',
  '       npm run releases -- snapshot [--file FILE]',
].join('\n');

/** `npm run releases`: which releases of brands this gateway answers (decision 0240). */
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
          return register(services, modules, { brand, ...request.options });
        case 'list':
          if (release !== undefined || (brand !== undefined && brand !== 'all')) break;
          return list(services, brand ?? 'live');
        case 'retire':
          if (brand === undefined || release === undefined) break;
          return retire(services, brand, release);
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
  list: [],
  retire: [],
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

async function register(
  { db, clock, config, tenants }: GatewayServices,
  modules: readonly GatewayModule[],
  { brand, release, file }: Options & { readonly brand: string },
): Promise<OperationAnswer> {
  if (tenants.find(brand) === null) {
    const known = tenants.all().map(({ id }) => id);
    return { ok: false, text: `There is no brand "${brand}". Brands: ${known.join(', ')}.` };
  }
  const path = file ?? join(config.tenantsDir, brand, 'documents.json');
  const documents = readDocuments(path);
  if (typeof documents === 'string') return { ok: false, text: `${path}: ${documents}` };
  const id = release ?? releaseIdOf(documents.keys());
  if (!isReleaseId(id)) {
    return { ok: false, text: `--release: expected letters, digits, dots and dashes, got "${id}"` };
  }
  const problems = problemsOfDocuments(createSchema(modules), documents);
  if (problems.length > 0) {
    const lines = problems.map((problem) => `  ${problem}`);
    return { ok: false, text: [`${brand} ${id} can't be answered here; nothing was registered:`, ...lines].join('\n') };
  }
  const done = await registerRelease(db, { tenantId: brand, release: id, documents }, clock.now());
  switch (done.outcome) {
    case 'registered': {
      const text = `${brand} ${id} is registered: ${documents.size} documents, ${done.newDocuments} of them new.`;
      return { ok: true, text };
    }
    case 'unchanged':
      return { ok: true, text: `${brand} ${id} was registered before.` };
    case 'revived':
      return { ok: true, text: `${brand} ${id} was retired, and is live again.` };
    case 'taken':
      return { ok: false, text: `${brand} ${id} is registered with other documents; choose another id.` };
  }
}

/** The documents of a file, or what is wrong with it. */
function readDocuments(path: string): PersistedOperations | string {
  try {
    const documents = readPersistedOperations(path);
    return documents.size > 0 ? documents : 'there are no documents; build the brand, or name its file';
  } catch {
    return 'expected texts of operations by their SHA-256, as a build writes them';
  }
}

async function list({ db }: GatewayServices, which: 'live' | 'all'): Promise<OperationAnswer> {
  const releases = await listReleases(db, which);
  return { ok: true, text: releases.length === 0 ? 'No releases.' : releases.map(lineOf).join('\n') };
}

function lineOf(row: ListedRelease): string {
  const lastUse = row.own_last_used_at === null ? 'never used' : `last used ${moment(row.own_last_used_at)}`;
  const own =
    row.own_documents === 0
      ? 'all in other live releases too'
      : `${row.own_documents} in no other live release, ${lastUse}`;
  const state = row.retired_at === null ? '' : `  retired ${moment(row.retired_at)}`;
  const registered = `registered ${moment(row.registered_at)}`;
  return `${row.tenant_id} ${row.release}  ${registered}${state}  ${row.documents} documents, ${own}`;
}

async function retire({ db, clock }: GatewayServices, brand: string, release: string): Promise<OperationAnswer> {
  const isRetired = await retireRelease(db, { tenantId: brand, release }, clock.now());
  return isRetired
    ? { ok: true, text: `${brand} ${release} is retired; its own documents are answered for a minute more.` }
    : { ok: false, text: `There is no live release ${release} of ${brand}.` };
}

const moment = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');
