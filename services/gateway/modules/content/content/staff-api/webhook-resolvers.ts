import {
  createEndpoint,
  deleteEndpoint,
  enableEndpoint,
  isWebhookType,
  listEndpoints,
  replayEndpoint,
  type WebhookEndpoint,
} from '../../../platform/webhooks/public.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import type { MutationResolvers, QueryResolvers, WebhookResolvers } from '../../../../staff-api/resolvers.generated.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';

/** The services, once the right to manage webhooks is checked. */
function managing({ staff, services }: StaffContext) {
  requireScope(staff, 'webhooks:manage');
  return services;
}

/** Queries of the addresses that are called. */
export const webhookQueries = {
  webhooks: (_parent, _args, context) => listEndpoints(managing(context).db),
} satisfies QueryResolvers;

/** Changes of the addresses that are called. */
export const webhookMutations = {
  createWebhook: async (_parent, { url, types }, context) => {
    const services = managing(context);
    const unknown = types.find((type) => !isWebhookType(type));
    if (unknown !== undefined) {
      return { __typename: 'ContentInvalid', problems: [{ path: 'types', message: `there is no type "${unknown}"` }] };
    }
    const created = await createEndpoint(services, context.staff, { url, types: types.filter(isWebhookType) });
    if ('message' in created) return { __typename: 'ContentInvalid', problems: [created] };
    return { __typename: 'WebhookCreated', webhook: created.endpoint, secret: created.secret };
  },
  enableWebhook: (_parent, { id }, context) => enableEndpoint(managing(context), context.staff, id),
  replayWebhook: (_parent, { id, since }, context) =>
    replayEndpoint(managing(context), context.staff, { id, since: new Date(since) }),
  deleteWebhook: (_parent, { id }, context) => deleteEndpoint(managing(context), context.staff, id),
} satisfies MutationResolvers;

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Fields of an address that is called. */
export const webhookFields = {
  createdAt: ({ created_at }: WebhookEndpoint) => created_at.toISOString(),
  createdBy: ({ created_by }: WebhookEndpoint) => created_by,
  failingSince: ({ failing_since }: WebhookEndpoint) => moment(failing_since),
  disabledAt: ({ disabled_at }: WebhookEndpoint) => moment(disabled_at),
} satisfies WebhookResolvers;
