import { createHash } from 'node:crypto';
import { type DefinitionNode, type DocumentNode, Kind, type OperationDefinitionNode, print } from 'graphql';

/** An operation with every fragment that it reaches, as the gateway gets it. */
export interface OperationText {
  readonly operation: OperationDefinitionNode & { readonly name: NonNullable<OperationDefinitionNode['name']> };
  readonly text: string;
  /** SHA-256 of the text, hex. */
  readonly hash: string;
}

/**
 * Prints an operation and its fragments; equal operations have equal text, whatever file they stand in.
 * @throws Error for an operation without a name
 */
export function operationText({ definitions }: DocumentNode): OperationText {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!isNamed(operation)) throw new Error('An operation needs a name.');
  const fragments = definitions
    .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
    .toSorted((one, other) => (one.name.value < other.name.value ? -1 : 1));
  const text = [operation, ...fragments].map(print).join('\n\n');
  return { operation, text, hash: createHash('sha256').update(text).digest('hex') };
}

function isNamed(node: DefinitionNode | undefined): node is OperationText['operation'] {
  return node?.kind === Kind.OPERATION_DEFINITION && node.name !== undefined;
}
