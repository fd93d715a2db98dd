import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/** A call of one operation, as a document without variables. */
export interface AnyCall {
  readonly operation: string;
  /** What of the schema is chosen in it: a member action, a form, a kind of content. */
  readonly about: string | null;
  readonly document: string;
}

/** Values by which nothing that exists is meant. */
const SCALARS: Readonly<Record<string, string>> = {
  ID: '"0"',
  String: '"nothing-1"',
  Int: '1',
  Float: '1',
  Boolean: 'false',
  DateTime: '"2026-01-01T00:00:00Z"',
  Date: '"2026-01-01"',
};

function literal(type: GraphQLInputType, choice: string | null): string {
  const open = getNullableType(type);
  if (isListType(open)) {
    const item = getNullableType(open.ofType);
    return choice !== null && isEnumType(item) && item.getValue(choice) ? `[${choice}]` : '[]';
  }
  if (isEnumType(open)) return open.getValue(choice ?? '')?.name ?? open.getValues()[0]?.name ?? '';
  if (!isInputObjectType(open)) return SCALARS[open.name] ?? '"x"';
  const fields = Object.values(open.getFields());
  const chosen = open.isOneOf ? fields.filter(({ name }) => name === choice) : fields.filter(isRequiredInputField);
  return `{ ${chosen.map((field) => `${field.name}: ${literal(field.type, choice)}`).join(', ')} }`;
}

/** What an operation is called about, where the rules tell one from another. */
function choicesOf(field: GraphQLField<unknown, unknown>): readonly (string | null)[] {
  for (const { type } of field.args.filter(isRequiredArgument)) {
    const named = getNamedType(type);
    if (isInputObjectType(named) && named.isOneOf) return Object.keys(named.getFields());
    if (isEnumType(named) && named.name === 'RequestForm') return named.getValues().map(({ name }) => name);
  }
  return [null];
}

/** Calls of a field with all that it requires. */
export function callsOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): readonly AnyCall[] {
  return choicesOf(field).map((about) => {
    const args = field.args.filter(isRequiredArgument).map((each) => `${each.name}: ${literal(each.type, about)}`);
    const call = args.length === 0 ? field.name : `${field.name}(${args.join(', ')})`;
    const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
    return { operation: field.name, about, document: `${kind} { ${call}${selection} }` };
  });
}
