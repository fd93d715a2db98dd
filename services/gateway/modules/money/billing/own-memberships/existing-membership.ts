import type { ExistingMembership, JoinOptionsResolvers } from '../../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { subscriptionFor } from '../../membership/public.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { chargedPlan, planName } from '../options/plan-name.ts';
import { isResumable, lastingPause } from '../pause/pausing.ts';
import { offeredTo } from '../request-facts.ts';
import { currentAgreement, pauseOf } from '../subscription/agreement.ts';
import { isReactivatable } from '../subscription/reactivate.ts';

/** The own membership of this tenant that a purchase would double: paused, to be paid, or cancelled and not over. */
async function findExisting(context: RequestContext): Promise<ExistingMembership | null> {
  const { services, tenant } = context;
  const { membership, plans } = await offeredTo(context);
  const subscription = membership && tenant && subscriptionFor(membership, tenant);
  if (!subscription || subscription.isTandem) return null;
  const agreement = await currentAgreement(services.db, subscription.id);
  const plan = agreement && plans.find(({ id }) => id === agreement.plan_id);
  if (!agreement || !plan) return null;
  const name = planName(chargedPlan(plan, agreement.paid_period));
  const now = services.clock.now();
  const pause = isResumable(agreement, now) ? pauseOf(agreement) : lastingPause(agreement, now);
  if (pause !== null) return { name, reason: 'PAUSED', until: pause.until.toISOString() };
  if (agreement.status === 'past-due') return { name, reason: 'PAST_DUE', until: null };
  if (!isReactivatable({ subscription, agreement }, capabilitiesOf(services, agreement.biller))) return null;
  return { name, reason: 'CANCELLED', until: subscription.entitlement.accessUntil?.toISOString() ?? null };
}

/** Returns what a buyer reads before they pay for something twice. */
export const existingMembershipResolvers: Pick<JoinOptionsResolvers, 'existing'> = {
  existing: (_parent, _args, context) => findExisting(context),
};
