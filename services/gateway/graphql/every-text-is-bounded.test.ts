import {
  execute,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isLeafType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { modules } from '../modules/registry.ts';
import { createStaffSchema } from '../staff-api/staff-schema.ts';
import { createSchema } from './schema.ts';
import { TEXT_BOUNDS } from './text-bounds.ts';

/** The text is longer than every bound. */
const LONG = 'x'.repeat(Math.max(...Object.values(TEXT_BOUNDS)) + 1);
const TEXTS: ReadonlySet<string> = new Set(['String', 'ID']);
const OTHERS: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2026-01-01T00:00:00Z',
  Date: '2026-01-01',
};

/** The steps from an argument to a text in it; a list is no step of its own. */
type Path = readonly string[];

function textsIn(type: GraphQLInputType, above: readonly string[] = []): readonly Path[] {
  const named = getNamedType(type);
  if (TEXTS.has(named.name)) return [[]];
  if (!isInputObjectType(named) || above.includes(named.name)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    textsIn(field.type, [...above, named.name]).map((path) => [field.name, ...path]),
  );
}

/** A value of a type with a text at the end of the path that is too long, and otherwise what is required. */
function valueOf(type: GraphQLInputType, path: Path | null): unknown {
  const given = getNullableType(type);
  if (isListType(given)) return path === null ? [] : [valueOf(given.ofType, path)];
  if (isEnumType(given)) return given.getValues()[0]?.name;
  if (!isInputObjectType(given)) return TEXTS.has(given.name) ? (path === null ? 'a' : LONG) : OTHERS[given.name];
  const [step, ...rest] = path ?? [];
  const fields = Object.values(given.getFields());
  const named = fields.filter((field) => field.name === step || (!given.isOneOf && isRequiredInputField(field)));
  const chosen = named.length === 0 && given.isOneOf ? fields.slice(0, 1) : named;
  return Object.fromEntries(
    chosen.map((field) => [field.name, valueOf(field.type, field.name === step ? rest : null)]),
  );
}

interface TooLong {
  readonly place: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A call of a field of the root for each text that it takes, with that one too long. */
function callsOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): readonly TooLong[] {
  return field.args.flatMap((wrong) =>
    textsIn(wrong.type).map((path) => {
      const given = field.args.filter((argument) => argument === wrong || isRequiredArgument(argument));
      const declared = given.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
      const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
      const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
      const value = (argument: (typeof given)[number]) => valueOf(argument.type, argument === wrong ? path : null);
      return {
        place: [field.name, wrong.name, ...path].join('.'),
        document: `${kind} (${declared}) { ${field.name}(${passed})${selection} }`,
        variables: Object.fromEntries(given.map((argument) => [argument.name, value(argument)])),
      };
    }),
  );
}

const rootCalls = (schema: GraphQLSchema): readonly TooLong[] => [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => callsOf('query', field)),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => callsOf('mutation', field)),
];

/** Types other than the root whose fields take texts: no call above reaches those. */
const belowRoot = (schema: GraphQLSchema): readonly string[] =>
  Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!('getFields' in type) || isInputObjectType(type) || type.name.startsWith('__')) return [];
    if (type === schema.getQueryType() || type === schema.getMutationType()) return [];
    const fields = Object.values(type.getFields()) as readonly GraphQLField<unknown, unknown>[];
    return fields
      .filter(({ args }) => args.some((each) => textsIn(each.type).length > 0))
      .map(({ name }) => `${type.name}.${name}`);
  });

describe.each([
  ['members', createSchema(modules)],
  ['staff', createStaffSchema(modules)],
])('the schema of %s', (_whose, schema) => {
  it('answers every text that is too long, wherever it is, before anything else looks at the call', async () => {
    const calls = rootCalls(schema);
    expect(calls.length).toBeGreaterThan(200);
    for (const { place, document, variables } of calls) {
      // Nothing of a context is there: whatever ran before the bound would fail by that.
      const { errors } = await execute({
        schema,
        document: parse(document),
        variableValues: variables,
        contextValue: {},
      });
      expect({ place, said: errors?.map(({ message, extensions }) => extensions['code'] ?? message) }).toEqual({
        place,
        said: ['LIMIT_EXCEEDED'],
      });
      const argument = String(errors?.[0]?.extensions['argument']).replaceAll(/\.\d+/g, '');
      expect(place).toBe(`${place.split('.')[0]}.${argument}`);
    }
  });

  it('takes no text below its root, which the calls above would miss', () => {
    expect(belowRoot(schema)).toEqual([]);
  });
});
