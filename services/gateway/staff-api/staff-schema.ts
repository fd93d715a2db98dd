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
import {
  describeOperationRule,
  mayCallOperation,
  ONE_AT_A_TIME,
  STAFF_OPERATIONS,
} from '@network/access/staff/staff-operations.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { GatewayModule } from '../module.ts';
import type { StaffContext } from './staff-context.ts';
import { boundTexts } from '../graphql/bound-directive.ts';
import { oncePerModules } from '../graphql/once-per-modules.ts';
import { folderOfModule } from '../modules/declared-modules.ts';
import { scalars } from '../modules/platform/network/public.ts';
import { asOnlyJob, requireStillInForce } from '../modules/staff/staff/public.ts';

type Fields = Readonly<Record<string, GraphQLFieldResolver<unknown, unknown>>>;

/**
 * The executable schema of the staff API, which no brand server reaches: the `staff-api/*.graphql` of the modules composed,
 * their `staffResolvers` attached. Each operation is refused to whom `libs/access/staff` refuses it, before its resolver runs,
 * and before that a text that is longer than its bound.
 * @throws Error for SDL that does not compose, for a resolver of a field that no SDL has, for an operation without a rule and
 *   for a text without a bound
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
  return boundTexts(schema);
}

/** The staff schema of these modules, composed once. */
export const staffSchemaOf = oncePerModules(createStaffSchema);

/** The text of the schema, with its descriptions. */
export function readStaffSdl(modules: readonly GatewayModule[]): string {
  return modules.flatMap(({ id }) => partsOf(id).map(({ body }) => body)).join('\n');
}

function partsOf(id: string): readonly Source[] {
  const path = `modules/${folderOfModule(id)}/staff-api/`;
  const folder = new URL(`../${path}`, import.meta.url);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .map((name) => new Source(readFileSync(new URL(name, folder), 'utf8'), `${path}${name}`));
}

function attach(schema: GraphQLSchema, resolvers: Readonly<Record<string, Fields>>): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!(type instanceof GraphQLObjectType)) throw new Error(`Resolvers for "${typeName}", which is no object type.`);
    for (const [name, resolve] of Object.entries(fields)) {
      const field = type.getFields()[name];
      if (field === undefined) throw new Error(`A resolver for "${typeName}.${name}", which the schema does not have.`);
      field.resolve =
        type === schema.getQueryType() || type === schema.getMutationType() ? guarded(name, resolve) : resolve;
    }
  }
}

function guarded(operation: string, resolve: Fields[string]): Fields[string] {
  const rule = STAFF_OPERATIONS[operation];
  if (rule === undefined) throw new Error(`Nobody may call "${operation}": it has no rule in libs/access/staff.`);
  return (parent, args, context, info) => {
    const { staff, services } = context as StaffContext;
    if (!mayCallOperation(staff, operation)) {
      const scope = describeOperationRule(rule);
      throw new GatewayError('FORBIDDEN', 'errors.accessDenied', `This needs the scope ${scope}.`, { scope });
    }
    const run = () =>
      ONE_AT_A_TIME.has(operation)
        ? asOnlyJob(services, staff, operation, async () => resolve(parent, args, context, info))
        : resolve(parent, args, context, info);
    return isFirst(context as StaffContext) ? run() : requireStillInForce(services.db, staff).then(run);
  };
}

/** Calls of which an operation has begun. */
const begun = new WeakSet<StaffContext>();

/**
 * Whether nothing of a call was carried out yet: its member of staff was looked up just now. Before each further operation of its
 * document they are looked at again.
 */
function isFirst(context: StaffContext): boolean {
  if (begun.has(context)) return false;
  begun.add(context);
  return true;
}
