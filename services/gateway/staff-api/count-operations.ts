import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * How many operations a checked document carries out: its root fields, each under every name that the answer has for it, in fragments
 * too. Looked at without the values of `@skip` and `@include`, by which it may be fewer.
 */
export function countOperations(document: DocumentNode, operation: OperationDefinitionNode): number {
  const answered = new Set<string>();
  const seen = new Set<string>();
  const walk = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) answered.add((node.alias ?? node.name).value);
      else if (node.kind === Kind.INLINE_FRAGMENT) walk(node.selectionSet);
      else walkFragment(node.name.value);
    }
  };
  const walkFragment = (name: string): void => {
    // Once: each of two may spread another one twice, and so on.
    if (seen.has(name)) return;
    seen.add(name);
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name) walk(definition.selectionSet);
  };
  walk(operation.selectionSet);
  return answered.size;
}
