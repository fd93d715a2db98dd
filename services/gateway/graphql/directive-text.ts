import { type ConstDirectiveNode, Kind } from 'graphql';

/** A field, an argument or a field of an input, as the schema has them. */
interface Described {
  readonly astNode?: { readonly directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined;
}

/** What a directive says in one of its arguments; null where it does not stand. */
export function directiveText(described: Described, directive: string, argument: string): string | null {
  const found = described.astNode?.directives?.find(({ name }) => name.value === directive);
  const value = found?.arguments?.find(({ name }) => name.value === argument)?.value;
  return value?.kind === Kind.STRING ? value.value : null;
}
