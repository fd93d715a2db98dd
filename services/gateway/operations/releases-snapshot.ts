import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type GraphQLSchema, printSchema } from 'graphql';
import { describeDatabase } from '../db/released-database.ts';
import { liveReleases } from '../modules/platform/releases/public.ts';
import type { GatewayServices } from '../services.ts';
import type { OperationAnswer } from './operation.ts';

/** Where the tree has what is live, for `npm test` to check a change of the schema against. */
const FILE = 'libs/graphql/live-releases.json';
/** Beside it in the same way: the database, for tests of migrations. */
const DATABASE_FILE = 'services/gateway/db/released-database.json';

/** What is live: this gateway's schema, and each release with its documents. */
export interface LiveSnapshot {
  readonly schema: string;
  /** Releases of the same documents stand together: their names, `vixen 3fa9c1d20b4e`, and the hashes. */
  readonly releases: readonly { readonly names: readonly string[]; readonly hashes: readonly string[] }[];
  /** Texts by their hashes. */
  readonly documents: Readonly<Record<string, string>>;
}

/** `npm run releases -- snapshot`: writes what is live into the tree. */
export async function writeSnapshot(
  { db }: Pick<GatewayServices, 'db'>,
  schema: GraphQLSchema,
  file = FILE,
): Promise<OperationAnswer> {
  const releases = await liveReleases(db);
  if (releases.length === 0) return { ok: false, text: 'No release is live; register those that are first.' };
  const databaseFile = file === FILE ? DATABASE_FILE : join(dirname(file), 'released-database.json');
  const documents = new Map(releases.flatMap((release) => [...release.documents]));
  const alike = Map.groupBy(releases, (release) => [...release.documents.keys()].join());
  const snapshot: LiveSnapshot = {
    schema: printSchema(schema),
    releases: [...alike.values()].map((group) => ({
      names: group.map(({ tenantId, release }) => `${tenantId} ${release}`),
      hashes: [...(group[0]?.documents.keys() ?? [])],
    })),
    documents: Object.fromEntries([...documents].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
  writeFileSync(file, `${JSON.stringify(snapshot, null, 2)}\n`);
  writeFileSync(databaseFile, `${JSON.stringify(await describeDatabase(db), null, 2)}\n`);
  return {
    ok: true,
    text: `${releases.length} releases with ${documents.size} documents are in ${file}, its tables in ${databaseFile}.`,
  };
}
