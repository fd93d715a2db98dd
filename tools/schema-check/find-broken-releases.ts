import { ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema, parse, printSchema } from 'graphql';
import { checkDocument } from '@network/gateway/graphql/check-document.ts';
import type { LiveSnapshot } from '@network/gateway/operations/releases-snapshot.ts';
import { usedParts } from './used-parts.ts';

/**
 * Checks a schema against what is live by `libs/graphql/live-releases.json`.
 * @returns a line for each document that it can't answer, and for each breaking change of what a document relies on, with
 * the releases, by brand, and the operations
 */
export async function findBrokenReleases(live: LiveSnapshot, schema: GraphQLSchema): Promise<readonly string[]> {
  const before = buildSchema(live.schema);
  const documents = Object.entries(live.documents).map(([hash, text]) => ({
    text,
    operation: /^\w+ (\w+)/.exec(text)?.[1] ?? hash,
    releases: live.releases.filter(({ hashes }) => hashes.includes(hash)).flatMap(({ names }) => names),
    uses: usedParts(before, parse(text)),
  }));
  const unanswered = documents.flatMap(({ text, operation, releases }) => {
    const checked = checkDocument(schema, text, { introspection: false });
    return 'kind' in checked
      ? []
      : checked.map(({ message }) => `${message} Live in ${operation} of ${releases.join(', ')}.`);
  });
  // Printed as the earlier one was: without directives, which state access rights.
  const changes = await diff(before, buildSchema(printSchema(schema)));
  const broken = changes.flatMap(({ criticality, path, message, type }) => {
    if (criticality.level !== CriticalityLevel.Breaking || path === undefined) return [];
    // A new required argument or field matters only to documents that use its parent.
    const isNew = type === ChangeType.FieldArgumentAdded || type === ChangeType.InputFieldAdded;
    const part = isNew ? path.slice(0, path.lastIndexOf('.')) : path;
    const users = documents.filter(({ uses }) => uses.has(part));
    if (users.length === 0) return [];
    const releases = new Set(users.flatMap((user) => user.releases));
    const operations = users.map(({ operation }) => operation);
    return [`${message}. Live in ${operations.join(', ')} of ${[...releases].join(', ')}.`];
  });
  return [...new Set([...unanswered, ...broken])];
}
