import type { MutationResolvers, QueryResolvers } from '../../../../graphql/resolvers.generated.ts';
import { requireTenant } from '../../../../http/require-person.ts';
import { offeredTo } from '../request-facts.ts';
import { changeOwnMembership } from './change-own.ts';
import { loadOwnMemberships } from './load-memberships.ts';

/** All memberships of a person. */
export const ownMembershipQueries: Pick<QueryResolvers, 'memberships'> = {
  memberships: async (_parent, _args, context) => {
    const tenant = requireTenant(context);
    const { membership, plans } = await offeredTo(context);
    return membership === null ? [] : loadOwnMemberships({ services: context.services, tenant, plans }, membership);
  },
};

/** Pauses and planned changes of plan. */
export const ownMembershipMutations: Pick<
  MutationResolvers,
  'pauseMembership' | 'resumeMembership' | 'schedulePlanChange' | 'withdrawPlannedChange'
> = {
  pauseMembership: (_parent, { subscriptionId, months }, context) =>
    changeOwnMembership(context, subscriptionId, { kind: 'pause', months }),
  resumeMembership: (_parent, { subscriptionId }, context) =>
    changeOwnMembership(context, subscriptionId, { kind: 'resume' }),
  schedulePlanChange: (_parent, { subscriptionId, optionId }, context) =>
    changeOwnMembership(context, subscriptionId, { kind: 'plan', optionId }),
  withdrawPlannedChange: (_parent, { subscriptionId }, context) =>
    changeOwnMembership(context, subscriptionId, { kind: 'keep-plan' }),
};
