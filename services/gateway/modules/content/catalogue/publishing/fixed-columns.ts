import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { FieldProblem } from './content-documents.ts';
import type { KnownReferences } from './references.ts';
import type { RowKind } from './row-kind.ts';

/** A column that keeps the value of its first publication, also while nobody sees the row. */
export interface FixedColumn {
  /** The field that the problem is reported at. */
  readonly field: string;
  readonly column: string;
}

type Named = Parameters<RowKind['toRow']>[0];

/** What documents would change that never changes, by their slugs. */
export async function findChangedFixed(
  db: Database,
  kind: RowKind,
  documents: readonly Named[],
  known: KnownReferences,
): Promise<ReadonlyMap<string, readonly FieldProblem[]>> {
  const { table, fixed = [] } = kind;
  if (fixed.length === 0 || documents.length === 0) return new Map();
  const ids = documents.map(({ slug }) => slug);
  const values = sql.join(fixed.map(({ column }) => sql.ref(column)));
  const { rows } = await sql<{ id: string; values: readonly unknown[] }>`
    select id, jsonb_build_array(${values}) as values from ${sql.table(table)} where id = any(${ids}::text[])`.execute(
    db,
  );
  const stored = new Map(rows.map((row) => [row.id, row.values]));
  return new Map(
    documents.flatMap((document) => {
      const before = stored.get(document.slug);
      if (before === undefined) return [];
      const row = kind.toRow(document, known, new Date(0));
      const problems = fixed.flatMap(({ field, column }, index) =>
        before[index] === row[column] ? [] : [{ path: field, message: messageOf(kind, before[index]) }],
      );
      return problems.length === 0 ? [] : [[document.slug, problems] as const];
    }),
  );
}

const messageOf = ({ kind }: RowKind, value: unknown): string =>
  `expected ${String(value)}, as when this ${kind} was published first: make another one`;
