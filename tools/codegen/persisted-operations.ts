import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, visit } from 'graphql';
import { operationText } from './operation-text.ts';

/** The manifest that the gateway reads: the text of every operation, its fragments included, by its hash. */
export const plugin: PluginFunction = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  const entries = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => operationText(withFragments(node, fragments)))
    .map(({ hash, text }) => [hash, text] as const);
  return `${JSON.stringify(Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;
};

function withFragments(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode {
  const reached = new Map<string, FragmentDefinitionNode>();
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || reached.has(name.value)) return;
        reached.set(name.value, fragment);
        follow(fragment);
      },
    });
  };
  follow(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...reached.values()] };
}
