import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  getNamedType,
  GraphQLObjectType,
  type GraphQLSchema,
  isUnionType,
} from 'graphql';
import { GatewayError } from '../http/gateway-error.ts';
import { checkAbility } from '../http/guard.ts';
import { refusalOf } from '../http/refusal.ts';
import type { RequestContext } from '../http/request-context.ts';
import { directiveText } from './directive-text.ts';
import { itemInQuestion, needsItem } from './item-in-question.ts';

interface AccessRule {
  readonly action: string;
  readonly subject: string;
}

type Resolver = GraphQLFieldResolver<unknown, RequestContext, Record<string, unknown>>;

/** Checks the `@access` of every field that has one before it resolves. The schema is changed in place. */
export function guardFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const rule = accessRuleOf(field);
      if (rule !== null) field.resolve = guarded(field, rule);
    }
  }
  return schema;
}

/** The `@access` of a field, or null. */
export function accessRuleOf(field: GraphQLField<unknown, unknown>): AccessRule | null {
  const action = directiveText(field, 'access', 'action');
  const subject = directiveText(field, 'access', 'subject');
  return action === null || subject === null ? null : { action, subject };
}

function guarded(field: GraphQLField<unknown, unknown>, { action, subject }: AccessRule): Resolver {
  const resolve = (field.resolve ?? defaultFieldResolver) as Resolver;
  const named = getNamedType(field.type);
  const takesRefusals = isUnionType(named) && named.getTypes().some(({ name }) => name === 'AccessDenied');
  return async (parent, args, context, info) => {
    const item = needsItem(subject) ? await itemInQuestion(subject, parent, args, context) : undefined;
    if (item === null) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such thing here.');
    const answer = await checkAbility(context, action, subject, item);
    if (answer.ok) return resolve(parent, args, context, info);
    if (takesRefusals) return answer.denied;
    throw await refusalOf(context, answer.denied);
  };
}
