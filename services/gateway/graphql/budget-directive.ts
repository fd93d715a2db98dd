import { defaultFieldResolver, type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { type BudgetName, BUDGETS } from '@network/server/limits/budgets.ts';
import type { RequestContext } from '../http/request-context.ts';
import { rateLimited } from '../limits/rate-limited.ts';
import { spendBudget } from '../limits/spend-budget.ts';
import { inTurnOfPerson } from '../limits/turns-of-person.ts';
import { directiveText } from './directive-text.ts';

type Resolver = GraphQLFieldResolver<unknown, RequestContext, Record<string, unknown>>;

/**
 * Makes every mutation take from its `@budget` before it resolves, and those of one person take turns. The schema is changed in place.
 * @throws Error for a mutation without a budget, or with one that does not exist
 */
export function limitMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const budget = budgetOf(field);
    const resolve = (field.resolve ?? defaultFieldResolver) as Resolver;
    const limited: Resolver = async (parent, args, context, info) => {
      const person = (await context.sessionHolder())?.userId ?? null;
      const write = async () => {
        const wait = await spendBudget(context.services, budget, { person, address: context.clientAddress });
        if (wait !== null) throw rateLimited(wait);
        return resolve(parent, args, context, info);
      };
      // The count of a budget is a row, for which calls at once wait as well.
      return person === null ? write() : inTurnOfPerson(context.services, person, write);
    };
    field.resolve = limited as NonNullable<typeof field.resolve>;
  }
  return schema;
}

/** The `@budget` of a mutation. @throws Error without one, or for one that libs/server does not know */
export function budgetOf(field: GraphQLField<unknown, unknown>): BudgetName {
  const budget = directiveText(field, 'budget', 'from');
  if (budget === null)
    throw new Error(`The mutation "${field.name}" has no budget: its schema must say @budget(from: …).`);
  if (!Object.hasOwn(BUDGETS, budget)) {
    throw new Error(
      `The mutation "${field.name}" takes from "${budget}", which libs/server/limits/budgets.ts does not have.`,
    );
  }
  return budget as BudgetName;
}
