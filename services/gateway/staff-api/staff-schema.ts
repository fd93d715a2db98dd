import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  buildASTSchema,
  concatAST,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  parse,
  Source,
} from 'graphql';
import type { GatewayModule } from '../module.ts';
import { oncePerModules } from '../graphql/once-per-modules.ts';
import { scalars } from '../modules/network/public.ts';

type Fields = Readonly<Record<string, GraphQLFieldResolver<unknown, unknown>>>;

/**
 * The executable schema of the staff API, which no brand server reaches: the `staff-api/*.graphql` of the modules composed,
 * their `staffResolvers` attached.
 * @throws Error for SDL that does not compose, and for a resolver of a field that no SDL has
 */
export function createStaffSchema(modules: readonly GatewayModule[]): GraphQLSchema {
  const schema = buildASTSchema(concatAST(modules.flatMap(({ id }) => partsOf(id).map((part) => parse(part)))));
  for (const [name, scalar] of Object.entries(scalars)) {
    const type = schema.getType(name);
    if (!(type instanceof GraphQLScalarType)) continue;
    Object.assign(type, {
      serialize: scalar.serialize,
      parseValue: scalar.parseValue,
      parseLiteral: scalar.parseLiteral,
    });
  }
  for (const { staffResolvers } of modules) attach(schema, (staffResolvers ?? {}) as Readonly<Record<string, Fields>>);
  return schema;
}

/** The staff schema of these modules, composed once. */
export const staffSchemaOf = oncePerModules(createStaffSchema);

/** The text of the schema, with its descriptions. */
export function readStaffSdl(modules: readonly GatewayModule[]): string {
  return modules.flatMap(({ id }) => partsOf(id).map(({ body }) => body)).join('\n');
}

function partsOf(id: string): readonly Source[] {
  const folder = new URL(`../modules/${id}/staff-api/`, import.meta.url);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .map((name) => new Source(readFileSync(new URL(name, folder), 'utf8'), `modules/${id}/staff-api/${name}`));
}

function attach(schema: GraphQLSchema, resolvers: Readonly<Record<string, Fields>>): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!(type instanceof GraphQLObjectType)) throw new Error(`Resolvers for "${typeName}", which is no object type.`);
    for (const [name, resolve] of Object.entries(fields)) {
      const field = type.getFields()[name];
      if (field === undefined) throw new Error(`A resolver for "${typeName}.${name}", which the schema does not have.`);
      field.resolve = resolve;
    }
  }
}
