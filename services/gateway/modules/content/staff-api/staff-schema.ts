import { readFileSync } from 'node:fs';
import {
  buildSchema,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { scalars } from '../../network/public.ts';
import { staffResolvers } from './resolvers.ts';

const SDL = new URL('./schema.graphql', import.meta.url);

/** The executable schema of the staff API, which no brand server reaches. */
export function createStaffSchema(): GraphQLSchema {
  const schema = buildSchema(readFileSync(SDL, 'utf8'));
  for (const [name, scalar] of Object.entries(scalars)) {
    const type = schema.getType(name);
    if (!(type instanceof GraphQLScalarType)) continue;
    Object.assign(type, {
      serialize: scalar.serialize,
      parseValue: scalar.parseValue,
      parseLiteral: scalar.parseLiteral,
    });
  }
  for (const [typeName, fields] of Object.entries(staffResolvers)) {
    const type = schema.getType(typeName);
    if (!(type instanceof GraphQLObjectType)) throw new Error(`Resolvers for "${typeName}", which is no object type.`);
    for (const [name, resolve] of Object.entries(fields)) {
      const field = type.getFields()[name];
      if (field === undefined) throw new Error(`A resolver for "${typeName}.${name}", which the schema does not have.`);
      field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
    }
  }
  return schema;
}
