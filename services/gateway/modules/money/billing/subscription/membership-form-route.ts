import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { BudgetName } from '@network/server/limits/budgets.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import type { BillingMessage } from '../message-keys.ts';

const FORM_LIMIT_BYTES = 4_096;

/** The answer of a page of a member's membership: the next page, or why the form was refused, by field. */
export type MembershipFormAnswer =
  | { readonly outcome: 'redirect'; readonly location: string }
  | { readonly outcome: 'refused'; readonly errors: Readonly<Record<string, string>>; readonly values: object };

/** The member that sent a form, and the brand that they sent it from. */
export interface FormSender {
  readonly context: RequestContext;
  readonly tenant: Tenant;
  readonly userId: string;
}

interface MembershipForm {
  readonly path: `/brand/${string}`;
  readonly budget: BudgetName;
  /** The answer to a caller who may manage no membership: a visitor, whom the page leads to the sign-in. */
  readonly refusal: BillingMessage;
  readonly answer: (sender: FormSender, body: unknown) => Promise<MembershipFormAnswer>;
}

/** A form that was refused, with the message key of the reason; `form` is the whole of it. */
export function refusedForm(field: string, key: string, values: object = {}): MembershipFormAnswer {
  return { outcome: 'refused', errors: { [field]: key }, values };
}

/** Leads to a page of the brand's members host; what is null is left out of its address. */
export function toPage(
  { tenant }: Pick<FormSender, 'tenant'>,
  path: string,
  search: Readonly<Record<string, string | null>> = {},
): MembershipFormAnswer {
  const parameters = Object.entries(search).filter((entry): entry is [string, string] => !!entry[1]);
  const query = new URLSearchParams(parameters).toString();
  return { outcome: 'redirect', location: `${tenant.urls.members}${path}${query && `?${query}`}` };
}

/** Registers a form by which members change a membership without scripts, for brand servers alone. */
export async function membershipFormRoute(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => RequestContext,
  { path, budget, refusal, answer }: MembershipForm,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: FORM_LIMIT_BYTES });
    scope.post(
      path,
      { bodyLimit: FORM_LIMIT_BYTES, config: { write: { budget, from: 'person' } } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const context = contextOf(request);
        const { tenant } = context;
        if (tenant === null) return reply.code(404).send({ error: 'not-found' });
        const person = await context.person();
        if (person === null || !(await context.ability()).can('manage', 'membership')) {
          return reply.send(refusedForm('form', refusal));
        }
        return reply.send(await answer({ context, tenant, userId: person.userId }, request.body));
      },
    );
  });
}
