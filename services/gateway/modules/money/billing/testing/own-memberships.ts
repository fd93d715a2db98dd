import type { BillerTest } from '@network/testing/sandbox-biller.ts';
import type { MembershipChange, OwnMembership } from '../../../../graphql/resolvers.generated.ts';
import type { Joined } from './join.ts';
import { callAs } from './scene.ts';

const SHOWN = `{ memberships {
  subscriptionId name state sites brand { id } price { amount } renewalMonths renewalDays nextChargeAt isRenewalAwaited accessUntil card { name expires }
  canCancel canReactivate pause { from until hasBegun } pauseChoices { months until }
  plannedChange { name price { amount } startsAt } changeChoices { optionId name price { amount } startsAt }
  invoices { id }
} }`;

/** A person's memberships as their page shows them. */
export async function membershipsOf(test: BillerTest, who: Joined): Promise<readonly OwnMembership[]> {
  return (await callAs<{ memberships: readonly OwnMembership[] }>(test, who, SHOWN)).memberships;
}

/** The first of them. @throws Error without one */
export async function membershipOf(test: BillerTest, who: Joined): Promise<OwnMembership> {
  const [first] = await membershipsOf(test, who);
  if (!first) throw new Error('There is no membership.');
  return first;
}

type Change = 'pauseMembership' | 'resumeMembership' | 'schedulePlanChange' | 'withdrawPlannedChange';

/** Presses a button of that page, about the person's first membership unless another is named. */
export async function change(
  test: BillerTest,
  who: Joined,
  mutation: Change,
  more: { readonly id?: string; readonly months?: number; readonly optionId?: number } = {},
): Promise<MembershipChange> {
  const { id = (await membershipOf(test, who)).subscriptionId, ...input } = more;
  const text = [`subscriptionId: "${id}"`, ...Object.entries(input).map(([name, value]) => `${name}: ${value}`)];
  const call = `mutation { it: ${mutation}(${text.join(', ')}) { success messageKey } }`;
  return (await callAs<{ it: MembershipChange }>(test, who, call)).it;
}
