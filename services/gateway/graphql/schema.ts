import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  buildASTSchema,
  concatAST,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  parse,
  Source,
  validateSchema,
} from 'graphql';
import type { GatewayModule } from '../module.ts';
import { folderOfModule } from '../modules/declared-modules.ts';
import { guardFields } from './access-directive.ts';
import { boundTexts } from './bound-directive.ts';
import { limitMutations } from './budget-directive.ts';
import { hidePersonalFields } from './personal-directive.ts';

type FieldResolvers = Readonly<Record<string, unknown>>;

/**
 * The executable schema: each module's `.graphql` files composed, its resolvers attached, every mutation
 * limited, every `@access` field guarded, every `@personal` one hidden from stand-ins, and every text bounded.
 * @throws Error for SDL that does not compose, for a resolver of a field that no SDL has, and for a text without a bound
 */
export function createSchema(modules: readonly GatewayModule[]): GraphQLSchema {
  const schema = composeSdl(modules);
  for (const module of modules) {
    for (const [typeName, resolvers] of Object.entries(module.resolvers ?? {})) attach(schema, typeName, resolvers);
  }
  const problems = validateSchema(schema);
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('\n'));
  return boundTexts(hidePersonalFields(guardFields(limitMutations(schema))));
}

function composeSdl(modules: readonly GatewayModule[]): GraphQLSchema {
  const documents = modules.flatMap(({ id }) => {
    const path = `modules/${folderOfModule(id)}/`;
    const folder = new URL(`../${path}`, import.meta.url);
    return sdlNames(folder).map((name) =>
      parse(new Source(readFileSync(new URL(name, folder), 'utf8'), `${path}${name}`)),
    );
  });
  return buildASTSchema(concatAST(documents));
}

/** A module may have REST routes or data only; a long schema is in several files, as for the code generator. */
function sdlNames(folder: URL): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .toSorted();
}

function attach(schema: GraphQLSchema, typeName: string, resolvers: unknown): void {
  const type = schema.getType(typeName);
  if (type instanceof GraphQLScalarType && resolvers instanceof GraphQLScalarType) {
    type.serialize = resolvers.serialize;
    type.parseValue = resolvers.parseValue;
    type.parseLiteral = resolvers.parseLiteral;
    return;
  }
  // Unions and interfaces are resolved by `__typename` on the value.
  if (!(type instanceof GraphQLObjectType)) throw new Error(`Resolvers for "${typeName}", which is no object type.`);
  for (const [name, resolver] of Object.entries(resolvers as FieldResolvers)) {
    const field = type.getFields()[name];
    if (field === undefined) throw new Error(`A resolver for "${typeName}.${name}", which the schema does not have.`);
    field.resolve = resolver as NonNullable<typeof field.resolve>;
  }
}
