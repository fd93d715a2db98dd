import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLFieldResolver,
  type GraphQLInputField,
  type GraphQLInputType,
  GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { textLength } from '@network/validation/text-length.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { directiveText } from './directive-text.ts';
import { MOST_LISTED, SCALAR_BOUNDS, textBound } from './text-bounds.ts';

/** An argument, or a field of an input: both take a value from a caller. */
type Taker = GraphQLArgument | GraphQLInputField;
type Bounds = ReadonlyMap<Taker, number>;

/**
 * Checks the lengths of all texts and lists in the arguments of every field before it resolves. A text that is too long is
 * answered with LIMIT_EXCEEDED, which says which argument it is, how long it is and how long it may be; one with half a
 * character, which no browser sends, with BAD_REQUEST. The schema is changed in place.
 * @throws Error for a text without a bound
 */
export function boundTexts(schema: GraphQLSchema): GraphQLSchema {
  const bounds = boundsOf(schema);
  for (const type of objectTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      if (!field.args.some(({ type: taken }) => mayBeLong(taken))) continue;
      const resolve = (field.resolve ?? defaultFieldResolver) as GraphQLFieldResolver<unknown, unknown>;
      field.resolve = (parent, args, context, info) => {
        for (const argument of field.args) {
          checkLengths(argument, argument.type, args[argument.name], argument.name, bounds);
        }
        return resolve(parent, args, context, info);
      };
    }
  }
  return schema;
}

/** The bound of every argument and input field of a schema that takes texts. @throws Error for one without */
export function boundsOf(schema: GraphQLSchema): Bounds {
  const bounds = new Map<Taker, number>();
  const add = (taker: Taker, place: string): void => {
    const bound = boundOf(taker, place);
    if (bound !== null) bounds.set(taker, bound);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) add(field, `${type.name}.${field.name}`);
    }
  }
  for (const type of objectTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      for (const argument of field.args) add(argument, `${type.name}.${field.name}(${argument.name}:)`);
    }
  }
  return bounds;
}

/** Null for what is no text, or is bounded by its form. */
function boundOf(taker: Taker, place: string): number | null {
  const named = directiveText(taker, 'bound', 'to');
  if (named !== null) return textBound(named, place);
  const type = getNamedType(taker.type);
  if (isEnumType(type) || isInputObjectType(type)) return null;
  const bound = SCALAR_BOUNDS[type.name];
  if (bound === undefined) throw new Error(`${place} takes texts of any length: give it @bound(to: "…").`);
  return bound === 'its form' ? null : textBound(bound, place);
}

function checkLengths(taker: Taker, type: GraphQLInputType, value: unknown, place: string, bounds: Bounds): void {
  if (value === null || value === undefined) return;
  const given = getNullableType(type);
  if (isListType(given)) {
    const values = value as readonly unknown[];
    if (values.length > MOST_LISTED) throw tooLong(place, values.length, MOST_LISTED, 'values');
    for (const [index, each] of values.entries()) checkLengths(taker, given.ofType, each, `${place}.${index}`, bounds);
  } else if (isInputObjectType(given)) {
    const fields = value as Readonly<Record<string, unknown>>;
    for (const field of Object.values(given.getFields())) {
      checkLengths(field, field.type, fields[field.name], `${place}.${field.name}`, bounds);
    }
  } else if (typeof value === 'string') {
    const maximum = bounds.get(taker) ?? Number.POSITIVE_INFINITY;
    if (value.length > maximum) {
      // No text has more characters than units: most are not counted one by one.
      const length = textLength(value);
      if (length > maximum) throw tooLong(place, length, maximum, 'characters');
    }
    if (!value.isWellFormed()) throw halved(place);
  }
}

function tooLong(argument: string, length: number, maximum: number, unit: 'characters' | 'values'): GatewayError {
  const message = `"${argument}" has ${length} ${unit}, and at most ${maximum} are allowed.`;
  return new GatewayError('LIMIT_EXCEEDED', 'errors.limitExceeded', message, { argument, length, maximum });
}

/** A surrogate alone: PostgreSQL refuses it in a document, and Node.js replaces it in a text. */
function halved(argument: string): GatewayError {
  return new GatewayError('BAD_REQUEST', 'errors.badRequest', `"${argument}" has half a character.`, { argument });
}

function mayBeLong(type: GraphQLInputType): boolean {
  const given = getNullableType(type);
  const named = getNamedType(given);
  return isListType(given) || isInputObjectType(named) || ['String', 'ID'].includes(named.name);
}

function objectTypes(schema: GraphQLSchema): readonly GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => type instanceof GraphQLObjectType && !type.name.startsWith('__'),
  );
}
