import type { MutationResolvers } from '../../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { requirePerson } from '../../../../http/require-person.ts';
import { loadPerson } from './profile-repository.ts';
import { acknowledge, type Acknowledgement, healthWarningOf, stateOf } from './profile-state.ts';

type Resolvers = Pick<
  MutationResolvers,
  | 'acknowledgeGemsIntro'
  | 'acknowledgeNewGemsBalance'
  | 'acknowledgePromotionalTeaserViewed'
  | 'acknowledgeHealthWarning'
>;

/** Each returns the changed profile state. */
export const profileStateResolvers: Resolvers = {
  acknowledgeGemsIntro: (_parent, { when }, context) => record(context, 'gems_intro_at', new Date(when)),
  acknowledgeNewGemsBalance: (_parent, _args, context) => record(context, 'gems_acknowledged_at'),
  acknowledgePromotionalTeaserViewed: (_parent, _args, context) => record(context, 'teaser_viewed_at'),
  acknowledgeHealthWarning: (_parent, { usaHealthWarningStateCode }, context) => {
    const warning = healthWarningOf(usaHealthWarningStateCode);
    if (warning === null) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'This state has no warning.');
    return record(context, warning);
  },
};

async function record(context: RequestContext, what: Acknowledgement, at: Date | null = null) {
  const { services } = context;
  const person = await requirePerson(context);
  await acknowledge(services, person.userId, what, at);
  return stateOf(await loadPerson(services, person.userId));
}
