import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { MembershipChange } from '../../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { requirePerson, requireTenant } from '../../../../http/require-person.ts';
import type { GatewayServices } from '../../../../services.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { pauseMembership } from '../pause/pause-membership.ts';
import { resumeMembership } from '../pause/resume-membership.ts';
import { schedulePlanChange, withdrawPlannedChange } from '../planned-changes/schedule-plan-change.ts';
import { type ManagedSubscription, managedSubscription } from '../subscription/managed-subscription.ts';

/** A change that a person makes to one of their memberships. */
export type OwnChange =
  | { readonly kind: 'pause'; readonly months: number }
  /** Withdraws a pause, or ends one that has begun. */
  | { readonly kind: 'resume' }
  | { readonly kind: 'plan'; readonly optionId: number }
  /** Withdraws a planned change of plan. */
  | { readonly kind: 'keep-plan' };

/** Changes a membership of the person, by a dialog or a form; another person's id answers as one that does not exist. */
export async function changeOwnMembership(
  context: RequestContext,
  subscriptionId: string,
  change: OwnChange,
): Promise<MembershipChange> {
  const { services } = context;
  const { userId } = await requirePerson(context);
  const tenant = requireTenant(context);
  const managed = await managedSubscription(services, userId, tenant, subscriptionId);
  if (managed === null) return { success: false, messageKey: BILLING_MESSAGES.noSuchMembership };
  const answer = await carryOut(services, tenant, managed, change);
  context.clearCachedViewer();
  return answer;
}

function carryOut(
  services: GatewayServices,
  tenant: Tenant,
  managed: ManagedSubscription,
  change: OwnChange,
): Promise<MembershipChange> {
  switch (change.kind) {
    case 'pause':
      return pauseMembership(services, managed, change.months);
    case 'resume':
      return resumeMembership(services, managed.agreement);
    case 'plan':
      return schedulePlanChange(services, tenant, managed, change.optionId);
    case 'keep-plan':
      return withdrawPlannedChange(services, managed);
  }
}
