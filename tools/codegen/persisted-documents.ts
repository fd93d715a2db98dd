import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { plugin as typedDocumentNode } from '@graphql-codegen/typed-document-node';
import { type DocumentNode, Kind } from 'graphql';
import { operationText } from './operation-text.ts';

/**
 * `typed-document-node` without the documents: an operation is exported as its hash, name and kind, so that a browser
 * bundle holds no query text (decision 0004). Fragments have types only.
 */
export const plugin: PluginFunction<Config> = (schema, documents, config) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = definitions
    .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => ({
      node,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      // An external fragment is resolved, and is not exported.
      isExternal: true,
      importFrom: null,
    }));
  const options = {
    ...config,
    externalFragments: [...(config.externalFragments ?? []), ...fragments],
    documentNodeImport: '@network/graphql/typed-document-string.ts#TypedDocumentString',
    // The client preset persists documents by these two as well; the plugin's type leaves them out.
    unstable_omitDefinitions: true,
    unstable_onExecutableDocumentNode: describeOperation,
  };
  return typedDocumentNode(schema, documents.map(withoutFragments), options);
};

type Config = Parameters<typeof typedDocumentNode>[2];

function withoutFragments(file: Types.DocumentFile): Types.DocumentFile {
  if (!file.document) return file;
  const definitions = file.document.definitions.filter((node) => node.kind !== Kind.FRAGMENT_DEFINITION);
  return { ...file, document: { ...file.document, definitions } };
}

function describeOperation(document: DocumentNode) {
  const { operation, hash } = operationText(document);
  return { hash, name: operation.name.value, kind: operation.operation };
}
