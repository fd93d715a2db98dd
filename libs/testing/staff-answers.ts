import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  buildASTSchema,
  concatAST,
  execute,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';

const folder = resolve(import.meta.dirname, '../../services/gateway/modules');

/** Rows of a list: enough for every value of most enums, and for what is there in some rows alone. */
const ROWS = 12;
const MOMENT = '2026-02-01T12:00:00Z';

/** A value in an answer: which object it is of, and the row of the list that the object is in. */
interface Place {
  readonly type: string;
  readonly field: string;
  readonly row: number;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Values that replace those of fields, by type and field (`ContentItem.state`) or by field alone. */
export type ChosenValues = Readonly<Record<string, (place: Place) => unknown>>;

/** An object of an answer, by the row that it is in and what was called to get it. */
interface Parent {
  readonly row: number;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The staff API's schema as the gateway composes it, without resolvers. */
export function readStaffSchema(): GraphQLSchema {
  const parts = globSync('*/*/staff-api/*.graphql', { cwd: folder }).toSorted();
  return buildASTSchema(concatAST(parts.map((path) => parse(readFileSync(join(folder, path), 'utf8')))));
}

/**
 * Answers any query of the staff API with data that its schema allows: whole lists, in whose rows enums have each of their
 * values and optional fields are there and not there. The same query has the same answer.
 */
export function answerBySchema(schema: GraphQLSchema, chosen: ChosenValues = {}) {
  const valueOf = (type: GraphQLOutputType, place: Place): unknown => {
    const choose = chosen[`${place.type}.${place.field}`] ?? chosen[place.field];
    if (choose !== undefined) return choose(place);
    if (isNonNullType(type)) return filled(type.ofType, place);
    return isObjectType(type) || isFilled(place) ? filled(type, place) : null;
  };
  const filled = (type: GraphQLOutputType, place: Place): unknown => {
    const { row, args } = place;
    if (isNonNullType(type)) return filled(type.ofType, place);
    if (isListType(type))
      return Array.from({ length: ROWS }, (_, index) => valueOf(type.ofType, { ...place, row: index }));
    if (isEnumType(type)) return type.getValues()[row % type.getValues().length]?.value;
    if (isObjectType(type)) return { row, args } satisfies Parent;
    if (isAbstractType(type))
      return { row, args, __typename: schema.getPossibleTypes(type)[row % schema.getPossibleTypes(type).length]?.name };
    return leafOf(type.name, place);
  };
  const resolveField = (parent: Parent | undefined, args: object, _context: unknown, info: GraphQLResolveInfo) => {
    const place = { type: info.parentType.name, field: info.fieldName, row: parent?.row ?? 0 };
    return valueOf(info.returnType, { ...place, args: { ...parent?.args, ...args } });
  };
  return async (query: string, variableValues: Readonly<Record<string, unknown>>) => {
    const { data, errors } = await execute({
      schema,
      document: parse(query),
      variableValues,
      fieldResolver: resolveField,
    });
    if (errors !== undefined) throw errors[0] ?? new Error('An answer failed.');
    return data;
  };
}

/** A number for each field and row, so that two fields of a row do not depend on each other. */
function spread({ type, field, row }: Place): number {
  const mixed = Array.from(`${type}${field}${row}`).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
  return Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 16;
}

/** Whether an optional value is there: in two of three rows. */
const isFilled = (place: Place): boolean => spread(place) % 3 > 0;

function leafOf(type: string, place: Place): unknown {
  const { field, row } = place;
  if (type === 'Int' || type === 'Float') return row + 1;
  if (type === 'Boolean') return spread(place) % 2 === 1;
  if (type === 'DateTime') return MOMENT;
  if (type === 'Date') return MOMENT.slice(0, 10);
  return `${field}-${row}`;
}

/** The fields of the schema's mutations or queries, by their names. */
export function fieldsOf(schema: GraphQLSchema, root: 'query' | 'mutation'): readonly string[] {
  const type: GraphQLObjectType | null | undefined =
    root === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.keys(type?.getFields() ?? {});
}
