import documents from '@network/graphql/console-operations.json' with { type: 'json' };

/** What a body of POST /staff/graphql asks for, as the gateway reads it. */
export interface SentDocument {
  readonly query: string;
  /** The name of its operation. */
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * The document that a page sends by its hash.
 * @throws Error for a hash that the manifest does not have
 */
export function readSentDocument(body: string): SentDocument {
  const { variables, extensions } = JSON.parse(body) as {
    readonly variables: SentDocument['variables'];
    readonly extensions: { readonly persistedQuery: { readonly sha256Hash: string } };
  };
  const query = (documents as Readonly<Record<string, string>>)[extensions.persistedQuery.sha256Hash];
  if (query === undefined) throw new Error('The manifest has no such document.');
  return { query, operation: /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '', variables };
}
