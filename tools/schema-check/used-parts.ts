import {
  type DocumentNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * The parts of a schema that a document relies on, as GraphQL Inspector names them: `Video`, `Video.title`,
 * `Query.video.slug`, `Order.NEWEST`. Of an input that a variable brings along, everything: its values are not known here.
 */
export function usedParts(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const used = new Set<string>();
  const info = new TypeInfo(schema);

  const useInput = (type: GraphQLInputType): void => {
    const named = getNamedType(type);
    if (used.has(named.name)) return;
    used.add(named.name);
    if (isEnumType(named)) for (const { name } of named.getValues()) used.add(`${named.name}.${name}`);
    if (!isInputObjectType(named)) return;
    for (const field of Object.values(named.getFields())) {
      used.add(`${named.name}.${field.name}`);
      useInput(field.type);
    }
  };

  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        const [parent, field] = [info.getParentType(), info.getFieldDef()];
        if (!parent || !field) return;
        used.add(`${parent.name}.${field.name}`).add(getNamedType(field.type).name);
      },
      Argument({ name }) {
        const [parent, field, argument] = [info.getParentType(), info.getFieldDef(), info.getArgument()];
        if (parent && field) used.add(`${parent.name}.${field.name}.${name.value}`);
        if (argument) useInput(argument.type);
      },
      NamedType({ name }) {
        used.add(name.value);
      },
      VariableDefinition({ type }) {
        const input = typeFromAST(schema, type as never);
        if (input) useInput(input as GraphQLInputType);
      },
    }),
  );
  return used;
}
