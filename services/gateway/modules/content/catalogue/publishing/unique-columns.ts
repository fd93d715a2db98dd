import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { FieldProblem } from './content-documents.ts';
import type { KnownReferences } from './references.ts';
import type { RowKind } from './row-kind.ts';

/** Columns of which no two rows have the same values; null in one of them is free for all. */
export interface UniqueColumns {
  /** The field that the problem is reported at. */
  readonly field: string;
  readonly columns: readonly string[];
}

type Named = Parameters<RowKind['toRow']>[0];

/** What other rows have already that some documents claim, by the documents' slugs; the first of two of one batch has it. */
export async function findTaken(
  db: Database,
  kind: RowKind,
  documents: readonly Named[],
  known: KnownReferences,
): Promise<ReadonlyMap<string, readonly FieldProblem[]>> {
  const { unique = [] } = kind;
  const problems = new Map<string, FieldProblem[]>();
  if (unique.length === 0 || documents.length === 0) return problems;
  const rows = documents.map((document) => [document.slug, kind.toRow(document, known, new Date(0))] as const);
  for (const { field, columns } of unique) {
    const claims = rows.flatMap(([slug, row]) => {
      const values = columns.map((column) => row[column] ?? null);
      return values.includes(null) ? [] : [{ slug, values, key: JSON.stringify(values) }];
    });
    const owners = await findOwners(
      db,
      kind,
      columns,
      claims.map(({ values }) => values),
    );
    for (const { slug, key } of claims) {
      const owner = owners.get(key);
      if (owner === undefined || owner === slug) owners.set(key, slug);
      else problems.set(slug, [...(problems.get(slug) ?? []), { path: field, message: messageOf(kind, owner) }]);
    }
  }
  return problems;
}

const messageOf = ({ kind }: RowKind, owner: string): string => `the ${kind} "${owner}" has it`;

async function findOwners(
  db: Database,
  { table }: RowKind,
  columns: readonly string[],
  values: readonly (readonly unknown[])[],
): Promise<Map<string, string>> {
  const wanted = values.map((each) => Object.fromEntries(columns.map((column, index) => [column, each[index]])));
  const named = columns.map((column) => sql.ref(`own.${column}`));
  const isWanted = columns.map((column) => sql`${sql.ref(`own.${column}`)} = ${sql.ref(`wanted.${column}`)}`);
  const { rows } = await sql<{ id: string; values: unknown[] }>`
    select distinct own.id, jsonb_build_array(${sql.join(named)}) as values from ${sql.table(table)} own
    join jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(wanted)}::jsonb) wanted
      on ${sql.join(isWanted, sql` and `)}`.execute(db);
  return new Map(rows.map(({ id, values: own }) => [JSON.stringify(own), id]));
}
