/** A file by its path within the gateway. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The owner of each table: a map from its name to the folder of the `tables.ts` that declares it. */
export function ownersOf(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ path, text }) => {
      const body = /export interface \w+Tables \{([^}]*)\}/.exec(text)?.[1] ?? '';
      return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => [table ?? '', path.replace(/\/tables\.ts$/, '')]);
    }),
  );
}

const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const calls =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|\w+Join|sql\.table|ownRows)\(\s*'(\w+)|\b(?:deleteInBatches|insertRows)\(\s*\w+,\s*'(\w+)/g;
const clauses = /\b(?:from|join|into|update|using)\s+(\w+)/g;
const templates = /`[^`]*`/g;

/** A sentence for each foreign table that a file queries, by Kysely or in SQL; comments are not read. */
export function findForeignTables({ path, text }: SourceFile, owners: ReadonlyMap<string, string>): string[] {
  const code = text.replaceAll(comments, '');
  const sql = [...code.matchAll(templates)].flatMap(([template]) => [...template.matchAll(clauses)]);
  const named = [...code.matchAll(calls), ...sql].map(([, table, other]) => table ?? other ?? '');
  return [...new Set(named)].flatMap((table) => {
    const owner = owners.get(table);
    return owner === undefined || path.startsWith(`${owner}/`) ? [] : [`${path} queries ${table} of ${owner}`];
  });
}
