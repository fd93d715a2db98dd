import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  GraphQLObjectType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
} from 'graphql';
import type { RequestContext } from '../http/request-context.ts';
import { personNeeded } from '../http/stand-in.ts';

type Resolver = GraphQLFieldResolver<unknown, RequestContext, Record<string, unknown>>;

/**
 * Answers a stand-in's `@personal` fields with the neutral value of their type, and refuses its mutations. Every other
 * field that needs a person fails for a stand-in (see create-context.ts). The schema is changed in place.
 * @throws Error for a field whose type has no neutral value
 */
export function hidePersonalFields(schema: GraphQLSchema): GraphQLSchema {
  const mutations = schema.getMutationType();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (isPersonal(field)) field.resolve = neutralForStandIns(`${type.name}.${field.name}`, field);
      else if (type === mutations) field.resolve = refusedToStandIns(field);
    }
  }
  return schema;
}

/** Returns whether a field is marked `@personal`. */
export function isPersonal(field: GraphQLField<unknown, unknown>): boolean {
  return field.astNode?.directives?.some(({ name }) => name.value === 'personal') === true;
}

function neutralForStandIns(name: string, field: GraphQLField<unknown, unknown>): Resolver {
  const resolve = (field.resolve ?? defaultFieldResolver) as Resolver;
  const neutral = neutralOf(name, field.type);
  return (parent, args, context, info) => (context.isStandIn ? neutral : resolve(parent, args, context, info));
}

function refusedToStandIns(field: GraphQLField<unknown, unknown>): Resolver {
  const resolve = (field.resolve ?? defaultFieldResolver) as Resolver;
  return (parent, args, context, info) => {
    if (context.isStandIn) throw personNeeded();
    return resolve(parent, args, context, info);
  };
}

function neutralOf(name: string, type: GraphQLOutputType): null | false | readonly never[] {
  if (!isNonNullType(type)) return null;
  if (isListType(type.ofType)) return [];
  if (type.ofType.toString() === 'Boolean') return false;
  throw new Error(`${name} is @personal, but its type ${type.toString()} has no neutral value.`);
}
