import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLOutputType,
  isListType,
  isLeafType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** The limits of one ad-hoc operation. Costs count fields, those below a list ten times. */
export const GRAPHQL_LIMITS = {
  bodyBytes: 100_000,
  tokens: 2_000,
  depth: 12,
  aliases: 30,
  directives: 30,
  cost: 30_000,
} as const;

const LIST_FACTOR = 10;

interface Weight {
  readonly cost: number;
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
}

const LEAF: Weight = { cost: 0, depth: 1, aliases: 0, directives: 0 };
const NOTHING: Weight = { cost: 0, depth: 0, aliases: 0, directives: 0 };

/** A validation rule that refuses operations beyond GRAPHQL_LIMITS. Each fragment is weighed once. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  const weighed = new Map<string, Weight>();
  const underWay = new Set<string>();

  const weighFragment = (fragment: FragmentDefinitionNode): Weight => {
    const name = fragment.name.value;
    const known = weighed.get(name);
    if (known !== undefined) return known;
    // A cycle is reported by the rule for cycles.
    if (underWay.has(name)) return NOTHING;
    underWay.add(name);
    const type = context.getSchema().getType(fragment.typeCondition.name.value);
    const weight = weigh(fragment.selectionSet, type as GraphQLOutputType | undefined);
    underWay.delete(name);
    weighed.set(name, weight);
    return weight;
  };

  const weigh = (selections: SelectionSetNode, parent: GraphQLOutputType | undefined): Weight => {
    let { cost, depth, aliases, directives } = NOTHING;
    for (const node of selections.selections) {
      directives += node.directives?.length ?? 0;
      let inner = NOTHING;
      if (node.kind === Kind.FIELD) {
        const type = fieldType(parent, node.name.value);
        if (node.alias !== undefined) aliases += 1;
        cost += 1;
        inner = LEAF;
        if (node.selectionSet !== undefined) {
          const below = weigh(node.selectionSet, type && (getNamedType(type) as GraphQLOutputType));
          const isList = type !== undefined && isListType(getNullableType(type)) && !isLeafType(getNamedType(type));
          inner = { ...below, cost: below.cost * (isList ? LIST_FACTOR : 1), depth: below.depth + 1 };
        }
      } else if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = context.getFragment(node.name.value);
        if (fragment) inner = weighFragment(fragment);
      } else {
        const on = node.typeCondition && context.getSchema().getType(node.typeCondition.name.value);
        inner = weigh(node.selectionSet, (on as GraphQLOutputType | undefined) ?? parent);
      }
      cost += inner.cost;
      depth = Math.max(depth, inner.depth);
      aliases += inner.aliases;
      directives += inner.directives;
    }
    return { cost, depth, aliases, directives };
  };

  return {
    OperationDefinition(node) {
      const root = context.getSchema().getRootType(node.operation);
      const weight = weigh(node.selectionSet, root ?? undefined);
      for (const limit of ['depth', 'aliases', 'directives', 'cost'] as const) {
        if (weight[limit] <= GRAPHQL_LIMITS[limit]) continue;
        context.reportError(
          new GraphQLError(`The operation's ${limit} is above the limit of ${GRAPHQL_LIMITS[limit]}.`, {
            nodes: node,
            extensions: { code: 'LIMIT_EXCEEDED', messageKey: 'errors.limitExceeded' },
          }),
        );
      }
    },
  };

  function fieldType(parent: GraphQLOutputType | undefined, name: string): GraphQLOutputType | undefined {
    if (parent === undefined || !('getFields' in parent)) return undefined;
    return parent.getFields()[name]?.type;
  }
}
