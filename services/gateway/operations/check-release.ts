import { createHash } from 'node:crypto';
import { type DocumentNode, type GraphQLSchema, Kind } from 'graphql';
import { checkDocument } from '../graphql/check-document.ts';

const MOST_DOCUMENTS = 2_000;

/** A sentence for each document of a release that this gateway can't answer, with its operation; none when all are fine. */
export function problemsOfDocuments(schema: GraphQLSchema, documents: ReadonlyMap<string, string>): readonly string[] {
  if (documents.size === 0) return ['there are no documents'];
  if (documents.size > MOST_DOCUMENTS) return [`expected at most ${MOST_DOCUMENTS} documents, got ${documents.size}`];
  return [...documents].flatMap(([hash, text]) => {
    if (createHash('sha256').update(text).digest('hex') !== hash) return [`${hash}: the hash is not that of its text`];
    const checked = checkDocument(schema, text, { introspection: false });
    const name = nameOf(text);
    if (!('kind' in checked)) return checked.map(({ message }) => `${name}: ${message}`);
    return isOneOperation(checked) ? [] : [`${name}: expected one operation with a name`];
  });
}

function isOneOperation({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 && operations[0]?.name !== undefined;
}

/** The name of an operation, also of one that can't be parsed. */
export function nameOf(text: string): string {
  return /\b(?:query|mutation|subscription)\s+(\w+)/.exec(text)?.[1] ?? 'an operation without a name';
}
